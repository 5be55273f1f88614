import { setLoading } from '../loading-overlay.ts';

/** Whether this click leads this tab to another site, such as another flow's. */
function leadsAway({ target, defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return false;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return false;
  return /^https?:$/.test(link.protocol) && link.origin !== location.origin;
}

// The last listener, so that any other can prevent the navigation first.
window.addEventListener('click', (event) => {
  if (leadsAway(event)) setLoading(true);
});

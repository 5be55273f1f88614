import { setLoading } from '../loading-overlay.ts';

/** Whether this tab follows the link to another site, such as that of another flow. */
function leadsAway({ target, defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return false;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return false;
  return /^https?:$/.test(link.protocol) && link.origin !== location.origin;
}

// It is the last listener, so that any other one can prevent the navigation first.
window.addEventListener('click', (event) => {
  if (leadsAway(event)) setLoading(true);
});

import { PREFETCH_IDLE_MS } from '../config/constants.ts';

/** What nobody waits for: fetched when the page has loaded and is idle, 2 s later at most (spec, section 9). */
const fetchRest = (): void => {
  import('./rest.ts').then(
    ({ afterIdle }) => {
      afterIdle();
    },
    () => undefined, // It helps, and stops nobody when it does not come.
  );
};

function whenIdle(): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(fetchRest, { timeout: PREFETCH_IDLE_MS });
  else setTimeout(fetchRest, PREFETCH_IDLE_MS);
}

if (document.readyState === 'complete') whenIdle();
else window.addEventListener('load', whenIdle, { once: true });

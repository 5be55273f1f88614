import { PREFETCH_IDLE_MS } from '../config/constants.ts';

export function afterLoad(run: () => void): void {
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: PREFETCH_IDLE_MS });
    else setTimeout(run, 200);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

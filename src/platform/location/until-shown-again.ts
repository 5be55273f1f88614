import { onPageRestored } from '../page-restored.ts';

/** The listener stays, because the page is being left. */
export const untilShownAgain = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    onPageRestored(resolve);
    signal.addEventListener('abort', () => {
      window.stop();
      resolve();
    });
  });

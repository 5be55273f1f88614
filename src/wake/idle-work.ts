import { inAppBrowser } from '../lib/in-app-browser.ts';
import { prefetchNext } from './prefetch.ts';

/** What a page does once it is idle: the next page is fetched ahead, and another app's browser is offered a way out. */
export function workWhenIdle(): void {
  prefetchNext();
  const browser = inAppBrowser(navigator.userAgent);
  if (!browser) return;
  import('./in-app-rescue.ts').then(
    ({ offerOwnBrowser }) => offerOwnBrowser(browser),
    () => undefined, // A hint that does not come stops nobody.
  );
}

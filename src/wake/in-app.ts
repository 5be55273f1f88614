import { inAppBrowser } from '../lib/in-app-browser.ts';

const browser = inAppBrowser(navigator.userAgent);
/** The notice and its words are fetched by those who need them only. */
if (browser) {
  import('./in-app-rescue.ts').then(
    ({ offerOwnBrowser }) => offerOwnBrowser(browser),
    () => undefined, // A hint that does not come stops nobody.
  );
}

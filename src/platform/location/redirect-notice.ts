import type { RedirectReason } from '../../config/redirect-reasons.ts';
import { formHelpMessages } from '../../i18n/lazy-messages.ts';
import { localeOfPage } from '../page-info.ts';
import { showMessageBar } from '../page-bar.ts';
import { afterLoad } from '../page-life-cycle.ts';

let close = (): void => undefined;
let isClosed = false;

/** Closes the notice, also one that is still loading, because the page has become an error page. */
export function closeRedirectNotice(): void {
  isClosed = true;
  close();
  document.addEventListener('page:swapped', () => (isClosed = false), { once: true });
}

/** Waits for the question about cookies, if it is asked: it hides the notice, which would appear for a moment before it. */
async function afterCookieQuestion(): Promise<void> {
  await new Promise<void>(afterLoad);
  if (!document.body.dataset.consent) return;
  await import('../consent/consent.ts').then((consent) => consent.openConsent()).catch(() => undefined);
}

/** Says why the visitor was redirected, and removes the reason from the address. */
export async function showRedirectNotice(): Promise<void> {
  const { hash, pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  await afterCookieQuestion();
  const { notices } = await formHelpMessages(localeOfPage());
  const { label, close: closeText, noApplication, unfinished, nothingToReplace, replaced, sentInOtherTab } = notices;
  const texts: Readonly<Record<RedirectReason, string>> = {
    noApplication,
    unfinished,
    nothingToReplace,
    replaced,
    sentInOtherTab,
  };
  const text = Object.entries(texts).find(([reason]) => hash === `#why=${reason}`)?.[1];
  if (text !== undefined && !isClosed) close = showMessageBar({ label, text, close: closeText, isOfPage: true });
}

import { IN_APP_KEY } from '../config/storage-keys.ts';
import { inAppBrowserMessages } from '../i18n/lazy-messages.ts';
import type { Messages } from '../i18n/messages.ts';
import { isMobileOrTablet, openExternallyUrl, type InAppBrowser } from '../lib/in-app-browser.ts';
import { interpolate } from '../lib/interpolate.ts';
import { localeOfPage } from './page-info.ts';
import { keepInTab, readFromTab } from './storage/storage.ts';

const APP_NAME: Record<InAppBrowser, string> = {
  line: 'LINE',
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
};
const BUTTON = 'link inline-flex min-h-touch items-center';

const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] => {
  const created = document.createElement(name);
  created.className = className;
  created.textContent = text;
  return created;
};

function openElsewhere(browser: InAppBrowser, messages: Messages['in-app-browser']): HTMLElement {
  if (browser === 'line') {
    const link = element('a', BUTTON, messages.open);
    link.href = openExternallyUrl(location.href);
    return link;
  }
  const copy = element('button', BUTTON, messages.copy);
  copy.type = 'button';
  copy.addEventListener('click', () => {
    navigator.clipboard.writeText(location.href).then(
      () => (copy.textContent = messages.copied),
      () => (copy.textContent = messages.copyFailed),
    );
  });
  return copy;
}

/** The notice stands on the first pages, because codes, uploads and payments may fail inside another app's browser. */
export async function showInAppBrowserNotice(browser: InAppBrowser): Promise<void> {
  const intro = document.getElementById('page-intro');
  if (!intro || !isMobileOrTablet(navigator.userAgent, navigator.maxTouchPoints)) return;
  if (readFromTab(IN_APP_KEY) !== undefined) return;
  const messages = await inAppBrowserMessages(localeOfPage());
  const notice = element('section', 'tone-info mb-6 rounded border p-4');
  notice.setAttribute('aria-label', messages.title);
  const text = interpolate(browser === 'line' ? messages.line : messages.others, { app: APP_NAME[browser] });
  const close = element('button', `${BUTTON} ms-6`, messages.dismiss);
  close.type = 'button';
  close.addEventListener('click', () => {
    keepInTab(IN_APP_KEY, '1');
    notice.remove();
  });
  notice.append(
    element('p', 'font-semibold', messages.title),
    element('p', '', text),
    openElsewhere(browser, messages),
    close,
  );
  intro.prepend(notice);
}

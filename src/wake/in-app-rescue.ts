import { isLocale, DEFAULT_LOCALE } from '../config/locales.ts';
import { rescueWords } from '../i18n/late-words.ts';
import { deviceInfo } from '../lib/device-info.ts';
import { fill } from '../lib/fill.ts';
import { externalAddress, type InAppBrowser } from '../lib/in-app-browser.ts';
import { dismissHint, isHintDismissed } from '../state/in-app-hint.ts';

const APP_NAME: Record<InAppBrowser, string> = {
  line: 'LINE',
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
};

const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
};

const BUTTON = 'link inline-flex min-h-touch items-center';

/** LINE hands the page over by a link; the others leave only their own menu, so the address is copied for pasting. */
async function wayOut(browser: InAppBrowser): Promise<HTMLElement> {
  const words = await rescueWords(locale());
  if (browser === 'line') {
    const link = element('a', BUTTON, words.open);
    link.href = externalAddress(location.href);
    return link;
  }
  const copy = element('button', BUTTON, words.copy);
  copy.type = 'button';
  copy.addEventListener('click', () => {
    navigator.clipboard.writeText(location.href).then(
      () => (copy.textContent = words.copied),
      () => (copy.textContent = words.copyFailed),
    );
  });
  return copy;
}

const locale = () => {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : DEFAULT_LOCALE;
};

/**
 * Offers the phone's own browser before a code, an upload or a payment is needed; once dismissed it stays away for this tab.
 * What was sent is found there by phone, e-mail and code.
 */
export async function offerOwnBrowser(browser: InAppBrowser): Promise<void> {
  const intro = document.getElementById('page-intro');
  const { isMobileOrTablet } = deviceInfo(navigator.userAgent, navigator.maxTouchPoints);
  if (!intro || !isMobileOrTablet || isHintDismissed()) return;
  const words = await rescueWords(locale());
  const box = element('section', 'tone-info mb-6 rounded border p-4');
  box.setAttribute('aria-label', words.title);
  const text = fill(browser === 'line' ? words.line : words.others, { app: APP_NAME[browser] });
  const close = element('button', `${BUTTON} ms-6`, words.dismiss);
  close.type = 'button';
  close.addEventListener('click', () => {
    dismissHint();
    box.remove();
  });
  box.append(element('p', 'font-semibold', words.title), element('p', '', text), await wayOut(browser), close);
  intro.prepend(box);
}

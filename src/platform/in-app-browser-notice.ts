import { IN_APP_KEY } from '../config/storage-keys.ts';
import { inAppBrowserMessages } from '../i18n/lazy-messages.ts';
import type { Messages } from '../i18n/messages.ts';
import { deviceInfo } from '../lib/device-info.ts';
import { ownBrowserAddress, type InAppBrowser } from '../lib/in-app-browser.ts';
import { interpolate } from '../lib/interpolate.ts';
import { element } from './element.ts';
import { openAddress } from './location/location.ts';
import { portableAddress } from './location/portable-address.ts';
import { localeOfPage } from './page-info.ts';
import { BAR_BUTTON, showPageBar, waitUntilScrolled } from './page-bar.ts';
import { keepInTab, readFromTab } from './storage/browser-storage.ts';

const APP_NAME: Record<InAppBrowser, string> = {
  line: 'LINE',
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
};

/** Old in-app browsers have no clipboard, so this also fails if it is missing. */
const copy = async (text: string): Promise<void> => {
  await navigator.clipboard.writeText(text);
};

/** Screen readers do not announce a button whose text changes, so a status says whether it has copied. */
function copyButton(messages: Messages['in-app-browser']): readonly [button: HTMLElement, status: HTMLElement] {
  const status = element('span', { class: 'sr-only', role: 'status' });
  const button = element('button', { class: BAR_BUTTON, type: 'button' }, messages.copy);
  const show = (text: string): void => {
    button.textContent = text;
    status.textContent = text;
  };
  button.addEventListener('click', () => {
    const address = portableAddress();
    copy(address).then(
      () => show(address === location.href ? messages.copied : messages.copiedAnswers),
      () => show(messages.copyFailed),
    );
  });
  return [button, status];
}

/**
 * The link contains the page's address only. Answers or a token are added on the click, because analytics and page
 * recordings can read links.
 */
function openLink(text: string, addressOf: (url: string) => string | undefined): readonly HTMLElement[] {
  const plain = addressOf(location.href);
  if (plain === undefined) return [];
  const link = element('a', { class: BAR_BUTTON, href: plain }, text);
  link.addEventListener('click', (event) => {
    const address = portableAddress();
    if (address === location.href) return;
    event.preventDefault();
    openAddress(addressOf(address) ?? address);
  });
  return [link];
}

let shown: HTMLElement | undefined;

function focusOn(bar: HTMLElement): void {
  delete bar.dataset.quiet;
  bar.querySelector<HTMLElement>('a, button')?.focus();
}

/**
 * Offers the phone's own browser, because files and payments may fail inside another app.
 * @param isWanted whether the applicant has asked for it, also after closing it
 */
export async function showInAppBrowserNotice(app: InAppBrowser, isWanted = false): Promise<void> {
  const device = deviceInfo(navigator.userAgent, navigator.maxTouchPoints);
  if (isWanted && shown?.isConnected) focusOn(shown);
  if (shown?.isConnected || !document.getElementById('page-intro') || !device.isMobileOrTablet) return;
  if (!isWanted && readFromTab(IN_APP_KEY) !== undefined) return;
  const messages = await inAppBrowserMessages(localeOfPage());
  const close = element('button', { class: `${BAR_BUTTON} ms-auto`, type: 'button' }, messages.dismiss);
  const actions = element(
    'div',
    { class: 'flex flex-wrap gap-x-6' },
    ...openLink(messages.open, (url) => ownBrowserAddress(url, app, device)),
    ...copyButton(messages),
    close,
  );
  const text = element('p', {}, interpolate(messages.text, { app: APP_NAME[app] }));
  const bar = element('aside', { 'aria-label': messages.label }, text, actions);
  if (!isWanted) waitUntilScrolled(bar);
  const remove = showPageBar(bar);
  shown = bar;
  if (isWanted) focusOn(bar);
  close.addEventListener('click', () => {
    keepInTab(IN_APP_KEY, '1');
    remove();
  });
}

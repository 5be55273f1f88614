import { IN_APP_KEY } from '../config/storage-keys.ts';
import { inAppBrowserMessages } from '../i18n/lazy-messages.ts';
import type { Messages } from '../i18n/messages.ts';
import { deviceInfo } from '../lib/device-info.ts';
import { ownBrowserAddress, type InAppBrowser } from '../lib/in-app-browser.ts';
import { interpolate } from '../lib/interpolate.ts';
import { localeOfPage } from './page-info.ts';
import { keepInTab, readFromTab } from './storage/storage.ts';

const APP_NAME: Record<InAppBrowser, string> = {
  line: 'LINE',
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
};
const BUTTON = 'inline-flex min-h-touch items-center font-semibold underline underline-offset-4';

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

/** Old browsers inside apps have no clipboard, so this also fails where it is missing. */
const copyAddress = async (): Promise<void> => {
  await navigator.clipboard.writeText(location.href);
};

/** Screen readers say nothing about a button whose text changes, so a status says what has become of the press. */
function copyButton(messages: Messages['in-app-browser']): readonly [button: HTMLElement, status: HTMLElement] {
  const status = element('span', 'sr-only');
  status.setAttribute('role', 'status');
  const show = (text: string): void => {
    copy.textContent = text;
    status.textContent = text;
  };
  const copy = element('button', BUTTON, messages.copy);
  copy.type = 'button';
  copy.addEventListener('click', () => {
    copyAddress().then(
      () => show(messages.copied),
      () => show(messages.copyFailed),
    );
  });
  return [copy, status];
}

/** Keeps the bar above the primary action of a form, and the end of the page above the bar. */
function keepAboveAction(bar: HTMLElement): () => void {
  const action = document.querySelector<HTMLElement>('.action-bar');
  const root = document.documentElement.style;
  const place = (): void => {
    const isInView = action && getComputedStyle(action).position === 'sticky';
    bar.style.bottom = `${isInView ? action.offsetHeight : 0}px`;
    root.setProperty('--in-app-bar', `${bar.offsetHeight}px`);
  };
  const observer = new ResizeObserver(place);
  observer.observe(bar);
  if (action) observer.observe(action);
  place();
  return () => {
    observer.disconnect();
    root.removeProperty('--in-app-bar');
  };
}

/**
 * Offers the phone's own browser in the first pages of a flow, because files and payments may fail inside another app.
 * The bar lies over the page, so that nothing moves when it appears.
 */
export async function showInAppBrowserNotice(app: InAppBrowser): Promise<void> {
  const device = deviceInfo(navigator.userAgent, navigator.maxTouchPoints);
  if (!document.getElementById('page-intro') || !device.isMobileOrTablet) return;
  if (readFromTab(IN_APP_KEY) !== undefined) return;
  const messages = await inAppBrowserMessages(localeOfPage());
  const bar = element('aside', 'in-app-bar');
  bar.setAttribute('aria-label', messages.label);
  const close = element('button', `${BUTTON} ms-auto`, messages.dismiss);
  close.type = 'button';
  const address = ownBrowserAddress(location.href, app, device);
  const open = address === undefined ? [] : [element('a', BUTTON, messages.open)];
  for (const link of open) link.href = address ?? '';
  const actions = element('div', 'flex gap-6');
  actions.append(...open, ...copyButton(messages), close);
  bar.append(element('p', '', interpolate(messages.text, { app: APP_NAME[app] })), actions);
  document.body.append(bar);
  const release = keepAboveAction(bar);
  close.addEventListener('click', () => {
    keepInTab(IN_APP_KEY, '1');
    release();
    bar.remove();
  });
}

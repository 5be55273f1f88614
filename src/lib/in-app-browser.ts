import type { DeviceInfo } from './device-info.ts';

/** Browsers in these apps lose stored data, hide files, and cannot open banking apps. */
export type InAppBrowser = 'line' | 'facebook' | 'instagram' | 'tiktok';

const PATTERNS: readonly (readonly [InAppBrowser, RegExp])[] = [
  ['line', /\bLine\/\d/i],
  ['instagram', /\bInstagram\b/],
  ['facebook', /\bFB(?:AN|AV|_IAB)\b/],
  ['tiktok', /\b(?:musical_ly|BytedanceWebview|TikTok)/i],
];

export const inAppBrowser = (userAgent: string): InAppBrowser | undefined =>
  PATTERNS.find(([, pattern]) => pattern.test(userAgent))?.[0];

/**
 * Whether the page is open in an in-app browser. The operating systems mark these, so apps that are not listed are
 * recognised too.
 */
export const isInsideApp = (userAgent: string): boolean =>
  inAppBrowser(userAgent) !== undefined ||
  userAgent.includes('; wv)') ||
  (/iPhone|iPod|iPad/.test(userAgent) && !/\bSafari\//.test(userAgent));

/**
 * Returns an address that opens `url` in the phone's own browser when it is selected, or `undefined` if no app is known
 * to follow one. LINE reads a parameter; Android has `intent:` for Chrome, and iOS a scheme for Safari. Apps may ignore
 * all of these, so the address can also be copied.
 */
export function ownBrowserAddress(
  url: string,
  app: InAppBrowser,
  { isAndroid, isIos }: Pick<DeviceInfo, 'isAndroid' | 'isIos'>,
): string | undefined {
  const address = new URL(url);
  if (app === 'line') {
    // The parameter is already there, so LINE has ignored it.
    if (address.searchParams.has('openExternalBrowser')) return undefined;
    address.searchParams.set('openExternalBrowser', '1');
    return address.href;
  }
  if (address.protocol !== 'https:') return undefined;
  const rest = address.href.slice('https://'.length);
  // Android takes the text before the last `#` as the address, which may contain another `#`.
  if (isAndroid) return `intent://${rest}#Intent;scheme=https;package=com.android.chrome;end`;
  return isIos ? `x-safari-https://${rest}` : undefined;
}

/** Browsers inside another app: they lose what they keep, hide files and break the way to a bank's app. */
export type InAppBrowser = 'line' | 'facebook' | 'instagram' | 'tiktok';

const MARKS: readonly (readonly [InAppBrowser, RegExp])[] = [
  ['line', /\bLine\/\d/i],
  ['instagram', /\bInstagram\b/],
  ['facebook', /\bFB(?:AN|AV|_IAB)\b/],
  ['tiktok', /\b(?:musical_ly|BytedanceWebview|TikTok)/i],
];

/** Which app's browser a user agent is; `undefined` for a browser of its own. */
export const inAppBrowser = (userAgent: string): InAppBrowser | undefined =>
  MARKS.find(([, mark]) => mark.test(userAgent))?.[0];

/** LINE opens an address in the phone's own browser when it carries this parameter. */
export function externalAddress(address: string): string {
  const url = new URL(address);
  url.searchParams.set('openExternalBrowser', '1');
  return url.href;
}

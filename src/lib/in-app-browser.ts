/** Browsers inside these apps lose stored data, hide files, and cannot open banking apps. */
export type InAppBrowser = 'line' | 'facebook' | 'instagram' | 'tiktok';

const PATTERNS: readonly (readonly [InAppBrowser, RegExp])[] = [
  ['line', /\bLine\/\d/i],
  ['instagram', /\bInstagram\b/],
  ['facebook', /\bFB(?:AN|AV|_IAB)\b/],
  ['tiktok', /\b(?:musical_ly|BytedanceWebview|TikTok)/i],
];

export const inAppBrowser = (userAgent: string): InAppBrowser | undefined =>
  PATTERNS.find(([, pattern]) => pattern.test(userAgent))?.[0];

/** @param touchPoints an iPad calls itself a Mac, and only this tells it apart */
export const isMobileOrTablet = (userAgent: string, touchPoints: number): boolean =>
  /iPhone|iPod|iPad|Android/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1);

/** LINE opens such a URL in the phone's own browser. */
export function openExternallyUrl(url: string): string {
  const external = new URL(url);
  external.searchParams.set('openExternalBrowser', '1');
  return external.href;
}

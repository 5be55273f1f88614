/** The facts in a browser's user agent (docs/spec.md, section 3, "Device info"). */
export interface DeviceInfo {
  readonly userAgent: string;
  readonly isMobile: boolean;
  readonly isTablet: boolean;
  readonly isDesktop: boolean;
  readonly isMobileOrTablet: boolean;
  readonly isDesktopOrTablet: boolean;
  readonly isIos: boolean;
  readonly isAndroid: boolean;
  readonly isWindows: boolean;
  readonly isMacOS: boolean;
  readonly isSafari: boolean;
  readonly isFirefox: boolean;
  readonly isEdge: boolean;
  readonly isChrome: boolean;
  readonly isSamsung: boolean;
  readonly isCrawler: boolean;
}

/**
 * On iOS, browsers have different names in the user agent. All browsers except Firefox also contain "Safari", and most
 * contain "Chrome".
 */
const EDGE = /\bEdg(?:e|A|iOS)?\//;
const SAMSUNG = /\bSamsungBrowser\//;
const FIREFOX = /\b(?:Firefox|FxiOS)\//;
const CHROME = /\b(?:Chrome|CriOS)\//;
const SAFARI = /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//;
const CRAWLER = /(?:bot|crawler|spider|crawling)\b/i;
const MAKER_OF_PHONES = /\bCUBOT\b/;

/** @param touchPoints distinguishes an iPad from a Mac, because both have the same user agent */
export function deviceInfo(userAgent: string, touchPoints = 0): DeviceInfo {
  const has = (pattern: RegExp): boolean => pattern.test(userAgent);
  const isMac = has(/Macintosh/);
  const isIpad = has(/iPad/) || (isMac && touchPoints > 1);
  const isIos = isIpad || has(/iPhone|iPod/);
  const isAndroid = has(/Android/);
  const isTablet = isIpad || (isAndroid && !has(/Mobile/));
  const isMobile = !isTablet && (isIos || isAndroid);
  const isEdge = has(EDGE);
  const isSamsung = has(SAMSUNG);
  const isFirefox = has(FIREFOX);
  const isChrome = has(CHROME) && !isEdge && !isSamsung;
  return {
    userAgent,
    isMobile,
    isTablet,
    isDesktop: !isMobile && !isTablet,
    isMobileOrTablet: isMobile || isTablet,
    isDesktopOrTablet: !isMobile,
    isIos,
    isAndroid,
    isWindows: has(/Windows NT/),
    isMacOS: isMac && !isIpad,
    isSafari: has(SAFARI) && !has(CHROME) && !isEdge && !isFirefox,
    isFirefox,
    isEdge,
    isChrome,
    isSamsung,
    isCrawler: has(CRAWLER) && !has(MAKER_OF_PHONES),
  };
}

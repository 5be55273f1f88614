import { isbot } from 'isbot';

/** What is known of the applicant's device (spec, section 3, "Device info"). */
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
 * Reads a user agent.
 * @param touchPoints `navigator.maxTouchPoints`: an iPad calls itself a Mac, and only this tells it apart
 */
export function deviceInfo(userAgent: string, touchPoints: number): DeviceInfo {
  const says = (pattern: RegExp): boolean => pattern.test(userAgent);
  const isIpad = says(/iPad/) || (says(/Macintosh/) && touchPoints > 1);
  const isAndroid = says(/Android/);
  const isIos = says(/iPhone|iPod/) || isIpad;
  const isTablet = isIpad || (isAndroid && !says(/Mobile/));
  const isMobile = !isTablet && (says(/iPhone|iPod/) || isAndroid);
  const isDesktop = !isMobile && !isTablet;
  const isSamsung = says(/SamsungBrowser/);
  const isEdge = says(/Edg(?:e|A|iOS)?\//);
  const isFirefox = says(/Firefox\/|FxiOS\//);
  const isChrome = says(/Chrome\/|CriOS\//) && !isEdge && !isSamsung;
  return {
    userAgent,
    isMobile,
    isTablet,
    isDesktop,
    isMobileOrTablet: isMobile || isTablet,
    isDesktopOrTablet: isDesktop || isTablet,
    isIos,
    isAndroid,
    isWindows: says(/Windows/),
    isMacOS: says(/Macintosh/) && !isIpad,
    isSafari: says(/Safari\//) && !says(/Chrome\/|CriOS\/|FxiOS\/|Edg|Android/),
    isFirefox,
    isEdge,
    isChrome,
    isSamsung,
    isCrawler: isbot(userAgent),
  };
}

import { describe, expect, test } from 'vitest';
import { deviceInfo, type DeviceInfo } from '../../src/lib/device-info.ts';
import { externalAddress, inAppBrowser } from '../../src/lib/in-app-browser.ts';

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = `${MOZILLA} (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${WEBKIT}`;
const MAC = `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/17.5 Safari/605.1.15`;
const ANDROID = `${MOZILLA} (Linux; Android 14; SM-A546E)`;

/** Flags that are true, beside those that follow from them. */
const flags = (userAgent: string, touchPoints = 0): string[] =>
  Object.entries(deviceInfo(userAgent, touchPoints) satisfies DeviceInfo)
    .filter(([name, value]) => value === true && !name.includes('Or'))
    .map(([name]) => name);

describe('a device', () => {
  test.each([
    ['an iPhone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 5, ['isMobile', 'isIos', 'isSafari']],
    ['an iPad that calls itself a Mac', MAC, 5, ['isTablet', 'isIos', 'isSafari']],
    ['a Mac', MAC, 0, ['isDesktop', 'isMacOS', 'isSafari']],
    [
      'an Android phone',
      `${ANDROID} ${BLINK} Chrome/126.0.0.0 Mobile Safari/537.36`,
      5,
      ['isMobile', 'isAndroid', 'isChrome'],
    ],
    [
      'an Android tablet with Samsung’s browser',
      `${MOZILLA} (Linux; Android 13; SM-X200) ${BLINK} SamsungBrowser/25.0 Chrome/121.0.0.0 Safari/537.36`,
      5,
      ['isTablet', 'isAndroid', 'isSamsung'],
    ],
    [
      'Edge on Windows',
      `${MOZILLA} (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`,
      0,
      ['isDesktop', 'isWindows', 'isEdge'],
    ],
    [
      'Firefox on Windows',
      `${MOZILLA} (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0`,
      0,
      ['isDesktop', 'isWindows', 'isFirefox'],
    ],
    [
      'a crawler',
      `${MOZILLA} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
      0,
      ['isDesktop', 'isCrawler'],
    ],
    ['nothing', '', 0, ['isDesktop']],
  ] as const)('%s', (_what, userAgent, touchPoints, expected) => {
    expect(flags(userAgent, touchPoints).sort()).toEqual([...expected].sort());
  });

  test('what follows from the kind of device', () => {
    expect(deviceInfo(MAC, 5)).toMatchObject({ isMobileOrTablet: true, isDesktopOrTablet: true });
    expect(deviceInfo(MAC, 0)).toMatchObject({ isMobileOrTablet: false, isDesktopOrTablet: true });
  });
});

test.each([
  ['line', `${IPHONE} Safari Line/14.8.0`],
  ['facebook', `${ANDROID} ${BLINK} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/469.0.0.0;]`],
  ['facebook', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/469.0]`],
  ['instagram', `${IPHONE} Mobile/15E148 Instagram 335.0.0.0`],
  ['tiktok', `${ANDROID} ${BLINK} Chrome/126.0 Mobile Safari/537.36 trill_340 BytedanceWebview/d8a21c6`],
  ['tiktok', `${IPHONE} Mobile/15E148 musical_ly_34.0.0`],
  [undefined, `${ANDROID} ${BLINK} Chrome/126.0.0.0 Mobile Safari/537.36`],
  [undefined, `${MOZILLA} (X11; Linux x86_64) Baseline/1 Chrome/126`],
])('the browser of an app: %s', (expected, userAgent) => {
  expect(inAppBrowser(userAgent)).toBe(expected);
});

test('LINE opens the same address, with its query, in the own browser', () => {
  expect(externalAddress('https://example.org/regisbachelor?utm_source=ad#a')).toBe(
    'https://example.org/regisbachelor?utm_source=ad&openExternalBrowser=1#a',
  );
});

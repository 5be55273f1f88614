import { describe, expect, test } from 'vitest';
import { deviceInfo, type DeviceInfo } from '../../src/lib/device-info.ts';

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = `${MOZILLA} (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${WEBKIT}`;
const IPAD = `${MOZILLA} (iPad; CPU OS 17_5 like Mac OS X) ${WEBKIT}`;
const MAC = `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/17.5 Safari/605.1.15`;
const WINDOWS = `${MOZILLA} (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/126.0.0.0 Safari/537.36`;
const PHONE = `${MOZILLA} (Linux; Android 14; SM-A546E) ${BLINK}`;
const TABLET = `${MOZILLA} (Linux; Android 13; SM-X200) ${BLINK}`;

type Flag = Exclude<keyof DeviceInfo, 'userAgent'>;
const trueOf = (userAgent: string, touchPoints?: number): string[] =>
  Object.entries(deviceInfo(userAgent, touchPoints)).flatMap(([name, value]) => (value === true ? [name] : []));

const MOBILE = ['isMobile', 'isMobileOrTablet'] as const satisfies readonly Flag[];
const ANY_TABLET = ['isTablet', 'isMobileOrTablet', 'isDesktopOrTablet'] as const satisfies readonly Flag[];
const DESKTOP = ['isDesktop', 'isDesktopOrTablet'] as const satisfies readonly Flag[];

test('it has the sixteen fields of docs/spec.md, section 3, and the text of the browser as it came', () => {
  expect(Object.keys(deviceInfo(WINDOWS))).toEqual([
    ...['userAgent', 'isMobile', 'isTablet', 'isDesktop', 'isMobileOrTablet', 'isDesktopOrTablet'],
    ...['isIos', 'isAndroid', 'isWindows', 'isMacOS'],
    ...['isSafari', 'isFirefox', 'isEdge', 'isChrome', 'isSamsung', 'isCrawler'],
  ]);
  expect(deviceInfo(WINDOWS).userAgent).toBe(WINDOWS);
});

describe('of each browser exactly these are true', () => {
  test.each<readonly [string, string, number, readonly Flag[]]>([
    ['Safari on an iPhone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 5, [...MOBILE, 'isIos', 'isSafari']],
    ['Chrome on an iPhone', `${IPHONE} CriOS/126.0 Mobile/15E148 Safari/604.1`, 5, [...MOBILE, 'isIos', 'isChrome']],
    ['Firefox on an iPhone', `${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1`, 5, [...MOBILE, 'isIos', 'isFirefox']],
    [
      'Edge on an iPhone',
      `${IPHONE} Version/17.0 EdgiOS/126.0 Mobile/15E148 Safari/604.1`,
      5,
      [...MOBILE, 'isIos', 'isEdge'],
    ],
    ['an app on an iPhone', `${IPHONE} Mobile/15E148 Instagram 335.0.0.0`, 5, [...MOBILE, 'isIos']],
    ['an iPad', `${IPAD} Version/17.5 Mobile/15E148 Safari/604.1`, 5, [...ANY_TABLET, 'isIos', 'isSafari']],
    ['an iPad that calls itself a Mac', MAC, 5, [...ANY_TABLET, 'isIos', 'isSafari']],
    ['a Mac', MAC, 0, [...DESKTOP, 'isMacOS', 'isSafari']],
    ['a Mac with one finger on a trackpad', MAC, 1, [...DESKTOP, 'isMacOS', 'isSafari']],
    [
      'Chrome on an Android phone',
      `${PHONE} Chrome/126.0.0.0 Mobile Safari/537.36`,
      5,
      [...MOBILE, 'isAndroid', 'isChrome'],
    ],
    [
      'Firefox on an Android phone',
      `${MOZILLA} (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0`,
      5,
      [...MOBILE, 'isAndroid', 'isFirefox'],
    ],
    [
      'Samsung’s browser on an Android tablet',
      `${TABLET} SamsungBrowser/25.0 Chrome/121.0.0.0 Safari/537.36`,
      5,
      [...ANY_TABLET, 'isAndroid', 'isSamsung'],
    ],
    [
      'Edge on an Android phone',
      `${PHONE} Chrome/126.0 Mobile Safari/537.36 EdgA/126.0`,
      5,
      [...MOBILE, 'isAndroid', 'isEdge'],
    ],
    [
      'the old browser of Android',
      `${PHONE} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36`,
      5,
      [...MOBILE, 'isAndroid', 'isChrome'],
    ],
    ['Chrome on Windows with a touch screen', WINDOWS, 10, [...DESKTOP, 'isWindows', 'isChrome']],
    ['Edge on Windows', `${WINDOWS} Edg/126.0.0.0`, 0, [...DESKTOP, 'isWindows', 'isEdge']],
    ['old Edge on Windows', `${WINDOWS} Edge/18.19041`, 0, [...DESKTOP, 'isWindows', 'isEdge']],
    [
      'Firefox on Linux',
      `${MOZILLA} (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0`,
      0,
      [...DESKTOP, 'isFirefox'],
    ],
    [
      'a search engine',
      `${MOZILLA} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
      0,
      [...DESKTOP, 'isCrawler'],
    ],
    ['a spider', 'Baiduspider+(+http://www.baidu.com/search/spider.htm)', 0, [...DESKTOP, 'isCrawler']],
    [
      'a phone whose maker is called like one',
      `${MOZILLA} (Linux; Android 12; CUBOT NOTE 21) ${BLINK} Chrome/126.0 Mobile Safari/537.36`,
      5,
      [...MOBILE, 'isAndroid', 'isChrome'],
    ],
    ['nothing', '', 0, DESKTOP],
  ])('%s', (_device, userAgent, touchPoints, flags) => {
    expect(trueOf(userAgent, touchPoints).sort()).toEqual([...flags].sort());
  });
});

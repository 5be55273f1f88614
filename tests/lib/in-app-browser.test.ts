import { expect, test } from 'vitest';
import { deviceInfo } from '../../src/lib/device-info.ts';
import { inAppBrowser, isInsideApp, ownBrowserAddress } from '../../src/lib/in-app-browser.ts';

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = `${MOZILLA} (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${WEBKIT}`;
const MAC = `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/17.5 Safari/605.1.15`;
const ANDROID = `${MOZILLA} (Linux; Android 14; SM-A546E)`;

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

const PAGE = 'https://example.org/regisbachelor?utm_source=ad#a';

test.each([
  ['line', IPHONE, 'https://example.org/regisbachelor?utm_source=ad&openExternalBrowser=1#a'],
  ['line', ANDROID, 'https://example.org/regisbachelor?utm_source=ad&openExternalBrowser=1#a'],
  [
    'facebook',
    ANDROID,
    'intent://example.org/regisbachelor?utm_source=ad#a#Intent;scheme=https;package=com.android.chrome;end',
  ],
  ['instagram', IPHONE, 'x-safari-https://example.org/regisbachelor?utm_source=ad#a'],
  ['tiktok', MAC, 'x-safari-https://example.org/regisbachelor?utm_source=ad#a'],
  ['facebook', 'Mozilla/5.0 (Linux; Tizen 2.3)', undefined],
] as const)('%s opens the same URL, with its query, in the phone’s own browser', (app, userAgent, expected) => {
  expect(ownBrowserAddress(PAGE, app, deviceInfo(userAgent, 5))).toBe(expected);
});

test('LINE is not asked again on a page that it has kept to itself', () => {
  const asked = 'https://example.org/regisbachelor?openExternalBrowser=1';
  expect(ownBrowserAddress(asked, 'line', deviceInfo(IPHONE))).toBeUndefined();
});

test('an address without https is only copied, because the schemes stand for https', () => {
  expect(ownBrowserAddress('http://localhost:4321/regisbachelor', 'facebook', deviceInfo(ANDROID))).toBeUndefined();
  expect(ownBrowserAddress('http://localhost:4321/regisbachelor', 'line', deviceInfo(ANDROID))).toContain(
    'openExternalBrowser=1',
  );
});

test.each([
  [true, 'an app of the list', `${IPHONE} Safari Line/14.8.0`],
  [
    true,
    'a page inside an app on Android',
    `Mozilla/5.0 (Linux; Android 14; SM-A546E; wv) ${BLINK} Version/4.0 Chrome/126.0 Mobile Safari/537.36`,
  ],
  [true, 'a page inside an app on an iPhone', `${IPHONE} Mobile/15E148`],
  [false, 'Safari', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
  [false, 'Chrome on an iPhone', `${IPHONE} CriOS/126.0 Mobile/15E148 Safari/604.1`],
  [false, 'Chrome on Android', `${ANDROID} ${BLINK} Chrome/126.0.0.0 Mobile Safari/537.36`],
  [false, 'a Mac', MAC],
])('inside an app: %s for %s', (expected, _browser, userAgent) => {
  expect(isInsideApp(userAgent)).toBe(expected);
});

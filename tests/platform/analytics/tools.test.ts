// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"handleDisabledFileLoadingAsSuccess": true}}
import { beforeEach, expect, test } from 'vitest';
import { startHeatMap, startTagManager, startVideoPixel } from '../../../src/platform/analytics/tools.ts';

/** The queues hold `arguments` objects, which are no arrays. */
const listed = (queue: unknown): unknown[] =>
  (queue as unknown[]).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : entry,
  );
const scripts = () => [...document.head.querySelectorAll('script')];

beforeEach(() => {
  document.head.replaceChildren();
  delete window.dataLayer;
  delete window.clarity;
  delete window.ttq;
});

test('the tag manager learns what is refused, then what the visitor has agreed to, then what happened, and only then starts', () => {
  startTagManager('https://tags.example/gtm.js?id=G', 'accepted', (queue) => queue.push({ event: 'page_view' }));
  expect(listed(window.dataLayer)).toEqual([
    [
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
        wait_for_update: 500,
      },
    ],
    ['consent', 'update', { ad_storage: 'granted', analytics_storage: 'granted' }],
    { event: 'page_view' },
    { event: 'gtm.js', 'gtm.start': expect.any(Number) as number },
  ]);
  expect(scripts().map(({ src, async }) => [src, async])).toEqual([['https://tags.example/gtm.js?id=G', true]]);
});

test.each([
  ['statistics', { ad_storage: 'denied', analytics_storage: 'granted' }],
  ['adverts+recordings', { ad_storage: 'granted', analytics_storage: 'denied' }],
] as const)('the tag manager measures nothing but what was agreed to: %s', (choice, granted) => {
  startTagManager('https://tags.example/gtm.js', choice, () => undefined);
  expect(listed(window.dataLayer)[1]).toEqual(['consent', 'update', granted]);
});

test('what another script has queued for the tag manager stays before it', () => {
  window.dataLayer = ['earlier'];
  startTagManager('https://tags.example/gtm.js', 'accepted', () => undefined);
  expect(window.dataLayer[0]).toBe('earlier');
});

test('the heat map may keep what it measures without the texts, and nothing for advertising', () => {
  startHeatMap('https://map.example/tag/M');
  expect(document.querySelector('[data-clarity-mask="true"]')).toBe(document.body);
  expect(listed(window.clarity?.q)).toEqual([['consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' }]]);
  window.clarity?.('set', 'page', 'home');
  expect(listed(window.clarity?.q).at(-1)).toEqual(['set', 'page', 'home']);
  expect(scripts().map(({ src }) => src)).toEqual(['https://map.example/tag/M']);
});

test('the video pixel learns of the page by the id in the address of its script, and identifies nobody', () => {
  const url = 'https://pixel.example/i18n/pixel/events.js?lib=ttq&sdkid=V%207';
  startVideoPixel(url);
  const queue = window.ttq;
  expect(window.TiktokAnalyticsObject).toBe('ttq');
  expect([...(queue ?? [])]).toEqual([['page']]);
  expect(Object.keys(queue?.['_i'] ?? {})).toEqual(['V 7']);
  const ids = queue?.['_i'] as Record<string, { _u?: string }> | undefined;
  expect(ids?.['V 7']?._u).toBe('https://pixel.example/i18n/pixel/events.js');
  expect(queue?.['_t']).toEqual({ 'V 7': expect.any(Number) as number });
  expect(scripts().map(({ src }) => src)).toEqual([url]);
});

test('what the video pixel is asked before its script has come is kept in order', () => {
  startVideoPixel('https://pixel.example/events.js?sdkid=V');
  const queue = window.ttq as unknown as Record<string, (...input: unknown[]) => void>;
  for (const method of ['track', 'debug', 'ready', 'group', 'holdConsent', 'grantConsent', 'revokeConsent'])
    queue[method]?.(method.length);
  expect([...(window.ttq ?? [])].slice(1)).toEqual([
    ['track', 5],
    ['debug', 5],
    ['ready', 5],
    ['group', 5],
    ['holdConsent', 11],
    ['grantConsent', 12],
    ['revokeConsent', 13],
  ]);
});

// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"handleDisabledFileLoadingAsSuccess": true}}
import { beforeEach, expect, test, vi } from 'vitest';
import { startTools } from '../../../src/platform/analytics/start-tools.ts';
import { saveUtm } from '../../../src/platform/storage/utm.ts';

const HEAT_MAP = 'https://map.example/tag/M1';
const TAG_MANAGER = 'https://tags.example/gtm.js?id=GTM-B';
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const events = () => (window.dataLayer ?? []).filter((entry) => JSON.stringify(entry).includes('event'));
const show = (...content: (Node | string)[]) => document.querySelector('main')?.append(...content);
const showComplete = () => {
  const result = document.createElement('div');
  result.dataset.applicationComplete = '';
  show(result, document.createElement('p'));
};

beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren(document.createElement('main'));
  delete window.dataLayer;
  delete window.clarity;
  delete window.ttq;
  window.history.replaceState(null, '', '/regisbachelor/confirmation/complete?utm_source=ad');
  Object.assign(document.body.dataset, { route: 'bachelor.confirmation-complete', flow: 'bachelor' });
});

const expectOneEvent = async () => {
  await expect.poll(scripts).toEqual([TAG_MANAGER]);
  show('more');
  await Promise.resolve();
  expect(events()).toEqual([
    { event: 'application_complete', flow: 'bachelor' },
    { event: 'gtm.js', 'gtm.start': expect.any(Number) as number },
  ]);
  expect(scripts()).toEqual([TAG_MANAGER]);
};

test('a result page loads nothing until the server has said "complete", then reports one event with the flow', async () => {
  startTools({ tagManager: TAG_MANAGER }, 'accepted');
  show('Checking');
  await Promise.resolve();
  expect([scripts(), window.dataLayer]).toEqual([[], undefined]);
  showComplete();
  await expectOneEvent();
});

test.each(['reload', 'back_forward'] as const)('a result page that is opened by a %s reports nothing', async (type) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValueOnce([{ type } as PerformanceNavigationTiming]);
  showComplete();
  startTools({ tagManager: TAG_MANAGER }, 'accepted');
  await Promise.resolve();
  expect([scripts(), window.dataLayer]).toEqual([[], undefined]);
});

test('nor more when that was said before the tools may load', async () => {
  showComplete();
  startTools({ tagManager: TAG_MANAGER }, 'accepted');
  await expectOneEvent();
});

test('another page starts each tool that it may have, and reports its route, its language and where the visitor came from', () => {
  window.history.replaceState(null, '', '/en/cookies-policy');
  document.body.dataset['route'] = 'cookies-policy';
  saveUtm(new URLSearchParams('utm_source=line'));
  startTools(
    { tagManager: TAG_MANAGER, videoPixel: 'https://pixel.example/events.js?sdkid=V1', heatMap: HEAT_MAP },
    'accepted',
  );
  expect(scripts()).toEqual([TAG_MANAGER, 'https://pixel.example/events.js?sdkid=V1', HEAT_MAP]);
  expect(events()).toContainEqual({
    event: 'page_view',
    route_id: 'cookies-policy',
    locale: 'en',
    utm_source: 'line',
  });
});

test('a tool that the page may not have is not started', () => {
  document.body.dataset['route'] = 'home';
  startTools({ heatMap: HEAT_MAP }, 'accepted');
  expect([scripts(), window.dataLayer, window.ttq]).toEqual([[HEAT_MAP], undefined, undefined]);
});

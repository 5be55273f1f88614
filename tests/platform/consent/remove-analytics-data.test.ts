// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { removeAnalyticsData } from '../../../src/platform/consent/remove-analytics-data.ts';

test('cookies of measuring tools go, and no other', () => {
  for (const name of ['_ga', '_ga_AB12CD', '_gid', '_ttp', '_clck', '_clsk', 'i18n_redirected', 'sandbox_client'])
    document.cookie = `${name}=a=b; path=/`;
  removeAnalyticsData('localhost');
  expect(document.cookie.split('; ').map((pair) => pair.split('=')[0])).toEqual(['i18n_redirected', 'sandbox_client']);
});

// By the lists of the makers of the tools.
test.each([
  ['the tag manager', ['_ga', '_ga_AB12CD', '_gid', '_gat', '_gat_UA-1', '_gcl_au', '_dc_gtm_UA-1']],
  ['the video pixel', ['_ttp', '_tt_enable_cookie', 'ttcsid', 'ttcsid_V1', 'ttclid']],
  ['the heat map', ['_clck', '_clsk']],
])('every cookie of %s goes', (_tool, names) => {
  for (const name of names) document.cookie = `${name}=1; path=/`;
  expect(names.filter((name) => document.cookie.includes(`${name}=`))).toEqual(names);
  removeAnalyticsData('localhost');
  expect(names.filter((name) => document.cookie.includes(`${name}=`))).toEqual([]);
});

test('what tools and the replay keep in the storage of browser and tab goes too, and nothing of ours', () => {
  const ofTools = ['_gcl_ls', 'tt_sessionId', 'tt_appInfo', 'tt_pixel_session_index', '_cltk', 'sentryReplaySession'];
  const ours = ['adm:utm', 'adm:consent', 'adm:language'];
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of [...ofTools, ...ours]) storage.setItem(key, '1');
    removeAnalyticsData('localhost');
    expect(Object.keys(storage).sort()).toEqual([...ours].sort());
    storage.clear();
  }
});

test('what a part of the purposes allows stays, and the rest goes', () => {
  for (const name of ['_ga', '_ttp', '_clck']) document.cookie = `${name}=1; path=/`;
  sessionStorage.setItem('sentryReplaySession', '1');
  removeAnalyticsData('localhost', 'statistics');
  expect(['_ga', '_ttp', '_clck'].filter((name) => document.cookie.includes(`${name}=`))).toEqual(['_ga']);
  expect(sessionStorage.getItem('sentryReplaySession')).toBeNull();
  removeAnalyticsData('localhost');
});

test('a browser without storage loses its cookies all the same', () => {
  const { localStorage: storage } = globalThis;
  Object.defineProperty(globalThis, 'localStorage', {
    get: () => {
      throw new Error('SecurityError');
    },
    configurable: true,
  });
  document.cookie = '_ga=1; path=/';
  sessionStorage.setItem('_cltk', '1');
  removeAnalyticsData('localhost');
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  expect([document.cookie.includes('_ga='), sessionStorage.getItem('_cltk')]).toEqual([false, null]);
});

test('also where a tool has set them for the whole domain', () => {
  const written: string[] = [];
  const spy = { get: () => '_ga=1', set: (text: string) => written.push(text), configurable: true };
  Object.defineProperty(document, 'cookie', spy);
  removeAnalyticsData('apply.example.ac.th');
  const domains = written.map((text) => /domain=(.+)$/.exec(text)?.[1] ?? '');
  expect(domains).toEqual(['', 'apply.example.ac.th', 'example.ac.th', 'ac.th']);
  expect(written.every((text) => text.startsWith('_ga=; path=/; expires=Thu, 01 Jan 1970'))).toBe(true);
});

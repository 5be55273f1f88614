// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { removeAnalyticsCookies } from '../../../src/platform/consent/remove-analytics-cookies.ts';

test('cookies of measuring tools go, and no other', () => {
  for (const name of ['_ga', '_ga_AB12CD', '_gid', '_ttp', '_clck', '_clsk', 'i18n_redirected', 'sandbox_client'])
    document.cookie = `${name}=a=b; path=/`;
  removeAnalyticsCookies('localhost');
  expect(document.cookie.split('; ').map((pair) => pair.split('=')[0])).toEqual(['i18n_redirected', 'sandbox_client']);
});

test('also where a tool has set them for the whole domain', () => {
  const written: string[] = [];
  const spy = { get: () => '_ga=1', set: (text: string) => written.push(text), configurable: true };
  Object.defineProperty(document, 'cookie', spy);
  removeAnalyticsCookies('apply.example.ac.th');
  const domains = written.map((text) => /domain=(.+)$/.exec(text)?.[1] ?? '');
  expect(domains).toEqual(['', 'apply.example.ac.th', 'example.ac.th', 'ac.th']);
  expect(written.every((text) => text.startsWith('_ga=; path=/; expires=Thu, 01 Jan 1970'))).toBe(true);
});

// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import {
  copiedApplication,
  copyQuery,
  nextPageHref,
  resultQuery,
  shownResult,
} from '../../src/application/result-query.ts';
import { freshSession } from './test-session.ts';

const at = (query: string) => {
  window.history.replaceState(null, '', `/en/regisbachelor/confirmation/complete${query}`);
  return freshSession();
};
afterEach(() => window.history.replaceState(null, '', '/'));

describe('how an address opens the result', () => {
  test.each([
    ['', undefined, {}],
    ['?show=earlier', 'earlier', { show: 'earlier' }],
    ['?show=copy&application=7', 'copy', { show: 'copy' }],
    ['?show=other', undefined, {}],
    ['?copy=show', undefined, {}],
  ])('%j', (query, shown, kept) => {
    expect(shownResult(at(query))).toBe(shown);
    expect(resultQuery(at(query))).toEqual(kept);
  });

  test.each([
    ['?show=copy&application=7', '7'],
    ['?show=copy', undefined],
    ['?show=copy&application=..', undefined],
    ['?show=copy&application=a%2Fb', undefined],
    ['?show=earlier&application=7', undefined],
    ['?application=7', undefined],
  ])('%j requests the copy of %j', (query, id) => {
    expect(copiedApplication(at(query))).toBe(id);
  });

  test('a link to a copy is read as it was written', () => {
    expect(copyQuery('AD66_1.x')).toBe('show=copy&application=AD66_1.x');
    expect(copiedApplication(at(`?${copyQuery('AD66_1.x')}`))).toBe('AD66_1.x');
  });
});

test('an application that is complete continues at its result, of which nothing is celebrated', () => {
  expect(nextPageHref(freshSession(), 'bachelor.confirmation-complete')).toBe(
    '/en/regisbachelor/confirmation/complete?show=earlier',
  );
  expect(nextPageHref(freshSession(), 'bachelor.faculty')).toBe('/en/regisbachelor/faculty');
});

// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { addressedId } from '../../src/engine/address.ts';
import { changeHref, returnsToReview } from '../../src/engine/review-return.ts';
import { currentQuery, dropFromQuery, go, leaveTo } from '../../src/engine/ports.ts';
import { stepOf } from '../../src/engine/journey.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { freshContext } from './bachelor-context.ts';

const at = (address: string): void => {
  window.history.replaceState(null, '', address);
};
beforeEach(() => {
  at('/');
});

test.each([
  ['https://bank.example/3ds?x=1', 'https://bank.example/3ds?x=1'],
  ['http://localhost:4390/3ds', 'http://localhost:4390/3ds'],
])('%s may be left for', (address, target) => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  expect(leaveTo(address)).toBe(true);
  expect(assign).toHaveBeenCalledExactlyOnceWith(target);
});

test.each([
  'http://bank.example/3ds',
  'https://evil.example/3ds',
  'http://localhost:4391/3ds',
  'http://localhost.evil.example/3ds',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://bank.example@evil.example/',
  '//evil.example',
  '/relative',
  '',
])('%j is not followed', (address) => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  expect(leaveTo(address)).toBe(false);
  expect(assign).not.toHaveBeenCalled();
});

test('going on may leave no step behind', () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  const replace = vi.spyOn(window.location, 'replace').mockReturnValue();
  go('/a');
  go('/b', { replace: true });
  expect([assign.mock.calls, replace.mock.calls]).toEqual([[['/a']], [['/b']]]);
});

test.each([
  ['/regisbachelor/upload-document', { kind: 'none' }],
  ['/regisbachelor/upload-document/7', { kind: 'id', id: '7' }],
  ['/en/regisbachelor/upload-document/7/', { kind: 'id', id: '7' }],
  ['/regisbachelor/upload-document/-1', { kind: 'wrong' }],
  ['/regisbachelor/upload-document/1e3', { kind: 'wrong' }],
  ['/regisbachelor/upload-document/9007199254740993', { kind: 'wrong' }],
  ['/regisbachelor/upload-document/%2F', { kind: 'wrong' }],
  ['/regisbachelor/upload-document/%E0%B9%97', { kind: 'wrong' }],
  ['/nope', { kind: 'none' }],
])('the id in %s', (address, id) => {
  at(address);
  expect(addressedId()).toEqual(id);
});

test('a change link leads to its field and back to the review', () => {
  const link = changeHref(freshContext(), stepOf(bachelor, 'bachelor.faculty'), 'field-course_id');
  expect(link).toBe('/en/regisbachelor/faculty?return=review#field-course_id');
  expect(returnsToReview()).toBe(false);
  at(link);
  expect(returnsToReview()).toBe(true);
  at('/regisbachelor/faculty?return=elsewhere');
  expect(returnsToReview()).toBe(false);
});

test('a parameter is taken out of the address; the others, the place in the page and the history entry stay', () => {
  window.history.replaceState({ kept: 1 }, '', '/en/regisshortcourse?course=5&utm_source=ad#top');
  dropFromQuery('course');
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(
    '/en/regisshortcourse?utm_source=ad#top',
  );
  expect([window.history.state, currentQuery().has('course')]).toEqual([{ kept: 1 }, false]);
});

// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { applicationIdParam } from '../../../src/application/current-application.ts';
import { editAnswerHref, cameFromReview } from '../../../src/steps/step-navigation.ts';
import { currentPath, currentQuery, removeQueryParam, navigate } from '../../../src/platform/location/location.ts';
import { redirectToBank } from '../../../src/platform/location/redirect-to-bank.ts';
import { stepForRoute } from '../../../src/flows/definition/step-order.ts';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { freshSession } from '../../application/test-session.ts';

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
  expect(redirectToBank(address)).toBe(true);
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
  'https://:password@bank.example/3ds',
  'blob:https://bank.example/3ds',
  'bank.example:443',
  '//evil.example',
  '/relative',
  '',
])('%j is not followed', (address) => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  expect(redirectToBank(address)).toBe(false);
  expect(assign).not.toHaveBeenCalled();
});

describe('whatever is configured', () => {
  const leave = async (configured: string, address: string) => {
    vi.resetModules();
    vi.doMock('#environment', async (original) => ({
      ...(await original<object>()),
      PUBLIC_BANK_ORIGINS: configured,
    }));
    const { redirectToBank: redirect } = await import('../../../src/platform/location/redirect-to-bank.ts');
    vi.doUnmock('#environment');
    return redirect(address);
  };

  test.each([
    ['bank.example:443', 'javascript:alert(1)'],
    ['bank.example:443', 'data:text/html,1'],
    ['javascript:1', 'javascript:alert(1)'],
    ['https://bank.example', 'blob:https://bank.example/1'],
    ['https://bank.example', 'https://:password@bank.example/'],
  ])('%s does not lead to %s', async (configured, address) => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    expect(await leave(configured, address)).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });

  test('a site on https leads to no bank on http', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    expect(await leave('http://bank.example', 'http://bank.example/3ds')).toBe(true);
    vi.spyOn(window.location, 'protocol', 'get').mockReturnValue('https:');
    expect(await leave('http://bank.example', 'http://bank.example/3ds')).toBe(false);
    expect(await leave('https://bank.example', 'https://bank.example/3ds')).toBe(true);
    expect(assign).toHaveBeenCalledTimes(2);
  });
});

test('going on may leave no step behind', () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  const replace = vi.spyOn(window.location, 'replace').mockReturnValue();
  navigate('/a');
  navigate('/b', { replace: true });
  expect([assign.mock.calls, replace.mock.calls]).toEqual([[['/a']], [['/b']]]);
});

test.each([
  ['/regisbachelor/upload-document', { kind: 'none' }],
  ['/regisbachelor/upload-document/7', { kind: 'id', id: '7' }],
  ['/en/regisbachelor/upload-document/7/', { kind: 'id', id: '7' }],
  ['/regisbachelor/upload-document/9007199254740993', { kind: 'id', id: '9007199254740993' }],
  ['/regisbachelor/upload-document/b1f0-~x_', { kind: 'id', id: 'b1f0-~x_' }],
  [`/regisbachelor/upload-document/${'7'.repeat(65)}`, { kind: 'wrong' }],
  ['/regisbachelor/upload-document/a%3Db', { kind: 'wrong' }],
  ['/regisbachelor/upload-document/%2F', { kind: 'wrong' }],
  ['/regisbachelor/upload-document/%E0%B9%97', { kind: 'wrong' }],
  ['/nope', { kind: 'none' }],
])('the id in %s', (address, id) => {
  at(address);
  expect(applicationIdParam(currentPath())).toEqual(id);
});

test('a change link leads to its field and back to the review', () => {
  const session = freshSession();
  const link = editAnswerHref(session, stepForRoute(bachelor, 'bachelor.faculty'), 'field-course_id');
  expect(link).toBe('/en/regisbachelor/faculty?return=review#field-course_id');
  expect(cameFromReview(session)).toBe(false);
  at(link);
  expect(cameFromReview(session)).toBe(true);
  at('/regisbachelor/faculty?return=elsewhere');
  expect(cameFromReview(session)).toBe(false);
});

test('a parameter is taken out of the address; the others, the place in the page and the history entry stay', () => {
  window.history.replaceState({ kept: 1 }, '', '/en/regisshortcourse?course=5&utm_source=ad#top');
  removeQueryParam('course');
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(
    '/en/regisshortcourse?utm_source=ad#top',
  );
  expect([window.history.state, currentQuery().has('course')]).toEqual([{ kept: 1 }, false]);
});

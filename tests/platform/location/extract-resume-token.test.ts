// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { resumeLink } from '../../../src/application/resume.ts';

/** Opens an address as the browser does: the script runs before everything else. */
const open = async (address: string, state: unknown = null): Promise<void> => {
  window.history.replaceState(state, '', address);
  vi.resetModules();
  await import('../../../src/platform/location/extract-resume-token.ts');
};
beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

describe('the token leaves the address at once', () => {
  test.each([
    ['/regisbachelor/continue/tok-1', '/regisbachelor/continue/-', { token: 'tok-1' }],
    ['/regisbachelor/continue/7/tok-1', '/regisbachelor/continue/-', { id: '7', token: 'tok-1' }],
    ['/en/regisgraduate/continue/7/tok-1/', '/en/regisgraduate/continue/-', { id: '7', token: 'tok-1' }],
    [
      '/regisscholarship/any-slug/continue/7/tok-1',
      '/regisscholarship/any-slug/continue/-',
      { id: '7', token: 'tok-1' },
    ],
    [
      '/regisbachelor/continue/7/tok-1?utm_source=mail#x',
      '/regisbachelor/continue/-?utm_source=mail#x',
      { id: '7', token: 'tok-1' },
    ],
  ])('%s', async (address, left, link) => {
    await open(address);
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(left);
    expect(window.location.href).not.toContain('tok-1');
    expect(resumeLink(window.history.state)).toEqual(link);
  });

  test('it adds no step to the history', async () => {
    const before = window.history.length;
    await open('/regisbachelor/continue/7/tok-1');
    expect(window.history.length).toBe(before);
  });
});

test('answers that came with the link stay in the entry, whichever script is first', async () => {
  await open('/regisbachelor/continue/7/tok-1', { answers: 'abc' });
  expect(window.history.state).toEqual({ answers: 'abc', resume: { id: '7', token: 'tok-1' } });
  expect(resumeLink({ answers: 'abc' })).toBe('none');
});

test('after a reload it is still there, in the entry of the history', async () => {
  await open('/regisbachelor/continue/7/tok-1');
  await open(window.location.pathname, window.history.state);
  expect(resumeLink(window.history.state)).toEqual({ id: '7', token: 'tok-1' });
});

test.each(['/', '/regisbachelor', '/regisbachelor/continue', '/regisbachelor/continue/', '/regisbachelor/continue/-'])(
  '%s has none, and stays as it is',
  async (address) => {
    await open(address);
    expect(window.location.pathname).toBe(address);
    expect(resumeLink(window.history.state)).toBe('none');
  },
);

describe('what cannot be an id or a token opens nothing', () => {
  test.each([
    '/regisbachelor/continue/%3Cscript%3E',
    `/regisbachelor/continue/${'7'.repeat(65)}/tok`,
    `/regisbachelor/continue/7/${'x'.repeat(4097)}`,
    '/regisbachelor/continue/%E0%B8',
    '/regisbachelor/continue/%E2%80%9C%E2%80%9D',
  ])('%s', async (address) => {
    await open(address);
    expect(resumeLink(window.history.state)).toBe('wrong');
  });

  test.each(['x', { resume: null }, { resume: { id: '7' } }, { resume: { id: true, token: 't' } }])(
    'nor does the state %j of another script',
    (state) => {
      window.history.replaceState(state, '', '/regisbachelor/continue/-');
      expect(resumeLink(window.history.state)).toBe('wrong');
    },
  );

  test('a token of four kilobytes is one', async () => {
    const token = 'x'.repeat(4096);
    await open(`/regisbachelor/continue/${token}`);
    expect(resumeLink(window.history.state)).toEqual({ token });
  });
});

test('on the way to the other language it is carried once, and not in the address', async () => {
  await open('/regisbachelor/continue/7/tok-1');
  window.dispatchEvent(new Event('language:changing'));
  await open('/en/regisbachelor/continue/-');
  expect(resumeLink(window.history.state)).toEqual({ id: '7', token: 'tok-1' });
  await open('/en/regisbachelor/continue/-');
  expect(resumeLink(window.history.state)).toBe('none');
});

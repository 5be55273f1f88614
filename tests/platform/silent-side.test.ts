// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silent, unsent } from '../../locales/th/submission.json';

type Reply = () => Promise<Response>;
const ok: Reply = () => Promise.resolve(new Response(''));
const status =
  (code: number): Reply =>
  () =>
    Promise.resolve(new Response('', { status: code }));
const lost: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

let replies: { own: Reply; lookup: Reply };
const asked: string[] = [];
const bar = (): string => document.querySelector('aside')?.textContent ?? '';
const settled = () => vi.advanceTimersByTimeAsync(20);

async function failAtOnce(): Promise<void> {
  vi.resetModules();
  const { tellSilentSide } = await import('../../src/platform/silent-side.ts');
  tellSilentSide();
  tellSilentSide();
  await vi.dynamicImportSettled();
  await settled();
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-28T16:41:20Z') });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  asked.length = 0;
  replies = { own: ok, lookup: ok };
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return address.endsWith('.svg') ? replies.own() : replies.lookup();
  });
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/regisbachelor/faculty');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['the API does not answer', ok, lost, silent.service],
  ['the API answers with an error of the server', ok, status(503), silent.service],
  ['nothing answers', lost, lost, silent.device],
])('%s: the page says whose side it is, and since when', async (_what, own, lookup, text) => {
  replies = { own, lookup };
  await failAtOnce();
  const [before = ''] = text.split('{{time}}');
  expect(bar()).toContain(before);
  expect(bar()).toMatch(/\d\d[.:]41[.:]20/);
  expect(asked).toHaveLength(2);
});

test.each([
  ['answers', ok],
  ['refuses', status(401)],
  ['does not know the lookup', status(404)],
])('where the API %s, nothing is said', async (_what, lookup) => {
  replies = { own: ok, lookup };
  await failAtOnce();
  expect(bar()).toBe('');
});

test('it asks again in ever longer pauses, and says when it answers again', async () => {
  replies = { own: ok, lookup: lost };
  await failAtOnce();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(asked).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(asked).toHaveLength(4);
  replies.lookup = ok;
  await vi.advanceTimersByTimeAsync(15_100);
  // Its words are loaded in real time.
  await vi.waitFor(() => expect(bar()).toBe(silent.none + unsent.close));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(6);
});

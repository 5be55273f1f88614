import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepEarlyResponsesOf, readEarly } from '../../src/api/early-responses.ts';
import { serverNow } from '../../src/api/server-time.ts';
import { http } from '../../src/api/http.ts';

const HEADERS = { 'Accept-Language': 'th', Token: 'a' };
const ADDRESS = '/api/application/7?no_payment=1';
const read = (headers: Record<string, string> = HEADERS, signal?: AbortSignal) =>
  http({ method: 'GET', address: '/api/application/7', query: { no_payment: '1' }, headers, signal });

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve(new Response(`answer ${fetched.mock.calls.length}`)));
  vi.stubGlobal('fetch', fetched);
  globalThis.earlyResponses = undefined;
  vi.spyOn(performance, 'now').mockReturnValue(500);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('an early response replaces one later request', async () => {
  readEarly(ADDRESS, HEADERS, 'r1');
  expect(await read()).toBe('answer 1');
  expect(await read()).toBe('answer 2');
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([ADDRESS, ADDRESS]);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store', redirect: 'manual', headers: HEADERS });
});

test('an unused response is read to its end, which frees its connection', async () => {
  let isRead = false;
  const body = new ReadableStream(
    {
      pull(controller) {
        isRead = true;
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  fetched.mockImplementation(() => Promise.resolve(new Response(body)));
  readEarly(ADDRESS, HEADERS, 'r1');
  await vi.waitFor(() => expect(isRead).toBe(true));
});

test('a response for another token is not used', async () => {
  readEarly(ADDRESS, HEADERS, 'r1');
  expect(await read({ ...HEADERS, Token: 'b' })).toBe('answer 2');
});

test('a response from before a save is not used', async () => {
  readEarly(ADDRESS, HEADERS, 'r1');
  await http({ method: 'PATCH', address: '/api/application/7', headers: HEADERS, body: {} });
  expect(await read()).toBe('answer 3');
});

test("an answer from before another tab's save is not used", async () => {
  readEarly(ADDRESS, HEADERS, 'r1');
  keepEarlyResponsesOf('r1');
  expect(await read()).toBe('answer 1');
  readEarly(ADDRESS, HEADERS, 'r1');
  keepEarlyResponsesOf('r2');
  expect(await read()).toBe('answer 3');
});

test('an early response does not set the clock', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  fetched.mockImplementation(() => Promise.resolve(new Response('', { headers: { date: new Date(0).toUTCString() } })));
  await read();
  readEarly(ADDRESS, HEADERS, 'r1');
  vi.setSystemTime(20_000);
  await read();
  expect(serverNow()).toBe(20_000);
});

test('a response is not used later than 30 s after the page was opened', async () => {
  readEarly(ADDRESS, HEADERS, 'r1');
  vi.spyOn(performance, 'now').mockReturnValue(31_000);
  expect(await read()).toBe('answer 2');
});

test('a failed early request fails like any other', async () => {
  fetched.mockImplementation(() => Promise.reject(new TypeError('no network')));
  readEarly(ADDRESS, HEADERS, 'r1');
  await expect(read()).rejects.toMatchObject({ kind: expect.stringMatching(/offline|network/) as string });
  expect(fetched).toHaveBeenCalledOnce();
});

test('a server error is retried', async () => {
  vi.useFakeTimers();
  fetched.mockImplementationOnce(() => Promise.resolve(new Response('', { status: 503 })));
  readEarly(ADDRESS, HEADERS, 'r1');
  const answer = read();
  await vi.runAllTimersAsync();
  expect(await answer).toBe('answer 2');
});

test('cancelling the read cancels the early request', async () => {
  fetched.mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new DOMException('cut', 'AbortError'))),
      ),
  );
  readEarly(ADDRESS, HEADERS, 'r1');
  const controller = new AbortController();
  const answer = read(HEADERS, controller.signal);
  controller.abort();
  await expect(answer).rejects.toMatchObject({ kind: 'cancelled' });
});

test('a cancelled read uses no early response', async () => {
  readEarly(ADDRESS, HEADERS, 'r1');
  fetched.mockImplementation((_address, init) =>
    init?.signal?.aborted ? Promise.reject(new DOMException('cut', 'AbortError')) : Promise.resolve(new Response()),
  );
  await expect(read(HEADERS, AbortSignal.abort())).rejects.toMatchObject({ kind: 'cancelled' });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { http, type HttpRequest } from '../../src/api/http.ts';
import { pendingRequests } from '../../src/api/pending-requests.ts';
import { endings } from '../../src/api/endpoint-path.ts';
// The first refusal loads this module in real time, and under fake timers the request would time out meanwhile.
import '../../src/api/refusal.ts';
import { CALL_TIMEOUT_MS } from '../../src/config/constants.ts';

const GET: HttpRequest = { method: 'GET', address: '/api/x', headers: { Accept: 'text/plain' } };
const POST: HttpRequest = { ...GET, method: 'POST', body: { a: 1 } };

const fetched = vi.fn<typeof fetch>();
/** The events on the window: each number of pending requests, and `failed`. */
let heard: (number | 'failed')[] = [];

const answers = (...replies: (number | Response | Error)[]): void => {
  for (const reply of replies)
    fetched.mockImplementationOnce(() =>
      reply instanceof Error
        ? Promise.reject(reply)
        : Promise.resolve(typeof reply === 'number' ? new Response('{}', { status: reply }) : reply),
    );
};
/** A server that never answers; an abort ends the request. */
const hang: typeof fetch = (_address, init) =>
  new Promise((_resolve, reject) => {
    const { signal } = init ?? {};
    const cut = () => reject(new DOMException('cut', 'AbortError'));
    if (signal?.aborted) cut();
    signal?.addEventListener('abort', cut);
  });
/** Returns the outcome of a request, with timers run at once. */
const outcome = async (request: HttpRequest): Promise<unknown> => {
  const ended = http(request).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return ended;
};

beforeEach(() => {
  vi.useFakeTimers();
  endings.forget();
  heard = [];
  fetched.mockReset();
  const window = new EventTarget();
  window.addEventListener('requests:pending', (event) => heard.push((event as CustomEvent<number>).detail));
  window.addEventListener('requests:failed', () => heard.push('failed'));
  vi.stubGlobal('window', window);
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  expect(pendingRequests()).toBe(0);
  vi.useRealTimers();
});

describe('a request', () => {
  test('has a query without empty values, headers and no cache', async () => {
    answers(200);
    await outcome({ ...GET, query: { search: 'ก & ข', page: '2', none: undefined } });
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe(`/api/x?${new URLSearchParams({ search: 'ก & ข', page: '2' }).toString()}`);
    expect(init).toMatchObject({ method: 'GET', cache: 'no-store', headers: { Accept: 'text/plain' } });
    expect(init).not.toHaveProperty('body');
  });

  test('without a query has the address alone', async () => {
    answers(200, 200);
    await outcome(GET);
    await outcome({ ...GET, query: { none: undefined } });
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/x', '/api/x']);
  });

  test('outlives the page only if it deletes', async () => {
    answers(200, 200);
    await http({ ...POST, method: 'DELETE' });
    await http(POST);
    expect(fetched.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, undefined]);
  });

  test('has a JSON body', async () => {
    answers(200);
    expect(await outcome(POST)).toBe('{}');
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      body: '{"a":1}',
      headers: { Accept: 'text/plain', 'Content-Type': 'application/json' },
    });
  });
});

describe('a server error', () => {
  test('a GET is tried three times in all, and counts as one request', async () => {
    answers(500, 503, 200);
    expect(await outcome(GET)).toBe('{}');
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(heard).toEqual([1, 0]);
  });

  test('a GET fails after three of them', async () => {
    answers(500, 502, 504);
    expect(await outcome(GET)).toMatchObject({ kind: 'http', status: 504 });
    expect(heard).toEqual([1, 'failed', 0]);
  });

  test.each(['POST', 'PATCH', 'DELETE'])('a %s is never repeated', async (method) => {
    answers(500);
    expect(await outcome({ ...POST, method })).toMatchObject({ kind: 'http', status: 500 });
    expect(fetched).toHaveBeenCalledOnce();
  });

  test.each([400, 401, 409, 422, 429, 501])('a refusal with %i is never repeated', async (status) => {
    answers(status);
    expect(await outcome(GET)).toMatchObject({ kind: 'http', status });
    expect(fetched).toHaveBeenCalledOnce();
  });

  test('a 404 is never repeated, whatever its origin', async () => {
    answers(new Response('{"message":"Gone","errors":{}}', { status: 404 }), 404);
    expect(await outcome(GET)).toMatchObject({ kind: 'http', status: 404 });
    expect(await outcome(GET)).toMatchObject({ kind: 'unreadable' });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('its message and waiting time are kept', async () => {
    answers(new Response('{"message":"Slow down","errors":{}}', { status: 429, headers: { 'retry-after': '7' } }));
    expect(await outcome(POST)).toMatchObject({ text: 'Slow down', retryAfter: 7 });
  });
});

describe('a request without a response', () => {
  test('is offline when the browser is', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    answers(new TypeError('Failed to fetch'));
    expect(await outcome(POST)).toMatchObject({ kind: 'offline', status: undefined });
    expect(heard).toEqual([1, 'failed', 0]);
  });

  test('is interrupted when the browser has a network', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    answers(new TypeError('Failed to fetch'));
    expect(await outcome(POST)).toMatchObject({ kind: 'interrupted', status: undefined });
    expect(heard).toEqual([1, 'failed', 0]);
  });

  test('is interrupted when the connection broke in the middle of the response', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
    answers(new Response(broken));
    expect(await outcome(GET)).toMatchObject({ kind: 'interrupted' });
  });

  test('times out, pauses between tries included', async () => {
    fetched.mockImplementation(hang);
    answers(500);
    const start = Date.now();
    expect(await outcome(GET)).toMatchObject({ kind: 'timeout' });
    expect(Date.now() - start).toBe(CALL_TIMEOUT_MS);
    expect(heard).toEqual([1, 'failed', 0]);
  });
});

describe('a request cancelled by its caller', () => {
  test('is cancelled, not failed', async () => {
    fetched.mockImplementation(hang);
    const caller = new AbortController();
    const ended = outcome({ ...GET, signal: caller.signal });
    caller.abort();
    expect(await ended).toMatchObject({ kind: 'cancelled' });
    expect(heard).toEqual([1, 0]);
  });

  test('before it began never leaves the browser', async () => {
    fetched.mockImplementation(hang);
    expect(await outcome({ ...GET, signal: AbortSignal.abort() })).toMatchObject({ kind: 'cancelled' });
    expect(heard).toEqual([1, 0]);
  });

  test('while its refusal is being read is cancelled, not refused', async () => {
    const caller = new AbortController();
    const text = () => {
      caller.abort();
      return Promise.resolve('{"message":"Closed","errors":{}}');
    };
    answers(Object.assign(new Response(null, { status: 422 }), { text }));
    expect(await outcome({ ...POST, signal: caller.signal })).toMatchObject({ kind: 'cancelled', text: '' });
    expect(heard).toEqual([1, 0]);
  });

  test('after its response aborts nothing, and no timer is left', async () => {
    answers(200);
    const caller = new AbortController();
    await http({ ...GET, signal: caller.signal });
    expect(vi.getTimerCount()).toBe(0);
    caller.abort();
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
  });

  test('in the pause between two tries is not tried again', async () => {
    fetched.mockImplementation(hang);
    answers(503);
    const caller = new AbortController();
    const ended = http({ ...GET, signal: caller.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(100);
    caller.abort();
    expect(await ended).toMatchObject({ kind: 'cancelled' });
  });
});

describe('a redirect', () => {
  const moved = (status = 308) => new Response(null, { status });

  test.each([300, 301, 308])('with %i leads a call that reads to the other ending only', async (status) => {
    answers(moved(status), moved(status));
    expect(await outcome(GET)).toMatchObject({ kind: 'unreadable' });
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/x', '/api/x/']);
  });

  test.each([304, 400])('is not what %i says', async (status) => {
    answers(moved(status));
    expect(await outcome(GET)).toMatchObject({ kind: 'http', status });
    expect(fetched).toHaveBeenCalledOnce();
  });

  test('of a call that saves is followed without cache, cookies and token, whatever its header is called', async () => {
    answers(moved(), 200);
    await outcome({ ...POST, headers: { Accept: 'text/plain', 'X-Accept-Token': 'secret' } });
    expect(fetched.mock.calls[1]).toEqual([
      '/api/x',
      {
        cache: 'no-store',
        credentials: 'omit',
        headers: { Accept: 'text/plain' },
        signal: expect.anything() as unknown,
      },
    ]);
  });

  test('of a call that saves is unreadable if it cannot be followed', async () => {
    answers(moved(), new TypeError('Failed to fetch'));
    expect(await outcome(POST)).toMatchObject({ kind: 'unreadable', hasNewAddress: false });
    expect(heard).toEqual([1, 'failed', 0]);
  });
});

test('requests at the same time are counted together', async () => {
  answers(200, 200);
  await Promise.all([outcome(GET), outcome(POST)]);
  expect(heard).toEqual([1, 2, 1, 0]);
});

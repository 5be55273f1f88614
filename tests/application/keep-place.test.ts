import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../../src/api/errors.ts';
import { http } from '../../src/api/http.ts';
import { $keptPlace, keepPlace, MOST_TRIES, pauseBeforeTry } from '../../src/application/keep-place.ts';

const busy = (status = 503, retryAfter: number | undefined = 20): CallError =>
  new CallError({ kind: 'http', status, retryAfter });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-12-20T16:50:00Z') });
});
afterEach(() => vi.useRealTimers());

describe('an action', () => {
  test.each([429, 503])('that is refused with %i is tried again, one try at a time', async (status) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const run = vi.fn<() => Promise<string>>();
    run.mockRejectedValueOnce(busy(status)).mockResolvedValueOnce('sent');
    const result = keepPlace(run);
    await vi.advanceTimersByTimeAsync(0);
    expect($keptPlace.get()).toEqual({ since: Date.now(), nextAt: Date.now() + 20_000 });
    await vi.advanceTimersByTimeAsync(19_999);
    expect(run).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toBe('sent');
    expect($keptPlace.get()).toBeUndefined();
  });

  test.each([
    ['500', busy(500)],
    ['503 without a time', new CallError({ kind: 'http', status: 503 })],
    ['no response', new CallError({ kind: 'timeout' })],
    ['an error of our own', new TypeError('x')],
  ])('that fails with %s is not repeated', async (_how, error) => {
    const run = vi.fn(() => Promise.reject(error));
    await expect(keepPlace(run)).rejects.toBe(error);
    expect(run).toHaveBeenCalledOnce();
  });

  test('that the applicant no longer waits for is given up at once', async () => {
    const controller = new AbortController();
    const run = vi.fn(() => Promise.reject(busy()));
    const result = keepPlace(run, controller.signal);
    const refused = expect(result).rejects.toMatchObject({ kind: 'cancelled' });
    await vi.advanceTimersByTimeAsync(5000);
    controller.abort();
    await refused;
    expect([run.mock.calls.length, $keptPlace.get()]).toEqual([1, undefined]);
  });

  test('that is refused all the time ends with the refusal', async () => {
    const run = vi.fn(() => Promise.reject(busy()));
    const refused = expect(keepPlace(run)).rejects.toMatchObject({ status: 503 });
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    await refused;
    expect(run).toHaveBeenCalledTimes(MOST_TRIES);
  });
});

test('a pause is never shorter than what the service asks for, and at most half as long again', () => {
  for (const asked of [2, 20, 600])
    for (let tries = 1; tries < MOST_TRIES; tries += 1) {
      expect(pauseBeforeTry(asked, tries, 0)).toBeGreaterThanOrEqual(asked * 1000);
      expect(pauseBeforeTry(asked, tries, 1)).toBeLessThanOrEqual(Math.max(asked * 1000, 120_000) * 1.5);
    }
});

/** A clock that jumps from one timer to the next: a fake one takes minutes for as many timers. */
function jumpingClock(start: number) {
  const timers: { readonly at: number; readonly run: () => void }[] = [];
  const ended = new Set<unknown>();
  let now = start;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  vi.stubGlobal('setTimeout', (run: () => void, wait = 0) => {
    const at = now + wait;
    let [low, high] = [0, timers.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((timers[middle]?.at ?? 0) >= at) low = middle + 1;
      else high = middle;
    }
    const timer = { at, run };
    timers.splice(low, 0, timer);
    return timer;
  });
  vi.stubGlobal('clearTimeout', (timer: unknown) => ended.add(timer));
  const runAll = async (): Promise<void> => {
    for (let next = timers.pop(); next; next = timers.pop()) {
      if (ended.delete(next)) continue;
      now = next.at;
      next.run();
      await new Promise(setImmediate);
    }
  };
  return { runAll };
}

/**
 * The last night: ten thousand applicants, half of them in the last ten minutes before applications close; for twenty
 * minutes, with the closing in their middle, a third of the calls is put off.
 */
test('ten thousand on the last night: nobody is lost or sent twice, and the service has at most 1.5 times the calls', async () => {
  vi.useRealTimers();
  // The code that reads a refusal is loaded in real time, which this clock does not wait for.
  await import('../../src/api/refusal.ts');
  const [PEOPLE, MINUTE, start] = [10_000, 60_000, Date.parse('2026-12-20T16:00:00Z')];
  const closing = start + 60 * MINUTE;
  const clock = jumpingClock(start);
  let seed = 7;
  const random = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  vi.spyOn(Math, 'random').mockImplementation(random);
  const isBusy = (): boolean => Math.abs(Date.now() - closing) <= 10 * MINUTE && random() < 1 / 3;
  const sent = new Map<number, number>();
  const [told, waited]: [number[], number[]] = [[], []];
  let calls = 0;
  const answer = (status: number, headers: Record<string, string> = {}) =>
    Promise.resolve(
      new Response('{"message":""}', { status, headers: { 'Content-Type': 'application/json', ...headers } }),
    );
  vi.stubGlobal('fetch', (address: string) => {
    calls += 1;
    const person = Number(address.split('/').pop());
    if (isBusy()) return answer(503, { 'Retry-After': String(10 + Math.floor(random() * 20)) });
    if (Date.now() > closing) return answer(422);
    sent.set(person, (sent.get(person) ?? 0) + 1);
    return answer(200);
  });
  const call = (person: number): Promise<string> =>
    http({ method: 'PATCH', address: `/api/application/${person}`, headers: {}, body: {} });
  const come = async (person: number): Promise<void> => {
    const minutes = person % 2 === 0 ? 50 + random() * 10 : random() * 50;
    await new Promise((resolve) => setTimeout(() => resolve(undefined), minutes * MINUTE));
    const begun = Date.now();
    await keepPlace(() => call(person)).catch((error: unknown) => {
      expect(error).toMatchObject({ status: 422 });
      told.push(person);
    });
    waited.push(Date.now() - begun);
  };
  const everybody = Promise.all(Array.from({ length: PEOPLE }, (_, person) => come(person)));
  await clock.runAll();
  await everybody;
  vi.unstubAllGlobals();
  expect(sent.size + told.length).toBe(PEOPLE);
  expect(Math.max(...sent.values())).toBe(1);
  expect(calls / PEOPLE).toBeLessThanOrEqual(1.5);
  // Only who came in the last minutes was not in time, and is told so.
  expect(told.length / PEOPLE).toBeLessThan(0.03);
  expect(Math.max(...waited)).toBeLessThan(20 * MINUTE);
});

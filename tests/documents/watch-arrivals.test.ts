import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../src/api/errors.ts';
import { ARRIVALS_POLL_MS, ARRIVALS_WATCH_MS } from '../../src/config/constants.ts';
import { watchArrivals } from '../../src/documents/watch-arrivals.ts';

const look = vi.fn<() => Promise<void>>();
const page = {
  hides: false,
  isHidden: () => page.hides,
  changed: (): void => undefined,
  onChange: (listener: () => void) => {
    page.changed = listener;
    return () => {
      page.changed = () => undefined;
    };
  },
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  look.mockReset().mockResolvedValue(undefined);
  page.hides = false;
});
afterEach(() => {
  vi.useRealTimers();
});

test('the list is read every three seconds, one read at a time, until the watch is stopped', async () => {
  const { $state, stop } = watchArrivals(look, page);
  await pass(3 * ARRIVALS_POLL_MS);
  expect(look).toHaveBeenCalledTimes(3);
  look.mockReturnValue(new Promise(() => undefined));
  await pass(5 * ARRIVALS_POLL_MS);
  page.changed();
  expect(look).toHaveBeenCalledTimes(4);
  stop();
  await pass(5 * ARRIVALS_POLL_MS);
  page.changed();
  expect(look).toHaveBeenCalledTimes(4);
  expect($state.get()).toBe('watching');
});

test('a hidden page reads nothing, and reads at once when it is shown again', async () => {
  watchArrivals(look, page);
  page.hides = true;
  await pass(5 * ARRIVALS_POLL_MS);
  expect(look).not.toHaveBeenCalled();
  page.hides = false;
  page.changed();
  expect(look).toHaveBeenCalledTimes(1);
  await pass(ARRIVALS_POLL_MS);
  expect(look).toHaveBeenCalledTimes(2);
});

test.each([
  ['ended', new CallError({ kind: 'http', status: 401 })],
  ['failed', new CallError({ kind: 'http', status: 500 })],
  ['failed', new CallError({ kind: 'offline' })],
])('the watch is "%s" after the first %o', async (state, error) => {
  const { $state } = watchArrivals(look, page);
  look.mockRejectedValueOnce(error);
  await pass(5 * ARRIVALS_POLL_MS);
  expect(look).toHaveBeenCalledTimes(1);
  expect($state.get()).toBe(state);
});

test('a page that is left open stops reading', async () => {
  const { $state } = watchArrivals(look, page);
  await pass(ARRIVALS_WATCH_MS + ARRIVALS_POLL_MS);
  expect($state.get()).toBe('quiet');
  look.mockClear();
  await pass(ARRIVALS_WATCH_MS);
  expect(look).not.toHaveBeenCalled();
});

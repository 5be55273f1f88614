// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../../../src/api/errors.ts';
import { watchCharge } from '../../../src/engine/payment/poll.ts';
import type { Charge } from '../../../src/model/payment.ts';

const PENDING: Charge = { status: 'pending' };
const refused = (status: number, retryAfter?: number): CallError => new CallError({ kind: 'http', status, retryAfter });

const watching = (read: () => Promise<Charge> = () => Promise.resolve(PENDING)) => {
  const parts = { read: vi.fn(read), onAsk: vi.fn(), onAnswer: vi.fn(), onTrouble: vi.fn() };
  const watch = watchCharge(parts);
  return { ...parts, ...watch };
};
const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

let hidden = false;
const hide = (value: boolean): void => {
  hidden = value;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  watching().stop();
  hidden = false;
  vi.useRealTimers();
});

describe('the questions', () => {
  test('come after 3, 5 and then every 10 seconds', async () => {
    const { read } = watching();
    const counts: number[] = [];
    for (const pause of [2999, 1, 4999, 1, 9999, 1, 10_000]) {
      await pass(pause);
      counts.push(read.mock.calls.length);
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 3, 4]);
  });

  test.each(['successful', 'failed', 'expired', 'cancelled'] as const)('end with %s', async (status) => {
    const { read, onAnswer } = watching(() => Promise.resolve({ status }));
    await pass(60_000);
    expect(read).toHaveBeenCalledTimes(1);
    expect(onAnswer).toHaveBeenCalledWith({ status });
  });

  test('rest while the page is hidden and come at once when it is back', async () => {
    const { read } = watching();
    hide(true);
    await pass(600_000);
    expect(read).not.toHaveBeenCalled();
    hide(false);
    await pass(0);
    expect(read).toHaveBeenCalledTimes(1);
    await pass(5000);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('come at once when the network is back', async () => {
    const { read } = watching();
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('are never two at a time, however often one asks', async () => {
    let answer: (charge: Charge) => void = () => undefined;
    const { read, check } = watching(() => new Promise((resolve) => (answer = resolve)));
    check();
    check();
    window.dispatchEvent(new Event('online'));
    await pass(60_000);
    expect(read).toHaveBeenCalledTimes(1);
    answer(PENDING);
    await pass(5000);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('come from one watch of the page only', async () => {
    const first = watching();
    const second = watching();
    await pass(3000);
    expect([first.read.mock.calls.length, second.read.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('a fault on the way', () => {
  test('changes nothing but the next question', async () => {
    const read = vi.fn<() => Promise<Charge>>().mockRejectedValueOnce(refused(502)).mockResolvedValue(PENDING);
    const { onAnswer, onTrouble } = watching(read);
    await pass(3000);
    expect([onAnswer.mock.calls.length, onTrouble.mock.calls.length]).toEqual([0, 1]);
    await pass(5000);
    expect(onAnswer).toHaveBeenCalledWith(PENDING);
  });

  test('that asks for patience gets it', async () => {
    const { read } = watching(() => Promise.reject(refused(429, 40)));
    await pass(3000 + 39_999);
    expect(read).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test.each([401, 403, 404])('%i waits for the applicant', async (status) => {
    const { read, check } = watching(() => Promise.reject(refused(status)));
    await pass(3000);
    hide(true);
    hide(false);
    await pass(600_000);
    expect(read).toHaveBeenCalledTimes(1);
    check();
    expect(read).toHaveBeenCalledTimes(2);
  });
});

test('a watch that was stopped says nothing any more', async () => {
  let answer: (charge: Charge) => void = () => undefined;
  const { check, stop, onAnswer } = watching(() => new Promise((resolve) => (answer = resolve)));
  check();
  stop();
  answer(PENDING);
  await pass(60_000);
  expect(onAnswer).not.toHaveBeenCalled();
});

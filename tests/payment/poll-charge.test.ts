import { describe, expect, test, vi } from 'vitest';
import { CallError } from '../../src/api/errors.ts';
import { createChargePoller } from '../../src/payment/poll-charge.ts';
import type { Charge } from '../../src/model/payment.ts';
import { fakePage } from '../application/test-session.ts';
import { pass, useFakeClock } from './fake-payments.ts';

const PENDING: Charge = { status: 'pending' };
const refused = (status: number, retryAfter?: number): CallError => new CallError({ kind: 'http', status, retryAfter });

const polling = (read: () => Promise<Charge> = () => Promise.resolve(PENDING)) => {
  const page = fakePage();
  const parts = { read: vi.fn(read), page, onResponse: vi.fn(), onError: vi.fn() };
  const poller = createChargePoller(parts);
  poller.start();
  return { ...parts, ...poller, hide: (isHidden: boolean) => page.change({ isHidden }) };
};

useFakeClock();

describe('polling', () => {
  test('asks after 3, 5 and then every 10 seconds', async () => {
    const { read } = polling();
    const counts: number[] = [];
    for (const pause of [2999, 1, 4999, 1, 9999, 1, 10_000]) {
      await pass(pause);
      counts.push(read.mock.calls.length);
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 3, 4]);
  });

  test('ends when the response stops it', async () => {
    const { read, onResponse, stop } = polling();
    onResponse.mockImplementation(stop);
    await pass(60_000);
    expect(read).toHaveBeenCalledTimes(1);
    expect(onResponse).toHaveBeenCalledExactlyOnceWith(PENDING, expect.any(Number));
  });

  test('pauses while the page is hidden and asks at once when it is shown again', async () => {
    const { read, hide } = polling();
    hide(true);
    await pass(600_000);
    expect(read).not.toHaveBeenCalled();
    hide(false);
    await pass(0);
    expect(read).toHaveBeenCalledTimes(1);
    await pass(5000);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('begins only once a page that was opened in the background is shown', async () => {
    const { read, hide, stop, start } = polling();
    stop();
    hide(true);
    start();
    await pass(600_000);
    expect(read).not.toHaveBeenCalled();
    hide(false);
    await pass(0);
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('asks at once when the network is back', async () => {
    const { read, hide } = polling();
    hide(false);
    await pass(0);
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('never sends two requests at a time, however often a check is requested', async () => {
    let answer: (charge: Charge) => void = () => undefined;
    const { read, check, hide } = polling(() => new Promise((resolve) => (answer = resolve)));
    check();
    check();
    hide(false);
    await pass(60_000);
    expect(read).toHaveBeenCalledTimes(1);
    answer(PENDING);
    await pass(5000);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('runs once, however often it is started', async () => {
    const { read, start } = polling();
    start();
    await pass(3000);
    expect(read).toHaveBeenCalledTimes(1);
  });
});

describe('a failed request', () => {
  test('changes nothing but the time of the next one', async () => {
    const read = vi.fn<() => Promise<Charge>>().mockRejectedValueOnce(refused(502)).mockResolvedValue(PENDING);
    const { onResponse, onError } = polling(read);
    await pass(3000);
    expect([onResponse.mock.calls.length, onError.mock.calls.length]).toEqual([0, 1]);
    await pass(5000);
    expect(onResponse).toHaveBeenCalledWith(PENDING, expect.any(Number));
  });

  test('with a waiting time delays the next one', async () => {
    const { read } = polling(() => Promise.reject(refused(429, 40)));
    await pass(3000 + 39_999);
    expect(read).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('is named until the next response, and nothing is being asked meanwhile', async () => {
    const error = refused(502);
    const read = vi.fn<() => Promise<Charge>>().mockRejectedValueOnce(error).mockResolvedValue(PENDING);
    const { $poll } = polling(read);
    expect($poll.get()).toStrictEqual({ isAsking: false, error: undefined });
    await pass(3000);
    expect($poll.get()).toStrictEqual({ isAsking: false, error });
    await pass(5000);
    expect($poll.get()).toStrictEqual({ isAsking: false, error: undefined });
  });

  test('that was refused is not repeated while the page stays as it is', async () => {
    const { read } = polling(() => Promise.reject(refused(404)));
    await pass(600_000);
    expect(read).toHaveBeenCalledTimes(1);
  });

  test.each([401, 403, 404])('%i waits for the applicant', async (status) => {
    const { read, check, hide } = polling(() => Promise.reject(refused(status)));
    await pass(3000);
    hide(true);
    hide(false);
    await pass(600_000);
    expect(read).toHaveBeenCalledTimes(1);
    check();
    expect(read).toHaveBeenCalledTimes(2);
  });
});

test('a stopped poller reports nothing', async () => {
  let answer: (charge: Charge) => void = () => undefined;
  const { check, stop, onResponse, $poll } = polling(() => new Promise((resolve) => (answer = resolve)));
  check();
  stop();
  answer(PENDING);
  await pass(60_000);
  expect(onResponse).not.toHaveBeenCalled();
  expect($poll.get().isAsking).toBe(false);
});

test('a stopped poller reports no failure', async () => {
  let fail: (error: CallError) => void = () => undefined;
  const { check, stop, onError, $poll } = polling(() => new Promise((_resolve, reject) => (fail = reject)));
  check();
  stop();
  fail(refused(502));
  await pass(60_000);
  expect(onError).not.toHaveBeenCalled();
  expect($poll.get().error).toBeUndefined();
});

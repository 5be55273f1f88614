import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LEASE_MS, LEASE_SETTLE_MS, SLOW_NOTICE_MS } from '../../src/config/constants.ts';
import { createLeaseLock, type RenewLease, type RunInLease } from '../../src/lib/lease.ts';

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

let stored: Map<string, string>;
const page = (owner: string): RunInLease =>
  createLeaseLock({
    owner,
    wait,
    read: (key) => stored.get(key),
    write: (key, text) => stored.set(key, text),
    remove: (key) => stored.delete(key),
  });

/** Takes the lock for some time, and writes down when it got in and out. */
const entering = (log: string[]) => (name: string, milliseconds: number) => async (): Promise<string> => {
  log.push(`${name} in`);
  await wait(milliseconds);
  log.push(`${name} out`);
  return name;
};

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('one at a time', () => {
  test('of two pages that ask at the same moment, and of two calls in one page', async () => {
    const [one, other] = [page('one'), page('other')];
    const log: string[] = [];
    const enter = entering(log);
    const all = Promise.all([
      one('pay', enter('a', 1000)),
      other('pay', enter('b', 1000)),
      one('pay', enter('c', 1000)),
      one('else', enter('d', 100)),
    ]);
    await pass(10_000);
    expect(await all).toEqual(['a', 'b', 'c', 'd']);
    const paying = log.filter((line) => !line.startsWith('d'));
    for (const [index, line] of paying.entries())
      if (index % 2 === 1) expect(line).toBe(`${paying[index - 1]?.split(' ')[0]} out`);
    expect(stored.size).toBe(0);
  });

  test('a page that waits for long is told so, and runs nothing', async () => {
    const run = vi.fn(() => Promise.resolve());
    void page('one')('pay', () => wait(SLOW_NOTICE_MS + 1000));
    await pass(LEASE_SETTLE_MS);
    const answer = page('other')('pay', run);
    await pass(SLOW_NOTICE_MS);
    expect(await answer).toBe('busy');
    expect(run).not.toHaveBeenCalled();
  });

  test('what goes wrong inside frees the lock', async () => {
    const failed = page('one')('pay', () => Promise.reject(new Error('inside')));
    const told = expect(failed).rejects.toThrow('inside');
    await pass(LEASE_SETTLE_MS);
    await told;
    expect(stored.size).toBe(0);
  });
});

/** The number that a lease has in the storage. */
const numberOf = (key: string): number => Number(stored.get(key)?.split(' ')[0]);

describe('a claim that another one has overwritten before all tabs saw it', () => {
  test.each([
    ['by another page that took the same number', '1', 'other'],
    ['by another call of this page', '2', 'one'],
  ])('is none: %s', async (_by, number, owner) => {
    const run = vi.fn(() => Promise.resolve());
    void page('one')('pay', run);
    stored.set('pay', `${number} ${Date.now() + LEASE_MS} ${owner}`);
    await pass(LEASE_SETTLE_MS);
    expect(run).not.toHaveBeenCalled();
  });

  test('or that is nearly over, because the page slept, is made again', async () => {
    const run = vi.fn(() => Promise.resolve(numberOf('pay')));
    const entered = page('one')('pay', run);
    vi.setSystemTime(Date.now() + LEASE_MS - LEASE_SETTLE_MS);
    await pass(LEASE_SETTLE_MS);
    expect(run).not.toHaveBeenCalled();
    await pass(2 * LEASE_SETTLE_MS);
    expect(await entered).toBe(2);
  });

  test('numbers only rise, for every page and for each of its own', async () => {
    stored.set('pay', `3 ${Date.now() - 1} gone`);
    const one = page('one');
    const first = one('pay', () => Promise.resolve(numberOf('pay')));
    await pass(LEASE_SETTLE_MS);
    stored.clear();
    const second = one('pay', () => Promise.resolve(numberOf('pay')));
    await pass(LEASE_SETTLE_MS);
    expect([await first, await second]).toEqual([4, 5]);
  });
});

describe('a lease whose time is over', () => {
  /** A page that holds the lock, stopped in the middle. */
  const stopped = async () => {
    let renewLease: RenewLease = () => Promise.resolve(false);
    let leave: () => void = () => undefined;
    const held = page('stopped')('pay', (given) => {
      renewLease = given;
      return new Promise<void>((resolve) => (leave = resolve));
    });
    await pass(LEASE_SETTLE_MS);
    return { held, leave: () => leave(), renewed: () => renewLease() };
  };

  test('is taken by another page, and its first owner may not go on, nor free what is not its own', async () => {
    const { held, leave, renewed } = await stopped();
    await pass(LEASE_MS);
    void page('other')('pay', () => wait(5000));
    await pass(LEASE_SETTLE_MS);
    expect(await renewed()).toBe(false);
    leave();
    await held;
    expect(stored.size).toBe(1);
  });

  test('is renewed when it is renewed, or taken again when nobody else has it', async () => {
    const { renewed } = await stopped();
    await pass(LEASE_MS - 1000);
    expect(await renewed()).toBe(true);
    expect(numberOf('pay')).toBe(1);
    await pass(LEASE_MS + 1000);
    const again = renewed();
    await pass(LEASE_SETTLE_MS);
    expect(await again).toBe(true);
    expect(numberOf('pay')).toBe(2);
  });

  test('does not last when the clock was set back, and broken text is no lease', async () => {
    stored.set('pay', `3 ${Date.now() + 10 * LEASE_MS} gone`);
    stored.set('else', 'broken');
    const one = page('one');
    const both = Promise.all([one('pay', () => Promise.resolve(1)), one('else', () => Promise.resolve(2))]);
    await pass(LEASE_SETTLE_MS);
    expect(await both).toEqual([1, 2]);
  });
});

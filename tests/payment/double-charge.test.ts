import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { LockKind } from './model/model-browser.ts';
import { play } from './model/play.ts';
import { scenario } from './model/scenarios.ts';
import { virtualTime, type VirtualTime } from './model/virtual-time.ts';

/** The same interleavings in every run. */
const SEED = 20_261_120;
const RUNS = 600;

let time: VirtualTime;
beforeEach(() => {
  time = virtualTime();
});

/** How often an application was paid at most, before a server that charges each start. */
async function mostPayments(locks: LockKind): Promise<number> {
  let most = 0;
  for (const one of fc.sample(scenario, { seed: SEED, numRuns: RUNS })) {
    const { server, tabs } = await play(time, locks, 'charging', one);
    for (const tab of tabs) tab.close();
    most = Math.max(most, server.timesPaid());
  }
  return most;
}

test(`without a lock, one of ${RUNS} interleavings takes money twice (docs/decisions/0016-one-payment.md)`, async () => {
  expect(await mostPayments('none')).toBe(2);
});

test(`with the lease, none of the same ${RUNS} does`, async () => {
  expect(await mostPayments('lease')).toBe(1);
});

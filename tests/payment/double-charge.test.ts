import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { LAST_LIMIT_MS, NAMED_SEED, SEED } from '../random-runs.ts';
import type { LockKind } from './model/model-browser.ts';
import { play } from './model/play.ts';
import { scenario, type Scenario } from './model/scenarios.ts';
import { virtualTime, type VirtualTime } from './model/virtual-time.ts';

/** Interleavings in which an application is paid twice where nothing locks. More of them are tried by payment-model.test.ts. */
const WANTED = 3;
/** About one of eighty does. */
const MOST_TRIED = 3000;

let time: VirtualTime;
beforeEach(() => {
  time = virtualTime();
});

/** How often an application was paid, before a server that charges each start. */
async function timesPaid(locks: LockKind, one: Scenario): Promise<number> {
  const { server, tabs } = await play(time, locks, 'charging', one);
  for (const tab of tabs) tab.close();
  return server.timesPaid();
}

test(
  `what takes money twice without a lock takes it at most once with the lease (${NAMED_SEED}; docs/decisions/0016-one-payment.md)`,
  async () => {
    const paidTwice: Scenario[] = [];
    for (const one of fc.sample(scenario, { seed: SEED, numRuns: MOST_TRIED })) {
      if ((await timesPaid('none', one)) > 1) paidTwice.push(one);
      if (paidTwice.length === WANTED) break;
    }
    expect(paidTwice).toHaveLength(WANTED);
    for (const one of paidTwice) expect(await timesPaid('lease', one)).toBeLessThanOrEqual(1);
  },
  LAST_LIMIT_MS,
);

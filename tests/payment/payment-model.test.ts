import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { casesOf, LAST_LIMIT_MS, NAMED_SEED, SEED } from '../random-runs.ts';
import type { LockKind } from './model/model-browser.ts';
import type { ServerKind } from './model/model-server.ts';
import type { Tab } from './model/model-tab.ts';
import { play, type World } from './model/play.ts';
import { KNOWN, MINUTE, scenario, TWO_AT_ONCE, type Scenario } from './model/scenarios.ts';
import { virtualTime, type VirtualTime } from './model/virtual-time.ts';

/** For each lock and server. */
const RUNS = casesOf(2000);

let time: VirtualTime;
beforeEach(() => {
  time = virtualTime();
});

/** What a page says must be what the server says, as far as the page claims to know. */
function expectTrue({ server }: World, tab: Tab): void {
  const { status, charge_id } = server.check();
  const shown = tab.shown();
  if (shown.page === 'complete') expect(status).toBe('successful');
  if (shown.page === 'return') expect([status, shown.store.$state.get().kind]).toEqual(['pending', 'waiting']);
  const state = shown.page === 'payment' ? shown.store.$state.get() : undefined;
  if (state?.kind === 'ready' && state.charge.status === 'pending') expect(status).toBe('pending');
  // A code that has expired may have been followed by another charge, which another tab has paid.
  if (state?.kind === 'ready' && state.qr?.kind === 'expired' && state.charge.charge_id === charge_id)
    expect(status).not.toBe('successful');
  if (shown.page === 'payment') expect(['ready', 'load-failed']).toContain(state?.kind);
}

/** Goes on by what each page offers until the application is paid: no page may lead nowhere. */
async function payFrom({ server }: World, tab: Tab): Promise<void> {
  for (let presses = 0; presses < 8 && tab.shown().page !== 'complete'; presses += 1) {
    const shown = tab.shown();
    if (shown.page === 'bank') {
      server.settle('card', 'successful');
      tab.open('return');
    } else if (shown.page === 'return' && server.check().status === 'pending') tab.open('payment');
    else if (shown.page === 'payment' && shown.store.$state.get().kind === 'ready') tab.pressCard('approved');
    else tab.pressOn();
    await time.pass(3 * MINUTE);
  }
  expect(tab.shown().page).toBe('complete');
}

/** A failure says in lines what happened. */
async function run(locks: LockKind, kind: ServerKind, one: Scenario): Promise<void> {
  const world = await play(time, locks, kind, one);
  try {
    for (const tab of world.tabs) expectTrue(world, tab);
    for (const tab of world.tabs) await payFrom(world, tab);
    expect(world.server.timesPaid()).toBe(1);
  } catch (error) {
    throw new Error([...world.lines, String(error)].join('\n'), { cause: error });
  } finally {
    for (const tab of world.tabs) tab.close();
  }
}

test('without a lock, two tabs at the same moment pay twice, which this model sees', async () => {
  const [one] = TWO_AT_ONCE;
  const { server, tabs } = await play(time, 'none', 'charging', one);
  for (const tab of tabs) tab.close();
  expect(server.timesPaid()).toBe(2);
});

describe.each(['web-locks', 'lease'] as const)('with %s', (locks) => {
  test.each(['idempotent', 'charging'] as const)(
    `and a server that is %s, in ${RUNS} interleavings nothing is paid twice, what is shown is true, and every page leads on (${NAMED_SEED})`,
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(scenario, (one) => run(locks, kind, one)),
        {
          numRuns: RUNS,
          seed: SEED,
          examples: KNOWN,
        },
      );
    },
    LAST_LIMIT_MS,
  );
});

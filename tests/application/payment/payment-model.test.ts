import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { LOCALES } from '../../../src/config/locales.ts';
import { tabLocks, type LockKind, type PageLife } from './model/model-browser.ts';
import { connect } from './model/model-network.ts';
import { modelServer, type ModelServer, type ServerKind } from './model/model-server.ts';
import { newPendingPayment, openTab, type Tab } from './model/model-tab.ts';
import { KNOWN, MINUTE, scenario, type Action, type Scenario } from './model/scenarios.ts';
import { virtualTime, type VirtualTime } from './model/virtual-time.ts';

const RUNS = 1250;

let time: VirtualTime;
beforeEach(() => {
  time = virtualTime();
});

interface World {
  readonly server: ModelServer;
  readonly tabs: readonly Tab[];
}

function act({ server, tabs }: World, tab: Tab, action: Action): void {
  const isStarting = tabs.some((one) => one.isStarting());
  const { page } = tab.shown();
  const atBank = (status: 'successful' | 'failed'): void => {
    if (page !== 'bank' || isStarting) return;
    server.settle('card', status);
    tab.open('return');
  };
  const actions: Record<Action, () => void> = {
    qr: tab.pressQr,
    approved: () => tab.pressCard('approved'),
    '3ds': () => tab.pressCard('3ds'),
    declined: () => tab.pressCard('declined'),
    on: tab.pressOn,
    reload: () => tab.open(page === 'bank' ? 'payment' : page),
    freeze: tab.freeze,
    thaw: tab.thaw,
    hide: () => tab.changePage(true),
    show: () => tab.changePage(false),
    return: () => tab.open('return'),
    'draw-anew': tab.drawAnew,
    // One person pays with one hand: nobody scans a code while a start is on its way.
    pay: () => (isStarting ? undefined : server.settle('thai_qr', 'successful')),
    'approve-at-bank': () => atBank('successful'),
    'decline-at-bank': () => atBank('failed'),
    clock: () => (isStarting ? undefined : time.setSkew(((Date.now() % 3) - 1) * 10 * MINUTE)),
  };
  actions[action]();
}

/** What a page says must be what the server says, as far as the page claims to know. */
function expectTrue({ server }: World, tab: Tab): void {
  const { status } = server.check();
  const shown = tab.shown();
  if (shown.page === 'complete') expect(status).toBe('successful');
  if (shown.page === 'return') expect([status, shown.store.$state.get().kind]).toEqual(['pending', 'waiting']);
  const state = shown.page === 'payment' ? shown.store.$state.get() : undefined;
  if (state?.kind === 'ready' && state.charge.status === 'pending') expect(status).toBe('pending');
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

async function run(locks: LockKind, kind: ServerKind, { steps, journeys, skew, storageDelay, ...rest }: Scenario) {
  time.clear();
  time.setSkew(skew * MINUTE);
  const pages = new Map<string, PageLife>();
  const server = modelServer(kind, time.now);
  const failing = [...journeys];
  connect({ time, locks, pages, server, journeys: failing });
  const tabLock = tabLocks(locks, time, storageDelay);
  const $pendingPayment = newPendingPayment();
  const tabs = LOCALES.slice(0, rest.tabs).map((locale) =>
    openTab({ locale, pages, $pendingPayment, tabLock, now: time.now }),
  );
  const world = { server, tabs };
  await time.pass(1000);
  for (const { tab, action, pause } of steps) {
    const chosen = tabs[tab % tabs.length];
    if (chosen) act(world, chosen, action);
    await time.pass(pause);
  }
  failing.length = 0;
  for (const tab of tabs) {
    tab.thaw();
    tab.changePage(false);
  }
  await time.pass(2 * MINUTE);
  for (const tab of tabs) expectTrue(world, tab);
  for (const tab of tabs) await payFrom(world, tab);
  expect(server.timesPaid()).toBe(1);
  for (const tab of tabs) tab.close();
}

describe.each(['web-locks', 'lease'] as const)('with %s', (locks) => {
  test.each(['idempotent', 'charging'] as const)(
    'and a server that is %s, nothing is paid twice, what is shown is true, and every page leads on',
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(scenario, (one) => run(locks, kind, one)),
        { numRuns: RUNS, examples: KNOWN },
      );
    },
  );
});

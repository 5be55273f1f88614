import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { LOCALES } from '../../../src/config/locales.ts';
import { tabLocks, type LockKind, type PageLife } from './model/model-browser.ts';
import { connect, SMOOTH, type Journey } from './model/model-network.ts';
import { modelServer, type ModelServer, type ServerKind } from './model/model-server.ts';
import { newPendingPayment, openTab, type Tab } from './model/model-tab.ts';
import { virtualTime, type VirtualTime } from './model/virtual-time.ts';

const RUNS = 1250;
const MINUTE = 60_000;

const ACTIONS = [
  ...(['qr', 'approved', '3ds', 'declined', 'on', 'reload', 'freeze', 'wake', 'hide', 'show', 'return'] as const),
  ...(['pay', 'approve-at-bank', 'decline-at-bank', 'clock', 'draw-anew'] as const),
];
type Action = (typeof ACTIONS)[number];

const journey: fc.Arbitrary<Journey> = fc.record({
  up: fc.constantFrom(1, 20, 400, 3000, 25_000),
  down: fc.constantFrom(1, 20, 400, 3000, 40_000),
  as: fc.constantFrom<Journey['as'][]>('well', 'well', 'lost-request', 'lost-reply', 409, 422, 500, 502),
  isAfterEffect: fc.boolean(),
});

const step = fc.record({
  tab: fc.nat(1),
  action: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<Action[]>('approved', 'approved', 'qr', '3ds', 'on', 'pay') },
    { weight: 1, arbitrary: fc.constantFrom<Action[]>('freeze', 'wake', 'reload') },
    { weight: 2, arbitrary: fc.constantFrom(...ACTIONS) },
  ),
  pause: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(0, 1, 60, 260, 360) },
    { weight: 3, arbitrary: fc.constantFrom(1000, 12_000, 50_000) },
    { weight: 1, arbitrary: fc.constant(11 * MINUTE) },
  ),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const scenario = fc.record({
  steps: fc.array(step, { maxLength: 10 }),
  journeys: fc.array(journey, { maxLength: 14 }),
  tabs: fc.constantFrom(1, 2, 2),
  /** Minutes by which the clock of the device is wrong. */
  skew: fc.constantFrom(-10, 0, 10),
  storageDelay: fc.constantFrom(1, 30, 50),
});
type Scenario = typeof scenario extends fc.Arbitrary<infer T> ? T : never;

const known = (
  steps: readonly [tab: number, action: Action, pause: number][],
  journeys: Journey[] = [],
): [Scenario] => [
  {
    steps: steps.map(([tab, action, pause]): Step => ({ tab, action, pause })),
    journeys,
    tabs: 2,
    skew: 0,
    storageDelay: 50,
  },
];
/** What once went wrong, tried in every run. */
const KNOWN: [Scenario][] = [
  // Two tabs at the same moment.
  known([
    [0, 'approved', 0],
    [1, 'approved', 0],
  ]),
  // A tab that sleeps between its look at the charge and its start, while another tab pays.
  ...[270, 300, 340, 380].map((pause) =>
    known([
      [0, 'approved', pause],
      [0, 'freeze', 50_000],
      [1, 'approved', 380],
      [0, 'wake', 1000],
    ]),
  ),
  // Two starts of one page.
  known([
    [0, 'approved', 260],
    [0, 'draw-anew', 60],
    [0, 'approved', 1000],
  ]),
  // A start of a page that was left in the middle, and another start of the same tab.
  known(
    [
      [0, 'approved', 1000],
      [0, 'reload', 1000],
      [0, 'approved', 1000],
    ],
    [SMOOTH, SMOOTH, SMOOTH, SMOOTH, SMOOTH, SMOOTH, SMOOTH, { ...SMOOTH, up: 25_000 }],
  ),
  // A start that is lost after an earlier charge has ended.
  known(
    [
      [0, 'declined', 12_000],
      [0, 'on', 12_000],
      [0, 'approved', 12_000],
    ],
    [...Array.from({ length: 14 }, () => SMOOTH), { ...SMOOTH, as: 'lost-request' }],
  ),
];

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
    wake: tab.thaw,
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

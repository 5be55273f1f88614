import { LOCALES } from '../../../src/config/locales.ts';
import { pendingPaymentsInMemory } from '../pending-payments-in-memory.ts';
import { tabLocks, type LockKind, type PageLife } from './model-browser.ts';
import { connect, type Line } from './model-network.ts';
import { modelServer, type ModelServer, type ServerKind } from './model-server.ts';
import { openTab, type Tab } from './model-tab.ts';
import { MINUTE, type Action, type Scenario } from './scenarios.ts';
import type { VirtualTime } from './virtual-time.ts';

const SLEEP = 20 * MINUTE;

export interface World {
  readonly time: VirtualTime;
  readonly server: ModelServer;
  readonly line: Line;
  readonly tabs: readonly Tab[];
  /** What has happened, in order, one line each. */
  readonly lines: readonly string[];
}

/** The lid is closed in the middle and opened again later. */
async function sleep({ time, line, tabs }: World): Promise<void> {
  for (const tab of tabs) {
    tab.changePage(true);
    tab.freeze();
  }
  line.breakOff();
  await time.pass(SLEEP);
  for (const tab of tabs) {
    tab.thaw();
    tab.changePage(false);
  }
}

async function act(world: World, tab: Tab, action: Action): Promise<void> {
  const { time, server, line, tabs } = world;
  const isStarting = tabs.some((one) => one.isStarting());
  const { page } = tab.shown();
  const atBank = (status: 'successful' | 'failed'): void => {
    if (page !== 'bank' || isStarting) return;
    server.settle('card', status);
    tab.open('return');
  };
  const actions: Record<Action, () => unknown> = {
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
    'draw-again': tab.drawAgain,
    // One person pays with one hand: nobody scans a code while a start is on its way.
    pay: () => (isStarting ? undefined : server.settle('thai_qr', 'successful')),
    'approve-at-bank': () => atBank('successful'),
    'decline-at-bank': () => atBank('failed'),
    clock: () => (isStarting ? undefined : time.setSkew(((Date.now() % 3) - 1) * 10 * MINUTE)),
    sleep: () => sleep(world),
    'restart-server': () => {
      line.stopServer();
      server.forgetMemory();
    },
  };
  await actions[action]();
}

/** Plays a scenario to its end: the line is good again, and no tab is frozen. */
export async function play(
  time: VirtualTime,
  locks: LockKind,
  kind: ServerKind,
  { steps, journeys, skew, storageDelay, startsPerMinute, tabs: count }: Scenario,
): Promise<World> {
  time.clear();
  time.setSkew(skew * MINUTE);
  const pages = new Map<string, PageLife>();
  const server = modelServer(kind, time.now, startsPerMinute);
  const failing = [...journeys];
  const lines: string[] = [];
  const begin = time.now();
  const log = (text: string): void => void lines.push(`${((time.now() - begin) / 1000).toFixed(2)} s ${text}`);
  const line = connect({ time, locks, pages, server, journeys: failing, log });
  const tabLock = tabLocks(locks, time, storageDelay);
  const pendingPayments = pendingPaymentsInMemory();
  const tabs = LOCALES.slice(0, count).map((locale) =>
    openTab({ locale, pages, pendingPayments, tabLock, now: time.now }),
  );
  const world = { time, server, line, tabs, lines };
  await time.pass(1000);
  for (const { tab, action, pause } of steps) {
    log(`tab ${tab}: ${action}`);
    const chosen = tab === 'both' ? tabs : tabs.slice(0, tab + 1).slice(-1);
    // There is one lid.
    await Promise.all((action === 'sleep' ? chosen.slice(0, 1) : chosen).map((one) => act(world, one, action)));
    await time.pass(pause);
  }
  failing.length = 0;
  for (const tab of tabs) {
    tab.thaw();
    tab.changePage(false);
  }
  await time.pass(2 * MINUTE);
  return world;
}

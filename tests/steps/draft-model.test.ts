// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { DRAFT_SAVE_MS } from '../../src/config/constants.ts';
import { thaw, type PageLife } from '../payment/model/model-browser.ts';
import { connect, type Journey, type Line } from '../payment/model/model-network.ts';
import { virtualTime, type VirtualTime } from '../payment/model/virtual-time.ts';
import { casesOf, LAST_LIMIT_MS, NAMED_SEED, SEED } from '../random-runs.ts';
import { EMPTY, FIELDS, $draft, $revision, openTab, type Field, type Tab } from './draft-model-tab.tsx';

const RUNS = casesOf(2000);
const MINUTE = 60_000;
/** A call has arrived by then, or never does. */
const ON_THE_WAY = 500;
const journey: fc.Arbitrary<Journey> = fc.record({
  up: fc.constantFrom(1, 20, 400),
  down: fc.constantFrom(1, 20, 400, 3000, 40_000),
  as: fc.oneof(
    { weight: 2, arbitrary: fc.constant('well' as const) },
    { weight: 1, arbitrary: fc.constantFrom<Journey['as'][]>('lost-request', 'lost-reply', 401, 422, 429, 500, 502) },
  ),
  isAfterEffect: fc.boolean(),
});
const step = fc.record({
  tab: fc.nat(1),
  action: fc.oneof(
    { weight: 3, arbitrary: fc.constant('type' as const) },
    { weight: 2, arbitrary: fc.constant('continue' as const) },
    { weight: 2, arbitrary: fc.constantFrom('reload', 'crash', 'sleep', 'restart-server', 'clock') },
  ),
  field: fc.constantFrom(...FIELDS),
  pause: fc.constantFrom(0, 100, 300, 5000, 50_000),
});
type Act = typeof step extends fc.Arbitrary<infer T> ? T : never;
const scenario = fc.record({
  steps: fc.array(step, { minLength: 2, maxLength: 12 }),
  journeys: fc.array(journey, { maxLength: 14 }),
  tabs: fc.constantFrom(1, 2),
  /** Minutes by which the clock of the device is wrong. */
  skew: fc.constantFrom(-10, 0, 10),
  savesPerMinute: fc.constantFrom(1, 3, Infinity),
});
type Scenario = typeof scenario extends fc.Arbitrary<infer T> ? T : never;

let time: VirtualTime;
beforeEach(() => {
  time = virtualTime();
});

function modelServer(savesPerMinute: number) {
  const answers: Record<string, string> = {};
  /** In memory, while the answers are in its database. */
  let saves: number[] = [];
  return {
    answers,
    answer: (_url: string, sent: unknown) => (sent ? Object.assign(answers, sent) : { id: 7, ...answers }),
    isOverLimit: (_url: string, sent: unknown): boolean => {
      if (!sent) return false;
      saves = [...saves, time.now()].filter((at) => at > time.now() - MINUTE);
      return saves.length > savesPerMinute;
    },
    forgetMemory: () => {
      saves = [];
    },
  };
}

interface World {
  readonly server: ReturnType<typeof modelServer>;
  readonly line: Line;
  readonly tabs: readonly Tab[];
  /** What may be in a field: what was typed last, or what was shown where Continue was pressed since. */
  readonly expected: Record<Field, Set<string>>;
}

async function act({ server, line, tabs, expected }: World, tab: Tab, { action, field }: Act, text: string) {
  const actions: Record<typeof action, () => unknown> = {
    type: () => {
      // One person types with one hand: not while a tab is saving.
      if (tabs.some((one) => one.isSending())) return;
      tab.type(field, text);
      expected[field] = new Set([text]);
    },
    continue: async () => {
      if (!tab.isReady()) return;
      for (const name of FIELDS) expected[name].add(tab.values()[name]);
      void tab.send();
      await time.pass(ON_THE_WAY);
    },
    reload: tab.reload,
    crash: async () => {
      await time.pass(DRAFT_SAVE_MS + 1);
      tab.reload();
    },
    sleep: async () => {
      for (const one of tabs) one.life().isFrozen = true;
      line.breakOff();
      await time.pass(20 * MINUTE);
      for (const one of tabs) thaw(one.life());
    },
    'restart-server': () => {
      line.stopServer();
      server.forgetMemory();
    },
    clock: () => time.setSkew(((time.now() % 3) - 1) * 10 * MINUTE),
  };
  await actions[action]();
}

async function run({ steps, journeys, tabs: count, skew, savesPerMinute }: Scenario): Promise<void> {
  time.clear();
  time.setSkew(skew * MINUTE);
  $draft.set({});
  $revision.set('');
  const pages = new Map<string, PageLife>();
  const server = modelServer(savesPerMinute);
  const failing = [...journeys];
  const line = connect({ time, locks: 'lease', pages, server, journeys: failing });
  const tabs = Array.from({ length: count }, () => openTab(time, pages));
  const expected = { school_name: new Set(['']), gpax: new Set(['']), academic_year: new Set(['']) };
  await time.pass(1000);
  let last: Tab | undefined;
  for (const [index, one] of steps.entries()) {
    const tab = tabs[one.tab % tabs.length];
    // Nobody types in two tabs within a quarter of a second.
    if (tab !== last) await time.pass(DRAFT_SAVE_MS + 1);
    last = tab;
    if (tab) await act({ server, line, tabs, expected }, tab, one, `text ${index}`);
    await time.pass(one.pause);
  }
  failing.length = 0;
  await time.pass(2 * MINUTE);
  for (const tab of tabs) {
    tab.reload();
    await time.pass(MINUTE);
    for (const name of FIELDS) expect([...expected[name]], name).toContain(tab.values()[name]);
  }
  const [tab] = tabs;
  const shown = tab?.values() ?? EMPTY;
  await Promise.all([tab?.send(), time.pass(2 * MINUTE)]);
  expect({ ...EMPTY, ...server.answers }).toEqual(shown);
  expect($draft.get()).toEqual({});
  for (const tab of tabs) tab.close();
}

test(
  `in ${RUNS} interleavings of one or two tabs, no typed answer is lost, and the server has what is shown (${NAMED_SEED})`,
  async () => {
    await fc.assert(fc.asyncProperty(scenario, run), { numRuns: RUNS, seed: SEED });
  },
  LAST_LIMIT_MS,
);

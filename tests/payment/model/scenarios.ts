import fc from 'fast-check';
import { SMOOTH, type Journey } from './model-network.ts';

export const MINUTE = 60_000;

const ACTIONS = [
  ...(['qr', 'approved', '3ds', 'declined', 'on', 'reload', 'freeze', 'thaw', 'hide', 'show', 'return'] as const),
  ...(['pay', 'approve-at-bank', 'decline-at-bank', 'clock', 'draw-again', 'sleep', 'restart-server'] as const),
];
export type Action = (typeof ACTIONS)[number];

const journey: fc.Arbitrary<Journey> = fc.record({
  up: fc.constantFrom(1, 20, 400, 3000, 25_000),
  down: fc.constantFrom(1, 20, 400, 3000, 40_000),
  as: fc.oneof(
    { weight: 3, arbitrary: fc.constant('well' as const) },
    { weight: 1, arbitrary: fc.constantFrom<Journey['as'][]>('lost-request', 'lost-reply', 409, 422, 429, 500, 502) },
  ),
  isAfterEffect: fc.boolean(),
});

interface Step {
  /** `both`: in both tabs at the same moment. */
  readonly tab: 0 | 1 | 'both';
  readonly action: Action;
  /** Milliseconds after it. */
  readonly pause: number;
}
const step: fc.Arbitrary<Step> = fc.record({
  tab: fc.constantFrom<Step['tab'][]>(0, 1, 'both'),
  action: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<Action[]>('approved', 'approved', 'qr', '3ds', 'on', 'pay') },
    { weight: 1, arbitrary: fc.constantFrom<Action[]>('freeze', 'thaw', 'reload', 'sleep', 'restart-server') },
    { weight: 2, arbitrary: fc.constantFrom(...ACTIONS) },
  ),
  pause: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(0, 1, 60, 260, 360) },
    { weight: 3, arbitrary: fc.constantFrom(1000, 12_000, 50_000) },
    { weight: 1, arbitrary: fc.constant(11 * MINUTE) },
  ),
});

export const scenario = fc.record({
  steps: fc.array(step, { maxLength: 10 }),
  journeys: fc.array(journey, { maxLength: 14 }),
  tabs: fc.constantFrom(1, 2, 2),
  /** Minutes by which the clock of the device is wrong. */
  skew: fc.constantFrom(-10, 0, 10),
  storageDelay: fc.constantFrom(1, 30, 50),
  startsPerMinute: fc.constantFrom(1, 2, Infinity),
});
export type Scenario = typeof scenario extends fc.Arbitrary<infer T> ? T : never;

const known = (
  steps: readonly [tab: Step['tab'], action: Action, pause: number][],
  journeys: Journey[] = [],
  tabs: 1 | 2 = 2,
): [Scenario] => [
  {
    steps: steps.map(([tab, action, pause]): Step => ({ tab, action, pause })),
    journeys,
    tabs,
    skew: 0,
    storageDelay: 50,
    startsPerMinute: Infinity,
  },
];
const QUICK: Journey = { ...SMOOTH, up: 1, down: 1 };
/** Two tabs at the same moment. */
export const TWO_AT_ONCE = known([
  [0, 'approved', 0],
  [1, 'approved', 0],
]);
/** What once went wrong, tried in every run. */
export const KNOWN: [Scenario][] = [
  TWO_AT_ONCE,
  // A charge that takes longer to open than another tab waits for its turn.
  known(
    [
      [0, 'approved', 1000],
      [1, 'approved', 12_000],
    ],
    [...Array.from({ length: 6 }, () => SMOOTH), { ...SMOOTH, down: 25_000 }],
  ),
  // A tab that is frozen between its look at the charge and its start, while another tab pays.
  ...[270, 300, 340, 380].map((pause) =>
    known([
      [0, 'approved', pause],
      [0, 'freeze', 50_000],
      [1, 'approved', 380],
      [0, 'thaw', 1000],
    ]),
  ),
  // Two starts of one page.
  known([
    [0, 'approved', 260],
    [0, 'draw-again', 60],
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
  // A clock that is set back while nobody knows what came of a start.
  known(
    [
      [0, 'approved', 260],
      [0, 'qr', 12_000],
      [0, 'clock', 0],
    ],
    [QUICK, QUICK, QUICK, QUICK, QUICK, { ...QUICK, as: 'lost-request' }],
    1,
  ),
];

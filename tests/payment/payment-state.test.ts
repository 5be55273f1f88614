import { describe, expect, test } from 'vitest';
import { CALL_TIMEOUT_MS, OUTCOME_WAIT_MS } from '../../src/config/constants.ts';
import type { Charge } from '../../src/model/payment.ts';
import type { AvailableMethods } from '../../src/model/payment-options.ts';
import {
  FIRST_MEMORY,
  transition,
  type PaymentEvent,
  type PaymentMemory,
  type PaymentMoment,
  type PaymentProblem,
  type PaymentState,
  type Transition,
} from '../../src/payment/payment-state.ts';

const NOW = Date.parse('2026-11-26T10:00:00Z');
const MOMENT: PaymentMoment = { now: NOW, monotonicNow: 1_000_000, pending: null };
/** A recorded start may still have an effect for so long. */
const LONGEST_WAIT_MS = CALL_TIMEOUT_MS + OUTCOME_WAIT_MS;
const inSeconds = (seconds: number): string => new Date(NOW + seconds * 1000).toISOString();

const METHODS: AvailableMethods = { amount: 500, currency: 'THB', methods: ['thai_qr', 'card'] };
const NOTHING: Charge = { status: 'none' };
const QR: Charge = {
  status: 'pending',
  method: 'thai_qr',
  charge_id: 'q1',
  amount: 500,
  expires_at: inSeconds(600),
};
const CARD: Charge = {
  status: 'pending',
  method: 'card',
  charge_id: 'c1',
  amount: 500,
  redirect_url: 'https://bank.example/3ds',
};
const PAID: Charge = { ...QR, status: 'successful' };

const after = (memory: PaymentMemory, event: PaymentEvent, moment = MOMENT): Transition =>
  transition(memory, event, moment);
const loaded = (charge: Charge, problem?: PaymentProblem, moment = MOMENT) =>
  after(FIRST_MEMORY, { type: 'loaded', methods: METHODS, charge, problem }, moment);
const read = (charge: Charge, askedAt = MOMENT.monotonicNow): PaymentEvent => ({
  type: 'charge-read',
  charge,
  askedAt,
});
const startEnded = (result: Extract<PaymentEvent, { type: 'start-ended' }>['result']) =>
  ({ type: 'start-ended', methods: METHODS, result }) as const;
const begun = (charge: Charge = NOTHING): PaymentMemory => after(loaded(charge).memory, { type: 'start-began' }).memory;

const UNANSWERED: PaymentState = {
  kind: 'outcome-unknown',
  methods: METHODS,
  chargesBefore: [NOTHING],
  isRepeatable: false,
  until: MOMENT.monotonicNow + OUTCOME_WAIT_MS,
};
const unknown = (charge: Charge): Charge => ({ ...charge, unknownStatus: 'settled' });
const image = (amount: number | null = null): PaymentEvent => ({
  type: 'image-loaded',
  charge: QR,
  image: { image: 'data:image/png;base64,AA', expires_at: inSeconds(60), amount },
});

const REPEATABLE: PaymentState = { ...UNANSWERED, isRepeatable: true };

const row = (
  name: string,
  before: PaymentMemory,
  event: PaymentEvent,
  state: object,
  effects: Transition['effects'] = [],
) => ({ name, before, event, state, effects });

/** By hand: what is known before, what happens, and the state and the effects that follow. */
const TABLE = [
  row(
    'a new code over another amount is asked about first',
    begun(),
    startEnded({ kind: 'charge', charge: { ...QR, amount: 700 } }),
    { kind: 'ready', isStarting: false, methods: { amount: 500 }, newAmount: 700, qr: undefined },
  ),
  row('a start that another tab has begun says so', begun(), startEnded({ kind: 'busy' }), {
    kind: 'ready',
    isStarting: false,
    problem: { kind: 'busy' },
  }),
  row(
    'a card in an unknown state is shown here',
    begun(),
    startEnded({ kind: 'charge', charge: unknown({ ...CARD, redirect_url: undefined }) }),
    { kind: 'ready', charge: { unknownStatus: 'settled' } },
  ),
  row('an unanswered start may have asked for another amount', { state: UNANSWERED }, read({ ...CARD, amount: 700 }), {
    kind: 'ready',
    newAmount: 700,
  }),
  row('an unanswered start that may be repeated ends with the next answer', { state: REPEATABLE }, read(NOTHING), {
    kind: 'ready',
    charge: NOTHING,
    isStarting: false,
    problem: undefined,
  }),
  row(
    'an ended charge over another amount is not asked about',
    { state: REPEATABLE },
    read({ ...QR, status: 'expired', amount: 700 }),
    { kind: 'ready', charge: { status: 'expired' }, newAmount: undefined },
  ),
  row('an image over another amount is asked about', loaded(QR).memory, image(700), {
    kind: 'ready',
    newAmount: 700,
    qr: undefined,
  }),
  row('the image of another charge is ignored', loaded({ ...QR, charge_id: 'q2' }).memory, image(700), {
    kind: 'ready',
    charge: { amount: 500 },
    newAmount: undefined,
    qr: { kind: 'open', until: NOW + 600_000 },
  }),
  row(
    'the time of an image ends with its charge',
    after(loaded(QR).memory, image()).memory,
    read({ ...QR, charge_id: 'q2' }),
    { kind: 'ready', qr: { kind: 'open', until: NOW + 600_000 } },
  ),
  row('an image that arrives while another payment starts is ignored', begun(QR), image(700), {
    kind: 'ready',
    newAmount: undefined,
    isStarting: true,
  }),
  row(
    'an accepted amount is the amount to pay',
    after(loaded(QR).memory, image(700)).memory,
    { type: 'amount-accepted' },
    { kind: 'ready', methods: { amount: 700 }, newAmount: undefined, qr: { kind: 'open' } },
  ),
  row(
    'the accepted amount of a charge at the bank opens its page',
    after(begun(), startEnded({ kind: 'bank', charge: { ...CARD, amount: 700 }, url: 'https://bank.example/3ds' }))
      .memory,
    { type: 'amount-accepted' },
    { kind: 'ready', methods: { amount: 700 }, newAmount: undefined },
    [{ type: 'open-bank', url: 'https://bank.example/3ds' }],
  ),
  row('an image without an amount says nothing of the charge', loaded({ ...QR, amount: 700 }).memory, image(), {
    kind: 'ready',
    charge: { amount: 700 },
    newAmount: undefined,
    qr: undefined,
  }),
  row('an image of a charge in an unknown state asks about no amount', loaded(unknown(QR)).memory, image(700), {
    kind: 'ready',
    newAmount: undefined,
    qr: undefined,
  }),
];

test.each(TABLE)('$name', ({ before, event, state, effects }) => {
  const next = after(before, event);
  expect(next.memory.state).toMatchObject(state);
  expect(next.effects).toEqual(effects);
});

describe('after a load', () => {
  /** The page was left before the answer to this start arrived. */
  const STARTED = { applicationId: '7', method: 'card', startedAt: NOW, chargesBefore: [NOTHING] };
  const loadedAfter = (milliseconds: number, charge: Charge, problem?: PaymentProblem) =>
    loaded(charge, problem, { ...MOMENT, now: NOW + milliseconds, pending: STARTED });

  test('a start is waited for as long as it may still have an effect', () => {
    const { memory, effects } = loadedAfter(1000, NOTHING);
    expect(memory.state).toEqual({ ...UNANSWERED, until: MOMENT.monotonicNow + LONGEST_WAIT_MS - 1000 });
    expect(effects).toEqual([]);
  });

  test('a start that never arrived is reported, unless there is another problem, and its record ends', () => {
    const { memory, effects } = loadedAfter(LONGEST_WAIT_MS, NOTHING);
    expect(memory.state).toMatchObject({ kind: 'ready', problem: { kind: 'start-not-received' } });
    expect(effects).toEqual([{ type: 'save-record', record: null }]);
    const problem = { kind: 'amount-changed' } as const;
    expect(loadedAfter(LONGEST_WAIT_MS, NOTHING, problem).memory.state).toMatchObject({ problem });
  });

  test('a charge opened by an unanswered start is waited for elsewhere, unless it can be continued here', () => {
    const charges = [
      { ...CARD, redirect_url: undefined },
      CARD,
      QR,
      { ...CARD, unknownStatus: 'held' },
      { ...CARD, redirect_url: undefined, unknownStatus: 'held' },
    ];
    const kinds = charges.map((charge) => loadedAfter(1000, charge).memory.state.kind);
    expect(kinds).toEqual(['redirecting', 'ready', 'ready', 'ready', 'ready']);
    for (const charge of charges) {
      const record = { applicationId: '7', method: 'card', startedAt: NOW, chargeId: charge.charge_id };
      expect(loadedAfter(1000, charge).effects[0]).toEqual({ type: 'save-record', record });
    }
  });

  test('a page that is left at once decides nothing about a start', () => {
    expect(loadedAfter(1000, PAID).effects).toEqual([{ type: 'leave', page: 'complete' }]);
  });
});

describe('a page that does not show the ways to pay', () => {
  const OTHERS: readonly PaymentMemory[] = [
    FIRST_MEMORY,
    { state: { kind: 'load-failed', error: 'e' } },
    { state: { kind: 'redirecting' } },
  ];

  test.each<[name: string, event: PaymentEvent]>([
    ['a start', { type: 'start-began' }],
    ['a stopped start', { type: 'start-stopped', problem: { kind: 'busy' } }],
    ['a payment', read(PAID)],
    ['an open charge', read(QR)],
    ['an image', image(700)],
    ['an accepted amount', { type: 'amount-accepted' }],
    ['the clock', { type: 'clock-read' }],
  ])('is not changed by %s', (_name, event) => {
    for (const before of OTHERS) expect(after(before, event)).toEqual({ memory: before, effects: [] });
  });
});

describe('a code past its deadline', () => {
  const late = { ...MOMENT, now: NOW + 601_000 };
  const lastCheck = after(loaded(QR).memory, { type: 'clock-read' }, late);

  test('is not opened again by its image once it has expired', () => {
    const { memory } = after(lastCheck.memory, read(QR), late);
    const code = { image: 'data:image/png;base64,AA', expires_at: inSeconds(900) };
    const { memory: next } = after(memory, { type: 'image-loaded', charge: QR, image: code }, late);
    expect(next.state).toMatchObject({ qr: { kind: 'expired' } });
  });
});

describe('a question about another amount', () => {
  const asking = after(loaded(QR).memory, image(700)).memory;
  const accepted = after(asking, { type: 'amount-accepted' }).memory;

  test('ends with its charge', () => {
    expect(after(asking, read(QR)).memory.state).toMatchObject({ newAmount: 700 });
    expect(after(asking, read({ ...QR, charge_id: 'q2' })).memory.state).toMatchObject({ newAmount: undefined });
  });

  test('ends when its charge does', () => {
    const { memory } = after(asking, read({ ...QR, status: 'expired' }));
    expect(memory.state).toMatchObject({ charge: { status: 'expired', amount: 500 }, newAmount: undefined });
  });

  test('leaves the time of its code in force, also when it is accepted or ends', () => {
    const open = { kind: 'open', until: NOW + 60_000 };
    const agreed = after(after(loaded(QR).memory, image(700)).memory, { type: 'amount-accepted' }).memory;
    expect(agreed.state).toMatchObject({ charge: { amount: 700 }, methods: { amount: 700 }, qr: open });
    const other = after(agreed, read({ ...QR, amount: 900 })).memory;
    expect(after(other, read({ ...QR, amount: 700 })).memory.state).toMatchObject({ qr: open });
  });

  test('ends with the next start', () => {
    const begins = after(asking, { type: 'start-began' }).memory;
    expect(begins.state).toMatchObject({ isStarting: true, newAmount: undefined });
    const next = startEnded({ kind: 'charge', charge: { ...QR, charge_id: 'q2' } });
    expect(after(begins, next).memory.state).toMatchObject({
      charge: { charge_id: 'q2' },
      newAmount: undefined,
      qr: { kind: 'open' },
    });
  });

  test('is put, and stays accepted, where the server then names no amount', () => {
    const without = read({ ...QR, amount: undefined });
    expect(after(asking, without).memory.state).toMatchObject({
      charge: { amount: 700 },
      newAmount: 700,
      qr: undefined,
    });
    expect(after(accepted, without).memory.state).toMatchObject({
      charge: { amount: 700 },
      methods: { amount: 700 },
      newAmount: undefined,
    });
  });

  test('is not put again once it is accepted, and a later amount is shown as the server names it', () => {
    const again = after(after(accepted, image(700)).memory, read(QR)).memory;
    expect(again.state).toMatchObject({ methods: { amount: 700 }, newAmount: undefined, qr: { kind: 'open' } });
    const later = after(again, read({ ...QR, amount: 900 })).memory;
    expect(later.state).toMatchObject({ charge: { amount: 900 }, newAmount: undefined, qr: undefined });
  });

  test.each([
    [
      'at the bank',
      startEnded({ kind: 'bank', charge: unknown({ ...CARD, amount: 700 }), url: 'https://bank.example/3ds' }),
      CARD,
    ],
    ['by Thai QR', startEnded({ kind: 'charge', charge: unknown({ ...QR, amount: 700 }) }), QR],
  ] as const)(
    'about a charge %s in an unknown state is put only once it is known to be open',
    (_name, start, charge) => {
      const before = after(begun(), start);
      expect(before.memory.state).toMatchObject({
        charge: { unknownStatus: 'settled' },
        newAmount: undefined,
        qr: undefined,
      });
      expect(before.effects).toEqual([]);
      expect(after(before.memory, { type: 'amount-accepted' })).toEqual({ memory: before.memory, effects: [] });
      expect(after(before.memory, read({ ...charge, amount: undefined })).memory.state).toMatchObject({
        newAmount: 700,
        qr: undefined,
      });
    },
  );

  test('is withdrawn while the state of the charge is unknown', () => {
    expect(after(asking, read(unknown(QR))).memory.state).toMatchObject({
      charge: { unknownStatus: 'settled' },
      newAmount: undefined,
      qr: undefined,
    });
  });
});

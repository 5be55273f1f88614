import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import en from '../../locales/en/dashboard.json' with { type: 'json' };
import {
  amountDue,
  byUrgency,
  nextActionLink,
  paymentDeadline,
  promisedDate,
  shownStatus,
  stageProgress,
  statusView,
} from '../../src/dashboard/status.ts';
import { APPLICATION_STATUSES } from '../../src/config/words.ts';
import { DashboardApplication } from '../../src/model/dashboard.ts';

const applicationOf = (answers: Readonly<Record<string, unknown>>): DashboardApplication =>
  v.parse(DashboardApplication, { id: 7, type: 'bachelor', ...answers });

describe('a status', () => {
  test.each(APPLICATION_STATUSES)('%s has messages, and a label for its action', (status) => {
    expect(en.statuses[status].message).not.toBe('');
    const { action } = statusView(status);
    if (action !== 'none') expect(en.actions[action]).not.toBe('');
  });

  test('that is unknown leads to the contact page', () => {
    expect(nextActionLink(applicationOf({ status: 'on_hold' }), 'th')).toMatchObject({
      action: 'contact',
      opensNewTab: true,
    });
    expect(nextActionLink(applicationOf({ status: 'toString' }), 'th')).toMatchObject({ action: 'contact' });
  });
});

test.each([...APPLICATION_STATUSES, 'on_hold'])(
  'an application of an unknown type and status %s is never opened',
  (status) => {
    const link = nextActionLink(applicationOf({ status, type: 'phd' }), 'en');
    expect(['contact', 'other-ways', undefined]).toContain(link?.action);
    expect(link?.needsApplication).toBeUndefined();
  },
);

describe('the next action', () => {
  /** By hand: every status of every kind of application. */
  const REOPENED = '/en/dashboard/continue?application=7';
  const CONTACT = 'https://www.tharndao.example/en/contact';
  const INTO = ['/en/regisbachelor/payment', '/en/regisgraduate/payment', '/en/regisshortcourse/payment', REOPENED];
  const ANEW = ['/en/regisbachelor', '/en/regisgraduate', '/en/regisshortcourse', '/en/regisscholarship/star-scholars'];
  const same = (href: string | undefined) => [href, href, href, href];
  const TABLE: Readonly<Record<(typeof APPLICATION_STATUSES)[number] | 'on_hold', readonly (string | undefined)[]>> = {
    draft: INTO,
    awaiting_payment: INTO,
    campaign_changed: [...INTO.slice(0, 3), '/en#scholarships'],
    under_review: same(undefined),
    passed: same(CONTACT),
    exam_failed: same('/en'),
    cancelled: ANEW,
    successful: same(undefined),
    on_hold: same(CONTACT),
  };
  test.each(Object.entries(TABLE))('of %s', (status, expected) => {
    const found = (['bachelor', 'graduate', 'short-course', 'scholarship'] as const).map(
      (type) => nextActionLink(applicationOf({ status, type, slug: 'star-scholars' }), 'en')?.href,
    );
    expect(found).toEqual(expected);
  });

  test('of a scholarship that has changed leads to the others, of a cancelled one to its own campaign', () => {
    const scholarship = { type: 'scholarship', slug: 'star-scholars' };
    const changed = nextActionLink(applicationOf({ ...scholarship, status: 'campaign_changed' }), 'th');
    expect(changed).toMatchObject({ action: 'choose-again', href: '/#scholarships' });
    const cancelled = nextActionLink(applicationOf({ ...scholarship, status: 'cancelled' }), 'th');
    expect(cancelled?.href).toBe('/regisscholarship/star-scholars');
  });

  test('is none while there is nothing to do but wait', () => {
    expect(nextActionLink(applicationOf({ status: 'under_review' }), 'th')).toBeUndefined();
  });
});

test.each([
  ['draft', 'current ahead ahead ahead'],
  ['to_confirm', 'done done ahead ahead'],
  ['under_review', 'done done current ahead'],
  ['cancelled', 'done stopped ahead ahead'],
  ['exam_failed', 'done done done stopped'],
  ['successful', 'done done done done'],
])('the stages of %s', (status, expected) => {
  const progress = stageProgress(status).map(([, one]) => one);
  expect(progress.join(' ')).toBe(expected);
});

describe('an application whose status asks for money that was received', () => {
  test.each(['bachelor', 'graduate', 'short-course'])('is being reviewed, and nothing is to be paid: %s', (type) => {
    const application = applicationOf({ type, status: 'awaiting_payment', payment: { status: 'successful' } });
    expect([shownStatus(application), nextActionLink(application, 'en')]).toEqual(['under_review', undefined]);
  });
  test.each(['pending', 'failed', 'expired', 'cancelled', 'none', 'settled'])(
    'is still to be paid while the payment is %s',
    (status) => {
      const application = applicationOf({ status: 'awaiting_payment', payment: { status } });
      expect(nextActionLink(application, 'en')).toMatchObject({ action: 'pay' });
    },
  );
});

describe('a scholarship that is paid', () => {
  const paid = { type: 'scholarship', slug: 'star', payment: { status: 'successful' } };

  test.each(['draft', 'awaiting_payment'])('and still %s is to be confirmed', (status) => {
    const application = applicationOf({ ...paid, status });
    expect(shownStatus(application)).toBe('to_confirm');
    expect(nextActionLink({ ...application, status: 'to_confirm' }, 'en')).toMatchObject({
      action: 'confirm',
      href: '/en/dashboard/continue?application=7',
      needsApplication: true,
    });
  });

  test('and sent is what the server calls it, as is every other application', () => {
    expect(shownStatus(applicationOf({ ...paid, status: 'under_review' }))).toBe('under_review');
    expect(shownStatus(applicationOf({ ...paid, status: 'campaign_changed' }))).toBe('campaign_changed');
    expect(shownStatus(applicationOf({ ...paid, status: 'draft', payment: { status: 'pending' } }))).toBe('draft');
    expect(shownStatus(applicationOf({ ...paid, status: 'draft', type: 'bachelor' }))).toBe('draft');
  });

  test('and confirmed has nothing left to confirm', () => {
    const confirmed = applicationOf({ ...paid, status: 'awaiting_payment', confirmed_at: '2026-11-22T10:00:00Z' });
    expect([shownStatus(confirmed), nextActionLink(confirmed, 'en')]).toEqual(['under_review', undefined]);
  });

  test('only of a scholarship a new one is chosen', () => {
    const changed = { status: 'campaign_changed', type: 'bachelor' };
    expect(shownStatus(applicationOf(changed))).toBe('programme_changed');
    expect(nextActionLink(applicationOf(changed), 'en')?.action).toBe('see-change');
  });
});

describe('a promised date', () => {
  const status = 'successful';
  const payment = { status, paid_at: '2026-11-20T10:00:00Z' };

  test('is three days after the payment', () => {
    expect(promisedDate(applicationOf({ status, payment }))).toBe('2026-11-23T10:00:00.000Z');
  });

  test('is three days after the confirmation of a scholarship, whenever it was paid', () => {
    const scholarship = { type: 'scholarship', status, payment };
    expect(promisedDate(applicationOf({ ...scholarship, confirmed_at: '2026-11-22T10:00:00Z' }))).toBe(
      '2026-11-25T10:00:00.000Z',
    );
    expect(promisedDate(applicationOf(scholarship))).toBeUndefined();
    expect(promisedDate(applicationOf({ ...scholarship, type: 'phd' }))).toBeUndefined();
  });

  test('is none where its beginning is not known', () => {
    expect(promisedDate(applicationOf({ status }))).toBeUndefined();
    expect(promisedDate(applicationOf({ status, payment: { status, paid_at: 'soon' } }))).toBeUndefined();
    expect(promisedDate(applicationOf({ status: 'passed', payment }))).toBeUndefined();
  });
});

const unpaid = (answers: Readonly<Record<string, unknown>>): DashboardApplication =>
  applicationOf({ status: 'awaiting_payment', ...answers });

describe('the payment deadline', () => {
  const DUE = '2026-11-27T10:00:00.000Z';
  const at = (now: string, payment_due_at: unknown = DUE) =>
    paymentDeadline(unpaid({ payment_due_at }), Date.parse(now));

  test.each([
    ['2026-11-20T10:00:00Z', 7, 'calm'],
    ['2026-11-23T16:59:59Z', 4, 'calm'],
    ['2026-11-23T17:00:00Z', 3, 'near'],
    ['2026-11-26T16:59:59Z', 1, 'near'],
    ['2026-11-26T17:00:00Z', 0, 'near'],
    ['2026-11-27T10:00:00Z', 0, 'near'],
    ['2026-11-27T10:00:01Z', 0, 'passed'],
    ['2026-11-29T10:00:00Z', -2, 'passed'],
  ])('at %s is %i days of Bangkok away: %s', (now, days, urgency) => {
    expect(at(now)).toEqual({ instant: DUE, days, urgency });
  });

  test('a date without a time lasts until the end of its day', () => {
    expect(at('2026-11-27T16:59:59Z', '2026-11-27')).toMatchObject({ days: 0, urgency: 'near' });
    expect(at('2026-11-27T17:00:00Z', '2026-11-27')).toMatchObject({ urgency: 'passed' });
  });

  test.each([null, undefined, '', 'soon', {}])('is none where the answer has %j', (due) => {
    expect(paymentDeadline(unpaid({ payment_due_at: due }), 0)).toBeUndefined();
  });

  test('is none of an application that is not to be paid', () => {
    expect(paymentDeadline(unpaid({ status: 'under_review', payment_due_at: DUE }), 0)).toBeUndefined();
  });
});

describe('the amount to pay', () => {
  test.each<[name: string, answer: Readonly<Record<string, unknown>>, amount: number | undefined]>([
    ['is the one the answer names', { amount_due: '1000' }, 1000],
    ['goes before that of an open charge', { amount_due: 300, payment: { status: 'pending', amount: 500 } }, 300],
    ['else is that of the open charge', { payment: { status: 'pending', amount: 500 } }, 500],
    ['else is that of a payment that has not begun', { payment: { status: 'none', amount: 500 } }, 500],
    ['is not that of a charge that has ended', { payment: { status: 'expired', amount: 500 } }, undefined],
    ['is none when nothing is said', {}, undefined],
    ['is none when it is no number', { amount_due: 'free' }, undefined],
    ['is none when there is nothing to pay', { amount_due: 0, payment: { status: 'pending', amount: 500 } }, undefined],
  ])('%s', (_name, answer, amount) => {
    expect(amountDue(unpaid(answer))).toBe(amount);
  });
});

const arranged = (answers: readonly Readonly<Record<string, unknown>>[]) => {
  const { open, ended } = byUrgency(answers.map(applicationOf));
  const ids = (applications: typeof open): string[] => applications.map(({ id }) => id);
  return { open: ids(open), ended: ids(ended) };
};

test('what the applicant has to do comes first, what has ended stands apart', () => {
  const statuses = [
    'cancelled',
    'successful',
    'on_hold',
    'under_review',
    'passed',
    'campaign_changed',
    'exam_failed',
    'draft',
    'awaiting_payment',
  ];
  const paid = { type: 'scholarship', payment: { status: 'successful' } };
  expect(
    arranged([
      ...statuses.map((status) => ({ id: status, status })),
      { ...paid, id: 'to_confirm', status: 'awaiting_payment' },
    ]),
  ).toEqual({
    open: [
      'awaiting_payment',
      'to_confirm',
      'draft',
      'campaign_changed',
      'passed',
      'successful',
      'on_hold',
      'under_review',
    ],
    ended: ['cancelled', 'exam_failed'],
  });
});

test('of several to be paid, the earliest deadline comes first, and one without a deadline last', () => {
  const of = (id: string, payment_due_at?: string) => ({ id, status: 'awaiting_payment', payment_due_at });
  const answers = [of('none'), of('late', '2026-12-02T00:00:00Z'), of('wrong', 'soon'), of('early', '2026-12-01')];
  expect(arranged(answers).open).toEqual(['early', 'late', 'none', 'wrong']);
});

test('of the same urgency, the order of the server stays', () => {
  const answers = ['3', '1', '2'].map((id) => ({ id, status: 'draft', payment_due_at: `2026-12-0${id}T00:00:00Z` }));
  expect(arranged(answers).open).toEqual(['3', '1', '2']);
});

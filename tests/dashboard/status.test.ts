import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import en from '../../locales/en/dashboard.json' with { type: 'json' };
import { byUrgency } from '../../src/dashboard/application-order.ts';
import { deadlineOf, promisesOf } from '../../src/dashboard/deadlines.ts';
import {
  amountDue,
  needsNewCopies,
  nextActionLink,
  replacementLink,
  shownStatus,
  hasNothingToPay,
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

  test('that is unknown links to the contact page', () => {
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

  test('of a changed scholarship leads to the others, and of a cancelled one to its own campaign', () => {
    const scholarship = { type: 'scholarship', slug: 'star-scholars' };
    const changed = nextActionLink(applicationOf({ ...scholarship, status: 'campaign_changed' }), 'th');
    expect(changed).toEqual({ action: 'choose-again', href: '/#scholarships', needsApplication: true });
    const cancelled = nextActionLink(applicationOf({ ...scholarship, status: 'cancelled' }), 'th');
    expect(cancelled?.href).toBe('/regisscholarship/star-scholars');
  });

  test.each([
    ['sports-talent', '/regisscholarship/sports-talent'],
    [undefined, '/regisscholarship/star-scholars'],
  ])('of a cancelled scholarship of campaign %s leads to %s, the first one if none is named', (slug, expected) => {
    const cancelled = applicationOf({ type: 'scholarship', status: 'cancelled', slug });
    expect(nextActionLink(cancelled, 'th')?.href).toBe(expected);
  });

  test('is missing while the applicant can only wait', () => {
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

test('an application without a fee has no payment stage', () => {
  expect(stageProgress('under_review', true).map(([stage]) => stage)).toEqual(['fill', 'review', 'result']);
  const free = [{ amount_due: 0 }, { payment: { status: 'successful', amount: 0 } }, { amount_due: 500 }, {}];
  expect(free.map((told) => hasNothingToPay(applicationOf(told)))).toEqual([true, true, false, false]);
});

describe('a paid application whose status still asks for payment', () => {
  test.each(['bachelor', 'graduate', 'short-course'])('is under review, and nothing is to be paid: %s', (type) => {
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

describe('a paid scholarship', () => {
  const paid = { type: 'scholarship', slug: 'star', payment: { status: 'successful' } };

  test.each(['draft', 'awaiting_payment'])('with the status %s is to be confirmed', (status) => {
    const application = applicationOf({ ...paid, status });
    expect(shownStatus(application)).toBe('to_confirm');
    expect(nextActionLink({ ...application, status: 'to_confirm' }, 'en')).toMatchObject({
      action: 'confirm',
      href: '/en/dashboard/continue?application=7',
      needsApplication: true,
    });
  });

  test("that is confirmed keeps the server's status, as does every other application", () => {
    expect(shownStatus(applicationOf({ ...paid, status: 'under_review' }))).toBe('under_review');
    expect(shownStatus(applicationOf({ ...paid, status: 'campaign_changed' }))).toBe('campaign_changed');
    expect(shownStatus(applicationOf({ ...paid, status: 'draft', payment: { status: 'pending' } }))).toBe('draft');
    expect(shownStatus(applicationOf({ ...paid, status: 'draft', type: 'bachelor' }))).toBe('draft');
  });

  test('that is confirmed needs no confirmation', () => {
    const confirmed = applicationOf({ ...paid, status: 'awaiting_payment', confirmed_at: '2026-11-22T10:00:00Z' });
    expect([shownStatus(confirmed), nextActionLink(confirmed, 'en')]).toEqual(['under_review', undefined]);
  });

  test('only a changed scholarship is replaced by a new choice', () => {
    const changed = { status: 'campaign_changed', type: 'bachelor' };
    expect(shownStatus(applicationOf(changed))).toBe('programme_changed');
    expect(nextActionLink(applicationOf(changed), 'en')?.action).toBe('see-change');
  });
});

describe('a promise', () => {
  const NOW = Date.parse('2026-12-01T10:00:00Z');
  const status = 'successful';
  const payment = { status, paid_at: '2026-11-28T10:00:00Z' };
  const promised = (answers: Readonly<Record<string, unknown>>) => promisesOf(applicationOf(answers), NOW);
  const SENT = { sentAt: '2026-11-28T10:00:00.000Z', emailBy: '2026-12-01T10:00:00.000Z' };

  test('is an e-mail three days after the payment', () => {
    expect(promised({ status, payment })).toEqual(SENT);
  });

  test('counts from the confirmation of a scholarship, whenever it was paid', () => {
    const scholarship = { type: 'scholarship', status, payment };
    expect(promised({ ...scholarship, confirmed_at: '2026-11-29T10:00:00Z' })).toMatchObject({
      emailBy: '2026-12-02T10:00:00.000Z',
    });
    expect(promised(scholarship)).toEqual({});
    expect(promised({ ...scholarship, type: 'phd' })).toEqual({});
  });

  test('is missing if its beginning is unknown or there is a result', () => {
    expect(promised({ status })).toEqual({});
    expect(promised({ status, payment: { status, paid_at: 'soon' } })).toEqual({});
    expect(promised({ status: 'passed', payment, result_due_at: '2026-12-10' })).toEqual({});
  });

  test.each([
    ['2026-12-10T10:00:00Z', { resultBy: '2026-12-10T10:00:00.000Z' }],
    ['2026-12-01', { resultBy: '2026-12-01T16:59:59.000Z' }],
    // Late is only what does not come on the day that was named.
    ['2026-12-01T01:00:00Z', { resultBy: '2026-12-01T01:00:00.000Z' }],
    ['2026-11-30', { resultBy: '2026-11-30T16:59:59.000Z', isResultLate: true }],
    ['soon', {}],
  ])('is a result by %s', (result_due_at, expected) => {
    expect(promised({ status: 'under_review', payment, result_due_at })).toEqual({ ...SENT, ...expected });
  });

  test.each([
    ['2026-11-27T17:00:00Z', '2026-11-30T17:00:00.000Z'],
    ['2026-11-27T16:59:59Z', undefined],
  ])('of an e-mail ends once its day has passed in Bangkok, three days after %s', (paid_at, emailBy) => {
    expect(promised({ status, payment: { status, paid_at } }).emailBy).toBe(emailBy);
  });

  test.each([
    ['2026-11-23T17:00:00Z', true],
    ['2026-11-23T16:59:59Z', undefined],
  ])('of a call ends once a week has passed in Bangkok since %s', (paid_at, isContacted) => {
    const waiting = { type: 'graduate', status: 'under_review', payment: { status, paid_at } };
    expect(promised(waiting).isContacted).toBe(isContacted);
  });

  test('is a call if the flow promises one, until it is known whether a place is offered', () => {
    expect(promised({ type: 'graduate', status: 'under_review' })).toEqual({ isContacted: true });
    expect(promised({ type: 'graduate', status })).toEqual({ isContacted: true });
    expect(promised({ type: 'graduate', status: 'passed' })).toEqual({});
  });
});

const unpaid = (answers: Readonly<Record<string, unknown>>): DashboardApplication =>
  applicationOf({ status: 'awaiting_payment', ...answers });

describe('the payment deadline', () => {
  const DUE = '2026-11-27T10:00:00.000Z';
  const at = (now: string, payment_due_at: unknown = DUE) => deadlineOf(unpaid({ payment_due_at }), Date.parse(now));

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
    expect(at(now)).toEqual({ kind: 'payment', instant: DUE, days, urgency });
  });

  test('a date without a time lasts until the end of its day', () => {
    expect(at('2026-11-27T16:59:59Z', '2026-11-27')).toMatchObject({ days: 0, urgency: 'near' });
    expect(at('2026-11-27T17:00:00Z', '2026-11-27')).toMatchObject({ urgency: 'passed' });
  });

  test.each([null, undefined, '', 'soon', {}])('is missing if the response has %j', (due) => {
    expect(deadlineOf(unpaid({ payment_due_at: due }), 0)).toBeUndefined();
  });

  test('is missing for an application that is not to be paid', () => {
    expect(deadlineOf(unpaid({ status: 'under_review', payment_due_at: DUE }), 0)).toBeUndefined();
  });
});

describe('the closing day', () => {
  const closes_at = '2026-11-30T16:59:00.000Z';
  const now = Date.parse('2026-11-20T10:00:00Z');
  const sold = { type: 'scholarship', payment: { status: 'successful' } };
  test.each([
    ['draft', {}, { kind: 'closing', instant: closes_at, days: 10, urgency: 'calm' }],
    ['to_confirm', sold, { kind: 'closing', instant: closes_at, days: 10, urgency: 'calm' }],
    ['awaiting_payment', {}, undefined],
    ['under_review', {}, undefined],
    ['cancelled', {}, undefined],
  ])('of an application that is %s', (status, more, expected) => {
    expect(deadlineOf(applicationOf({ ...more, status, closes_at }), now)).toEqual(expected);
  });
});

describe('the amount to pay', () => {
  test.each<[name: string, answer: Readonly<Record<string, unknown>>, amount: number | undefined]>([
    ['is the one that the answer names', { amount_due: '1000' }, 1000],
    [
      'takes precedence over that of an open charge',
      { amount_due: 300, payment: { status: 'pending', amount: 500 } },
      300,
    ],
    ['is otherwise that of the open charge', { payment: { status: 'pending', amount: 500 } }, 500],
    ['is otherwise that of a payment that has not begun', { payment: { status: 'none', amount: 500 } }, 500],
    ['is not that of an ended charge', { payment: { status: 'expired', amount: 500 } }, undefined],
    ['is missing if no amount is named', {}, undefined],
    ['is missing if it is not a number', { amount_due: 'free' }, undefined],
    [
      'is missing if there is nothing to pay',
      { amount_due: 0, payment: { status: 'pending', amount: 500 } },
      undefined,
    ],
  ])('%s', (_name, answer, amount) => {
    expect(amountDue(unpaid(answer))).toBe(amount);
  });
});

const arranged = (answers: readonly Readonly<Record<string, unknown>>[]) => {
  const { current, past } = byUrgency(answers.map(applicationOf), Date.parse('2026-12-01T10:00:00Z'));
  const ids = (applications: typeof current): string[] => applications.map(({ id }) => id);
  return { current: ids(current), past: ids(past) };
};

test('good news comes first, then tasks, then applications that wait; ended ones are separate', () => {
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
      ...statuses.map((status) => ({ id: status, status, decided_at: '2026-11-01' })),
      { ...paid, id: 'to_confirm', status: 'awaiting_payment' },
    ]),
  ).toEqual({
    current: [
      'passed',
      'awaiting_payment',
      'to_confirm',
      'draft',
      'campaign_changed',
      'under_review',
      'successful',
      'on_hold',
    ],
    past: ['cancelled', 'exam_failed'],
  });
});

test('unpaid applications are sorted by deadline, and those without one come last', () => {
  const of = (id: string, payment_due_at?: string) => ({ id, status: 'awaiting_payment', payment_due_at });
  const answers = [of('none'), of('late', '2026-12-02T00:00:00Z'), of('wrong', 'soon'), of('early', '2026-12-01')];
  expect(arranged(answers).current).toEqual(['early', 'late', 'none', 'wrong']);
});

test("applications of the same urgency keep the server's order", () => {
  const answers = ['3', '1', '2'].map((id) => ({ id, status: 'draft', payment_due_at: `2026-12-0${id}T00:00:00Z` }));
  expect(arranged(answers).current).toEqual(['3', '1', '2']);
});

test.each([
  ['2026-11-17T10:00:01Z', 'current'],
  ['2026-11-17T10:00:00Z', 'past'],
  ['soon', 'current'],
  [undefined, 'current'],
])('a result that was decided at %s, two weeks before the first of December, is %s', (decided_at, place) => {
  for (const status of ['exam_failed', 'cancelled'])
    expect(arranged([{ id: 'one', status, decided_at }])).toMatchObject({ [place]: ['one'] });
});

test('drafts are sorted by the day on which their round closes', () => {
  const of = (id: string, closes_at?: string) => ({ id, status: 'draft', closes_at });
  const answers = [of('none'), of('late', '2026-12-20T00:00:00Z'), of('early', '2026-12-10T00:00:00Z')];
  expect(arranged(answers).current).toEqual(['early', 'late', 'none']);
});

describe('a refused document', () => {
  const REFUSED = { id: 1, type: 'transcript', name: 'a.pdf', state: 'refused', reason: 'Blurred' };
  const withFiles = (answers: object, files: readonly object[] = [REFUSED]) => applicationOf({ ...answers, files });
  /** Of its first document. */
  const linkOf = (application: DashboardApplication) => {
    const [file] = application.files ?? [];
    return file && replacementLink(application, file, 'en');
  };

  test.each([
    ['bachelor', 'under_review', '/en/regisbachelor/upload-document'],
    ['graduate', 'passed', '/en/regisgraduate/upload-document'],
    ['short-course', 'draft', '/en/regisshortcourse/upload-document'],
    ['bachelor', 'awaiting_payment', '/en/regisbachelor/upload-document'],
    ['bachelor', 'on_hold', 'contact'],
    ['bachelor', 'cancelled', undefined],
    ['bachelor', 'exam_failed', undefined],
    ['bachelor', 'campaign_changed', undefined],
    ['scholarship', 'draft', '/en/dashboard/continue?application=7'],
    ['scholarship', 'under_review', 'contact'],
    ['phd', 'under_review', 'contact'],
  ])('of a %s application with status %s is replaced at %s', (type, status, link) => {
    const application = withFiles({ type, status });
    expect(linkOf(application)).toBe(link);
    expect(needsNewCopies(application)).toBe(link !== undefined);
  });

  test.each([
    ['draft', '/en/regisbachelor/upload-document'],
    ['under_review', 'contact'],
  ])('of an unknown kind, with status %s, is replaced at %s', (status, link) => {
    expect(linkOf(withFiles({ status }, [{ ...REFUSED, type: 'diploma' }]))).toBe(link);
  });

  test('needs no replacement once another copy was sent', () => {
    const files = [REFUSED, { ...REFUSED, id: 2, state: 'received' }];
    expect(linkOf(withFiles({ status: 'under_review' }, files))).toBeUndefined();
  });

  test('is no longer needed once another copy of the same kind was sent', () => {
    const other = { id: 2, type: 'transcript', state: 'received' };
    const status = 'under_review';
    expect(needsNewCopies(withFiles({ status }, [REFUSED, other]))).toBe(false);
    expect(needsNewCopies(withFiles({ status }, [REFUSED, { ...other, type: 'tcas' }]))).toBe(true);
    expect(needsNewCopies(withFiles({ status }, [{ ...REFUSED, state: 'archived' }]))).toBe(false);
    expect(needsNewCopies(applicationOf({ status }))).toBe(false);
  });

  test('puts its application first', () => {
    const { current } = byUrgency(
      [applicationOf({ id: 1, status: 'awaiting_payment' }), withFiles({ id: 2, status: 'under_review' })],
      0,
    );
    expect(current.map(({ id }) => id)).toEqual(['2', '1']);
  });

  test('that is unreadable leaves the others', () => {
    const { files } = withFiles({}, [{ name: 'no id' }, REFUSED]);
    expect(files).toMatchObject([{ id: '1', state: 'refused', reason: 'Blurred' }]);
    expect(applicationOf({ files: 'none' }).files).toBeUndefined();
  });
});

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  amountDue,
  needsNewCopies,
  nextActionLink,
  replacementLink,
  shownStatus,
  hasNothingToPay,
  stageProgress,
} from '../../src/dashboard/status.ts';
import { contactUrl } from '../../src/config/site.ts';
import { APPLICATION_STATUSES } from '../../src/config/words.ts';
import { DashboardApplication } from '../../src/model/dashboard.ts';

const applicationOf = (answers: Readonly<Record<string, unknown>>): DashboardApplication =>
  v.parse(DashboardApplication, { id: 7, type: 'bachelor', ...answers });

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
  const CONTACT = contactUrl('en');
  const INTO = ['/en/regisbachelor/payment', '/en/regisgraduate/payment', '/en/regisshortcourse/payment', REOPENED];
  const APPLY_AGAIN = [
    '/en/regisbachelor',
    '/en/regisgraduate',
    '/en/regisshortcourse',
    '/en/regisscholarship/star-scholars',
  ];
  const same = (href: string | undefined) => [href, href, href, href];
  const TABLE: Readonly<Record<(typeof APPLICATION_STATUSES)[number] | 'on_hold', readonly (string | undefined)[]>> = {
    draft: INTO,
    awaiting_payment: INTO,
    campaign_changed: [...INTO.slice(0, 3), '/en#scholarships'],
    under_review: same(undefined),
    passed: same(CONTACT),
    exam_failed: same('/en'),
    cancelled: APPLY_AGAIN,
    successful: same(undefined),
    on_hold: same(CONTACT),
  };
  test.each(Object.entries(TABLE))('of %s', (status, expected) => {
    const found = (['bachelor', 'graduate', 'short-course', 'scholarship'] as const).map(
      (type) => nextActionLink(applicationOf({ status, type, slug: 'star-scholars' }), 'en')?.href,
    );
    expect(found).toEqual(expected);
  });

  test.each([
    ['sports-talent', '/regisscholarship/sports-talent'],
    [undefined, '/regisscholarship/star-scholars'],
  ])('of a cancelled scholarship of campaign %s leads to %s, the first one if none is named', (slug, expected) => {
    const cancelled = applicationOf({ type: 'scholarship', status: 'cancelled', slug });
    expect(nextActionLink(cancelled, 'th')?.href).toBe(expected);
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

const unpaid = (answers: Readonly<Record<string, unknown>>): DashboardApplication =>
  applicationOf({ status: 'awaiting_payment', ...answers });

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

  test('that is unreadable leaves the others', () => {
    const { files } = withFiles({}, [{ name: 'no id' }, REFUSED]);
    expect(files).toMatchObject([{ id: '1', state: 'refused', reason: 'Blurred' }]);
    expect(applicationOf({ files: 'none' }).files).toBeUndefined();
  });
});

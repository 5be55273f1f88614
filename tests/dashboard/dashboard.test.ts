import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import en from '../../locales/en/dashboard.json' with { type: 'json' };
import { calendarFile } from '../../src/dashboard/calendar-file.ts';
import { nextAction } from '../../src/dashboard/next-action.ts';
import { promisedDate } from '../../src/dashboard/promised-date.ts';
import { shownStatus, stageStates, statusView } from '../../src/dashboard/status-view.ts';
import { APPLICATION_STATUSES } from '../../src/model/application.ts';
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
    expect(nextAction(applicationOf({ status: 'on_hold' }), 'th')).toMatchObject({
      action: 'contact',
      opensNewTab: true,
    });
    expect(nextAction(applicationOf({ status: 'toString' }), 'th')).toMatchObject({ action: 'contact' });
  });
});

test.each([...APPLICATION_STATUSES, 'on_hold'])(
  'an application of an unknown type and status %s is never opened',
  (status) => {
    const link = nextAction(applicationOf({ status, type: 'phd' }), 'en');
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
    campaign_changed: [...INTO.slice(0, 3), '/en'],
    under_review: same(undefined),
    passed: same(CONTACT),
    exam_failed: same('/en'),
    cancelled: ANEW,
    successful: same(undefined),
    on_hold: same(CONTACT),
  };
  test.each(Object.entries(TABLE))('of %s', (status, expected) => {
    const found = (['bachelor', 'graduate', 'short-course', 'scholarship'] as const).map(
      (type) => nextAction(applicationOf({ status, type, slug: 'star-scholars' }), 'en')?.href,
    );
    expect(found).toEqual(expected);
  });

  test('of a scholarship that has changed leads to the others, of a cancelled one to its own campaign', () => {
    const scholarship = { type: 'scholarship', slug: 'star-scholars' };
    const changed = nextAction(applicationOf({ ...scholarship, status: 'campaign_changed' }), 'th');
    expect(changed).toMatchObject({ action: 'choose-again', href: '/' });
    const cancelled = nextAction(applicationOf({ ...scholarship, status: 'cancelled' }), 'th');
    expect(cancelled?.href).toBe('/regisscholarship/star-scholars');
  });

  test('is none while there is nothing to do but wait', () => {
    expect(nextAction(applicationOf({ status: 'under_review' }), 'th')).toBeUndefined();
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
  expect(
    stageStates(status)
      .map(([, state]) => state)
      .join(' '),
  ).toBe(expected);
});

describe('a scholarship that is paid', () => {
  const paid = { type: 'scholarship', slug: 'star', payment: { status: 'successful' } };

  test.each(['draft', 'awaiting_payment'])('and still %s is to be confirmed', (status) => {
    const application = applicationOf({ ...paid, status });
    expect(shownStatus(application)).toBe('to_confirm');
    expect(nextAction({ ...application, status: 'to_confirm' }, 'en')).toMatchObject({
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

  test('only of a scholarship a new one is chosen', () => {
    const changed = { status: 'campaign_changed', type: 'bachelor' };
    expect(shownStatus(applicationOf(changed))).toBe('programme_changed');
    expect(nextAction(applicationOf(changed), 'en')?.action).toBe('see-change');
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

test('a calendar file escapes its texts and folds long lines between characters', () => {
  const text = calendarFile({
    id: 'B0000007-payment@admissions',
    title: 'ชำระค่าสมัคร, เลขที่ B0000007',
    text: `a;b\\c\n${'ก'.repeat(60)}`,
    instant: '2026-11-27T00:00:00.000Z',
    made: '2026-11-20T10:00:00.000Z',
  });
  const lines = text.split('\r\n');
  expect(lines).toContain('DTSTART:20261127T000000Z');
  expect(lines).toContain('DTSTAMP:20261120T100000Z');
  expect(text.replaceAll('\r\n ', '')).toContain(String.raw`DESCRIPTION:a\;b\\c\nก`);
  expect(text).toContain(String.raw`ชำระค่าสมัคร\,`);
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
});

import { describe, expect, test } from 'vitest';
import {
  applicationNumber,
  canStillReplace,
  hasKnownStatus,
  isProvenSent,
  isRefused,
  isSameContact,
  isSubmitted,
  wantedAnew,
} from '../../src/model/application.ts';

const CONTACT = { phone: '0812345678', phone_country: 'TH', email: 'somsri@example.com' };

test('a contact is the same if all of it is', () => {
  expect(isSameContact(CONTACT, { ...CONTACT })).toBe(true);
  for (const other of [{ phone: '0898765432' }, { phone_country: 'LA' }, { email: 'a@example.com' }])
    expect(isSameContact({ ...CONTACT, ...other }, CONTACT)).toBe(false);
  expect(isSameContact(undefined, CONTACT)).toBe(false);
});

test('an application without a number is named by its id', () => {
  expect(applicationNumber({ id: '7', application_no: 'B0000007' })).toBe('B0000007');
  for (const application_no of [undefined, null]) expect(applicationNumber({ id: '7', application_no })).toBe('7');
});

describe('the status of an application', () => {
  test.each([
    ['draft', true],
    ['successful', true],
    ['on_hold', false],
    ['toString', false],
    ['', false],
  ])('%j is known: %s', (status, isKnown) => {
    expect(hasKnownStatus({ status })).toBe(isKnown);
  });

  test.each([
    ['draft', false, false],
    ['awaiting_payment', false, false],
    ['campaign_changed', false, false],
    ['under_review', true, true],
    ['passed', true, true],
    ['exam_failed', true, false],
    ['successful', true, true],
    ['cancelled', false, false],
    ['on_hold', false, false],
  ])('%s: it was submitted: %s, and its documents may be replaced: %s', (status, wasSubmitted, isReplaceable) => {
    expect([isSubmitted({ status }), canStillReplace({ status })]).toEqual([wasSubmitted, isReplaceable]);
  });

  test.each([
    // Some servers call an application successful as soon as it is paid.
    ['successful', undefined, false],
    ['under_review', undefined, true],
    ['passed', null, true],
    ['draft', undefined, false],
    ['cancelled', undefined, false],
    ['successful', '2026-11-20T10:00:00Z', true],
    ['draft', '2026-11-20T10:00:00Z', true],
    ['cancelled', '2026-11-20T10:00:00Z', false],
  ])('%s with the confirmation %s proves that it was sent: %s', (status, confirmed_at, isProven) => {
    expect(isProvenSent({ status, confirmed_at })).toBe(isProven);
  });
});

describe('the refused documents', () => {
  const refused = { type: 'id_card', state: 'refused' } as const;

  test('are those that the server has refused', () => {
    expect(isRefused(refused)).toBe(true);
    for (const state of ['received', 'checked', undefined] as const) expect(isRefused({ state })).toBe(false);
  });

  test('are wanted again until another copy was sent', () => {
    expect(wantedAnew([refused])).toEqual([refused]);
    expect(wantedAnew([refused, { type: 'transcript', state: undefined }])).toEqual([refused]);
    expect(wantedAnew([refused, { type: 'id_card', state: undefined }])).toEqual([]);
    expect(wantedAnew([refused, refused])).toEqual([refused, refused]);
    expect(wantedAnew([{ type: 'id_card', state: 'checked' }])).toEqual([]);
  });

  test('of an unknown kind are wanted again whatever else was sent', () => {
    const unknown = { type: undefined, state: 'refused' } as const;
    const received = { type: undefined, state: undefined } as const;
    expect(wantedAnew([unknown, received])).toEqual([unknown]);
  });
});

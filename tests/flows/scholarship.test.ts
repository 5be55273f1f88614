import { describe, expect, test } from 'vitest';
import {
  afterPayment,
  firstUnfinished,
  formParts,
  isStepDone,
  reviewRoute,
  stepOf,
  stepperEntries,
} from '../../src/engine/journey.ts';
import { patchBody } from '../../src/engine/submit-step.ts';
import { scholarship } from '../../src/flows/scholarship.ts';
import { applicationOf } from '../engine/bachelor-context.ts';

const place = { slug: 'star', campaignId: '401' };
const PERSON = { first_name: 'ก', last_name: 'ข', phone: '0812345678', phone_country: 'TH', email: 'a@example.com' };
const start = stepOf(scholarship, 'scholarship');
const personal = stepOf(scholarship, 'scholarship.personal-information');

describe('what a scholarship application sends', () => {
  test('education and faculty only when both are there, a student number only when given', () => {
    expect(scholarship.initialBody({ ...PERSON, education: 'm6', student_no: '' }, place)).toEqual({
      ...PERSON,
      scholarship_campaign_id: '401',
    });
    const both = { education: 'm6', faculty_id: '1', student_no: 'AD66001234' };
    expect(scholarship.initialBody({ ...PERSON, ...both }, place)).toMatchObject(both);
  });

  test('the same holds for a later change; a number that was given can be taken back', () => {
    const held = applicationOf({ ...PERSON, faculty_id: '2', student_no: 'AD66001234' });
    expect(patchBody(start, { ...PERSON, education: '', student_no: '' }, held)).toEqual({
      first_name: 'ก',
      last_name: 'ข',
      student_no: '',
    });
    const without = applicationOf(PERSON);
    expect(patchBody(start, { ...PERSON, student_no: '' }, without)).not.toHaveProperty('student_no');
  });

  test('checks and codes name the campaign', () => {
    expect(scholarship.checkQuery(PERSON, place)).toMatchObject({ mode: 'check', scholarship_campaign_id: '401' });
    expect(scholarship.codeIdentity(place)).toEqual({ type: 'scholarship', scholarship_campaign_id: '401' });
  });
});

describe('the order', () => {
  test('ends with payment and the confirmation, where answers are checked', () => {
    expect(stepperEntries(scholarship, 'scholarship.confirm').map(({ name, state }) => `${name} ${state}`)).toEqual([
      'start done',
      'programme done',
      'personal done',
      'loan done',
      'payment done',
      'confirm current',
    ]);
    expect([reviewRoute(scholarship), afterPayment(scholarship)]).toEqual([
      'scholarship.confirm',
      'scholarship.confirm',
    ]);
  });

  test('a step with documents is done when both its fields and its documents are', () => {
    expect(formParts(personal).sections).toContain('documents');
    const answers = Object.fromEntries(personal.fields.map(({ name }) => [name, 'x']));
    const mine = applicationOf({
      ...answers,
      id_type: 'national_id',
      home_address_by: 'postcode',
      school_by: 'postcode',
    });
    expect([isStepDone(personal, mine, false), isStepDone(personal, mine, true)]).toEqual([false, true]);
    expect(isStepDone(personal, applicationOf(), true)).toBe(false);
    expect(firstUnfinished(scholarship, applicationOf(PERSON), true)).toBe('scholarship.faculty-type');
  });
});

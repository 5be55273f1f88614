// What a browser stores is read again by later versions of the site, and other code may have written it.
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { AcknowledgedAnswers } from '../../src/model/acknowledged-answers.ts';
import { ApplicationMarks } from '../../src/model/application-marks.ts';
import { NO_WAIT, OtpResendWait } from '../../src/model/otp-resend-wait.ts';

describe('the marks of an application', () => {
  const contact = { phone: '0812345678', phone_country: 'TH', email: 'somsri@example.com' };

  test('are all optional', () => {
    expect(v.parse(ApplicationMarks, {})).toEqual({});
  });

  test('drop what cannot be read, and keep the others', () => {
    const marks = {
      known: { id: '7', number: 'B'.repeat(65) },
      reviewed: 'yes',
      unconfirmed: { ...contact, phone_country: 'THA' },
      unanswered: contact,
    };
    expect(v.parse(ApplicationMarks, marks)).toEqual({
      known: undefined,
      reviewed: undefined,
      unconfirmed: undefined,
      unanswered: contact,
    });
  });
});

test('acknowledged answers belong to an application, and may have no names', () => {
  const answer = { value: '3.50', isEchoed: false };
  expect(v.parse(AcknowledgedAnswers, { id: '7', answers: { gpax: answer } })).toEqual({
    id: '7',
    answers: { gpax: { ...answer, names: {} } },
  });
  expect(v.is(AcknowledgedAnswers, { id: '..', answers: {} })).toBe(false);
  expect(v.is(AcknowledgedAnswers, { id: '7', answers: { gpax: { value: '3.50' } } })).toBe(false);
});

test('a code of a version that did not know the contact is of none', () => {
  const { contact, ...before } = NO_WAIT;
  expect(v.parse(OtpResendWait, before)).toEqual({ ...before, contact });
  expect(v.is(OtpResendWait, { ...NO_WAIT, status: 'lost' })).toBe(false);
});

// No message may say "1 seconds": a number needs no plural, or is formatted by `spokenDuration`, or is never 1.
import { describe, expect, test } from 'vitest';
import fields from '../../locales/en/fields.json' with { type: 'json' };
import gallery from '../../locales/en/gallery.json' with { type: 'json' };
import otp from '../../locales/en/otp.json' with { type: 'json' };
import payment from '../../locales/en/payment.json' with { type: 'json' };
import result from '../../locales/en/result.json' with { type: 'json' };
import review from '../../locales/en/review.json' with { type: 'json' };
import upload from '../../locales/en/upload.json' with { type: 'json' };
import { refusal } from '../../src/api/refusal.ts';
import {
  CONFIRMATION_EMAIL_DAYS,
  INVOICE_DAYS,
  GRADUATE_CONTACT_DAYS,
  LONG_TEXT_LIMIT,
  MOST_PDF_PAGES,
  OTP_DIGITS,
  STUDENT_NUMBER_DAYS,
  UNDO_DELETION_MS,
} from '../../src/config/constants.ts';
import { callErrorMessage } from '../../src/application/ui/call-error-message.ts';
import { feeName } from '../../src/payment/ui/fee-name.ts';
import { priceRow } from '../../src/review/review-rows.ts';
import { shortCourse } from '../../src/flows/short-course.ts';
import { spokenDuration } from '../../src/i18n/format.ts';
import { interpolate } from '../../src/lib/interpolate.ts';
import { leavesOf, type Dictionary } from '../../src/tools/build/check-missing-messages.ts';
import { pluralAfterNumber } from '../../src/tools/check/message-rules.ts';
import { applicationOf, freshSession, messages } from '../application/test-session.ts';
import { filesIn, read } from '../architecture/sources.ts';

const ONE_OF_MANY = /\b1\s(?!of )[a-z]+s\b/;
const price = (people: number): string => {
  const application = applicationOf({ attendees: String(people) });
  const { term, value } = priceRow(500, application, freshSession(shortCourse), review.price);
  return `${term} ${value}`;
};
const fee = (people: number): string =>
  `${feeName(shortCourse, applicationOf({ attendees: String(people) }), payment)} ${people}`;

/** The text that the applicant reads, by count. */
const counted: Readonly<Record<string, (count: number) => string>> = {
  'otp.resendIn': (count) => interpolate(otp.resendIn, { time: spokenDuration(count, 'en') }),
  'otp.locked': (count) => interpolate(otp.locked, { time: spokenDuration(count * 60, 'en') }),
  'otp.triesLeft': (count) => interpolate(otp.triesLeft, { tries: count }),
  'errors.call.tooMany': (count) => callErrorMessage(refusal(429, '', String(count)), messages.errors.call),
  'errors.call.tooManyMinutes': (count) =>
    callErrorMessage(refusal(429, '', String(count * 120)), messages.errors.call),
  'fields.search.found': (count) => interpolate(fields.search.found, { count }),
  'fields.counted': (count) => interpolate(fields.counted, { count, limit: LONG_TEXT_LIMIT }),
  'gallery.count': (count) => interpolate(gallery.count, { count, limit: LONG_TEXT_LIMIT }),
  'gallery.found': (count) => interpolate(gallery.found, { count }),
  'gallery.timeLeft': (seconds) => interpolate(gallery.timeLeft, { seconds }),
  'review.received': (count) => interpolate(review.received, { count }),
  'payment.feeForAll': fee,
  'review.price.amountForAll': price,
  'upload.retryIn': (count) => interpolate(upload.retryIn, { time: spokenDuration(count, 'en') }),
};

describe.each(Object.entries(counted))('%s', (_key, textFor) => {
  test.each([1, 2])('of %i', (count) => {
    expect(textFor(count)).toMatch(/\d/);
    expect(textFor(count)).not.toMatch(ONE_OF_MANY);
  });
});

test('a wrong plural would be noticed', () => {
  expect('in 1 seconds').toMatch(ONE_OF_MANY);
  expect([counted['otp.resendIn']?.(1), counted['otp.resendIn']?.(2)]).toEqual([
    'You can request a new code in 1\u00A0second',
    'You can request a new code in 2\u00A0seconds',
  ]);
  expect(counted['errors.call.tooMany']?.(1)).toContain('2 seconds');
});

test('a number that a plural follows is counted above, or is a constant above 1', () => {
  const constants = {
    'otp.incomplete': OTP_DIGITS,
    'result.nextSteps.email': CONFIRMATION_EMAIL_DAYS,
    'result.nextSteps.contact': GRADUATE_CONTACT_DAYS.most,
    'result.nextSteps.studentNumber': STUDENT_NUMBER_DAYS.most,
    'cover.pdf.problems.tooLong': MOST_PDF_PAGES,
    'copy.invoice.about': INVOICE_DAYS,
    'dashboard.promises.contact': GRADUATE_CONTACT_DAYS.most,
    'dashboard.passed.studentNumber': STUDENT_NUMBER_DAYS.most,
    'upload.removed': UNDO_DELETION_MS / 1000,
  };
  for (const constant of Object.values(constants)) expect(constant).toBeGreaterThan(1);
  const known = new Set([...Object.keys(counted), ...Object.keys(constants)]);
  const withPlural = filesIn('locales/en', /\.json$/)
    .flatMap((file) => leavesOf(JSON.parse(read(file)) as Dictionary, file.replace(/^.*\/|\.json$/g, '')))
    .filter(([, text]) => pluralAfterNumber(text));
  expect(withPlural.map(([key]) => key).filter((key) => !known.has(key))).toEqual([]);
  expect(withPlural.length).toBeGreaterThan(4);
  expect(interpolate(result.nextSteps.email, { days: CONFIRMATION_EMAIL_DAYS })).toContain('3 days');
});

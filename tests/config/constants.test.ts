import { expect, test } from 'vitest';
import * as constants from '../../src/config/constants.ts';
import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALES } from '../../src/config/locales.ts';

/** The numbers of docs/spec.md, sections 1, 2 and 9, copied by hand. Nothing here is computed from the code. */
const SPECIFIED = [
  ['upload size limit is 32 MB', 'UPLOAD_LIMIT_MEGABYTES', 32],
  ['the same in bytes (docs/spec-decisions.md, section 5)', 'UPLOAD_LIMIT_BYTES', 33_554_432],
  ['special talent and activities: 200 characters', 'LONG_TEXT_LIMIT', 200],
  ['student number processing takes 3-5 business days', 'STUDENT_NUMBER_DAYS', { least: 3, most: 5 }],
  ['the graduate programme contacts the applicant within 3-5 days', 'GRADUATE_CONTACT_DAYS', { least: 3, most: 5 }],
  ['the confirmation e-mail follows within 3 days', 'CONFIRMATION_EMAIL_DAYS', 3],
  ['the progress bar duration is 5000 ms', 'PROGRESS_BAR_MS', 5000],
  ['the reload guard is 60 s', 'RELOAD_GUARD_MS', 60_000],
  ['the default fetch delay is 200 ms', 'FETCH_DELAY_MS', 200],
  ['the idle prefetch timeout is 2000 ms', 'PREFETCH_IDLE_MS', 2000],
  ['an alert closes on a click outside after 100 ms', 'ALERT_OUTSIDE_CLOSE_DELAY_MS', 100],
  ['header height is 64 px', 'HEADER_HEIGHT', 64],
  ['breakpoints', 'BREAKPOINTS', { sm: 640, md: 768, lg: 1025, xl: 1280, '2xl': 1441 }],
  ['the dialog has a max width of 598 px', 'DIALOG_MAX_WIDTH', 598],
  ['the dialog has a min height of 494 px', 'DIALOG_MIN_HEIGHT', 494],
  ['the alert has a max width of 300 px', 'ALERT_MAX_WIDTH', 300],
  ['an OTP cell is 48 px wide, and 52 px from 1025 px', 'OTP_CELL', { base: 48, wide: 52 }],
  ['10% of sessions are replayed', 'REPLAY_SESSION_SHARE', 0.1],
  ['10% of errors are replayed', 'REPLAY_ERROR_SHARE', 0.1],
] as const;

test.each(SPECIFIED)('%s', (_sentence, name, value) => {
  expect(constants[name]).toEqual(value);
});

test('the language cookie is i18n_redirected and lasts 365 days; locales are th, the default, and en', () => {
  expect(LOCALE_COOKIE).toEqual({ name: 'i18n_redirected', days: 365 });
  expect([DEFAULT_LOCALE, LOCALES]).toEqual(['th', ['th', 'en']]);
});

test('lives of storage are whole days: one, seven and a year', () => {
  const { DAY_MS, DRAFT_IDLE_MS, DRAFT_ABSOLUTE_MS, CONSENT_LIFE_MS } = constants;
  expect([DRAFT_IDLE_MS, DRAFT_ABSOLUTE_MS, CONSENT_LIFE_MS].map((life) => life / DAY_MS)).toEqual([1, 7, 365]);
});

test('a lease outlives the call that it protects', () => {
  expect(constants.LEASE_MS).toBeGreaterThan(constants.CALL_TIMEOUT_MS);
});

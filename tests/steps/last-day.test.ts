// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import formHelp from '../../locales/en/form-help.json' with { type: 'json' };
import { call } from '../../src/api/client.ts';
import * as application from '../../src/api/contract/application.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { closingOf, isLastDay, lastDayText } from '../../src/steps/last-day.ts';
import { fakeServer } from '../application/fake-server.ts';
import { applicationOf, freshSession } from '../application/test-session.ts';

const CLOSES = '2026-12-20T16:59:00Z';
const closing = Date.parse(CLOSES);
const HOUR = 3_600_000;
const APPLICATION = applicationOf({ programme_type: 'four_year', campaign_id: 101 });

test('the closing of the chosen round is known from the list that this tab has, and nobody is asked for it', async () => {
  const server = fakeServer();
  server.on('/application/campaign/application', [
    { id: 100, name: 'Another', closes_at: '2027-01-01' },
    { id: 101, name: 'Direct', closes_at: CLOSES },
  ]);
  const session = freshSession(bachelor);
  expect(await closingOf(session, APPLICATION)).toBeUndefined();
  expect(server.seen).toEqual([]);
  const query = { type: 'bachelor', programme_type: 'four_year' } as const;
  await call(application.campaigns, { locale: session.locale, cache: 'use', query });
  expect(await closingOf(session, APPLICATION)).toBe(closing);
  expect(await closingOf(session, applicationOf({ programme_type: 'four_year' }))).toBeUndefined();
  expect(server.seen).toHaveLength(1);
});

test.each([
  [25, false],
  [24, true],
  [0, true],
  [-24, true],
  [-25, false],
])('%d hours before the end it is the last day: %s', (hours, isLast) => {
  expect(isLastDay(closing, closing - hours * HOUR)).toBe(isLast);
});

test.each([
  [2 * 3600 + 14 * 60 + 59, '2\u00a0hours 14\u00a0minutes'],
  [3600, '1\u00a0hour'],
  [60, '1\u00a0minute'],
  [59, formHelp.lastDay.lastMinute],
])('%d seconds before the end it says how many steps and how much time are left', (seconds, left) => {
  expect(lastDayText(closing, { seconds, steps: 3 }, formHelp.lastDay, 'en')).toBe(
    `Applications close on 20\u00a0December 2026 at 23:59, Thailand time. Steps left: 3. Time left: ${left}.`,
  );
});

test('after the end it promises nothing', () => {
  expect(lastDayText(closing, { seconds: 0, steps: 1 }, formHelp.lastDay, 'en')).toBe(
    'Applications closed on 20\u00a0December 2026 at 23:59, Thailand time.',
  );
});

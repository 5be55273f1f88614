import { expect, test } from 'vitest';
import { landingFacts } from '../../src/home/landing-facts.ts';
import type { Round } from '../../src/home/round-facts.ts';
import th from '../../locales/th/pages.json';
import en from '../../locales/en/pages.json';

/** Noon in Bangkok. */
const NOW = Date.parse('2026-11-26T05:00:00Z');
const round = (closes_at: string | null, amount: number | null = 500, open: boolean | null = true): Round => ({
  name: 'A round',
  open,
  amount,
  closes_at,
});
const inThai = (rounds: readonly Round[]) => landingFacts('bachelor', rounds, th.landing.facts, 'th', NOW);
const inEnglish = (rounds: readonly Round[]) => landingFacts('bachelor', rounds, en.landing.facts, 'en', NOW);

test('the fees of all open rounds and the first deadline, with the days that are left', () => {
  const rounds = [round('2026-12-10'), round('2027-01-25', 0), round('2026-11-28', 9000, false)];
  expect(inThai(rounds)).toEqual(['ค่าสมัครสูงสุด 500\u00A0บาท', 'กำหนดปิดรับถัดไป 10\u00A0ธ.ค. (อีก\u00A014\u00A0วัน)']);
  expect(inEnglish(rounds)).toEqual([
    'Application fee up to THB\u00A0500',
    'Next deadline: 10\u00A0Dec (14\u00A0days\u00A0left)',
  ]);
});

test.each([
  ['2026-11-26', 'Closes today'],
  ['2026-11-26T16:59:00Z', 'Closes today'],
  ['2026-11-26T17:01:00Z', 'Closes 27\u00A0Nov (1\u00A0day\u00A0left)'],
  ['2026-12-27', 'Closes 27\u00A0Dec (31\u00A0days\u00A0left)'],
  ['2026-12-28', 'Closes 28\u00A0Dec 2026'],
])('a deadline at %s is told as "%s", by the days of Thailand', (closes_at, text) => {
  expect(inEnglish([round(closes_at)])[1]).toBe(text);
});

test('a fee that is not known of every open round is not claimed, nor a deadline that is past or unreadable', () => {
  expect(inEnglish([round('2026-12-10', null), round(null, 500)])).toEqual([
    'Next deadline: 10\u00A0Dec (14\u00A0days\u00A0left)',
  ]);
  expect(inEnglish([round('2026-11-25', 500)])).toEqual(['Application fee THB\u00A0500']);
  expect(inEnglish([round('soon', 500)])).toEqual(['Application fee THB\u00A0500']);
});

test('fees of which none is zero are a range', () => {
  expect(inEnglish([round(null, 200), round(null, 500)])).toEqual(['Application fee THB\u00A0200–500']);
});

test('no fee, no open round, and no answer about openness', () => {
  expect(inEnglish([round(null, 0)])).toEqual(['No application fee']);
  expect(inEnglish([round('2026-12-10', 500, false)])).toEqual(['Not open at the moment']);
  expect(inEnglish([round('2026-12-10', 500, null)])).toEqual([]);
});

test('a short course has a course fee', () => {
  const [free, paid] = [round(null, 0), round(null, 900)];
  expect(landingFacts('short-course', [free, paid], en.landing.facts, 'en', NOW)).toEqual([
    'Course fee up to THB\u00A0900',
  ]);

  expect(landingFacts('short-course', [round(null, 3500)], en.landing.facts, 'en', NOW)).toEqual([
    'Course fee THB\u00A03,500',
  ]);
  expect(landingFacts('short-course', [round(null, 0)], en.landing.facts, 'en', NOW)).toEqual(['No course fee']);
});

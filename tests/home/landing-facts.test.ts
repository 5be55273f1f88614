import { expect, test } from 'vitest';
import { landingFacts } from '../../src/home/landing-facts.ts';
import type { Round } from '../../src/home/round-facts.ts';
import th from '../../locales/th/campaign.json';
import en from '../../locales/en/campaign.json';

/** Noon in Bangkok. */
const NOW = Date.parse('2026-11-26T05:00:00Z');
const round = (
  closes_at: string | null,
  amount: number | null = 500,
  open: boolean | null = true,
  name = 'A round',
): Round => ({ name, open, amount, closes_at });
const inThai = (rounds: readonly Round[]) => landingFacts('bachelor', rounds, th.facts, 'th', NOW);
const inEnglish = (rounds: readonly Round[]) => landingFacts('bachelor', rounds, en.facts, 'en', NOW);
const ofCourses = (rounds: readonly Round[]) => landingFacts('short-course', rounds, en.facts, 'en', NOW);

test('while applying is free, the head says until when, and what it costs then and until when', () => {
  const rounds = [round('2026-12-10', 0), round('2027-01-25', 500)];
  expect(inEnglish(rounds)).toEqual([
    {
      name: 'Free to apply until',
      value: '10\u00A0Dec 2026 (14\u00A0days left)',
      note: 'Then up to THB\u00A0500, until 25\u00A0Jan 2027',
    },
  ]);
  expect(inThai(rounds)).toEqual([
    {
      name: 'สมัครฟรีถึง',
      value: '10\u00A0ธ.ค. 2569 (อีก 14\u00A0วัน)',
      note: 'จากนั้นไม่เกิน 500\u00A0บาท ถึง 25\u00A0ม.ค. 2570',
    },
  ]);
  expect(inEnglish([round('2026-11-26', 0), round(null, 500)])[0]?.value).toBe('26\u00A0Nov 2026 (today)');
  expect(inEnglish([round('2026-12-28', 0), round(null, 500)])[0]).toMatchObject({
    value: '28\u00A0Dec 2026',
    note: 'Then up to THB\u00A0500',
  });
  expect(inEnglish([round('2026-11-25', 0), round(null, 500)])[0]?.value).toBe('Free–THB\u00A0500');
});

const FEE = { name: 'Application fee', value: 'THB\u00A0500' };
const DEADLINE = { name: 'Closes in 14\u00A0days', value: '10\u00A0Dec 2026', note: 'A round' };

test('the fees of all open rounds, and the first deadline with its round and the days that are left', () => {
  const rounds = [
    round('2026-12-10', 500, true, 'Open house'),
    round('2027-01-25', 0),
    round('2026-11-28', 9000, false),
  ];
  expect(inThai(rounds)).toEqual([
    { name: 'ค่าสมัคร', value: 'ฟรี–500\u00A0บาท', note: 'แล้วแต่รอบ' },
    { name: 'ปิดรับในอีก 14\u00A0วัน', value: '10\u00A0ธ.ค. 2569', note: 'Open house' },
  ]);
  expect(inEnglish(rounds)).toEqual([
    { name: 'Application fee', value: 'Free–THB\u00A0500', note: 'varies by round' },
    { ...DEADLINE, note: 'Open house' },
  ]);
});

test.each([
  ['2026-11-26', 'Closes today', '26\u00A0Nov 2026'],
  ['2026-11-26T16:59:00Z', 'Closes today', '26\u00A0Nov 2026'],
  ['2026-11-26T17:01:00Z', 'Closes in 1\u00A0day', '27\u00A0Nov 2026'],
  ['2026-12-27', 'Closes in 31\u00A0days', '27\u00A0Dec 2026'],
  ['2026-12-28', 'Closes', '28\u00A0Dec 2026'],
])('a deadline at %s is told as "%s: %s", by the days of Thailand', (closes_at, name, value) => {
  expect(inEnglish([round(closes_at)])[1]).toEqual({ name, value, note: 'A round' });
});

test('a fee that is not known of every open round is not claimed, nor a deadline that is past or unreadable', () => {
  expect(inEnglish([round('2026-12-10', null), round(null, 500)])).toEqual([DEADLINE]);
  expect(inEnglish([round('2026-11-25', 500)])).toEqual([FEE]);
  expect(inEnglish([round('soon', 500)])).toEqual([FEE]);
});

test('no fee, no open round, and no answer about openness', () => {
  expect(inEnglish([round(null, 0)])).toEqual([{ name: 'Application fee', value: 'Free' }]);
  expect(inEnglish([round('2026-12-10', 500, false)])).toEqual([
    { name: 'Applications', value: 'Not open at the moment' },
  ]);
  expect(inEnglish([round('2026-12-10', 500, null)])).toEqual([]);
});

test('a short course has a course fee, which differs by course without a word', () => {
  const [free, paid] = [round(null, 0), round(null, 900)];
  const name = 'Course fee';
  expect(ofCourses([free, paid])).toEqual([{ name, value: 'Free–THB\u00A0900', note: undefined }]);
  expect(ofCourses([round(null, 3500)])).toEqual([{ name, value: 'THB\u00A03,500' }]);
  expect(ofCourses([round(null, 0)])).toEqual([{ name, value: 'Free' }]);
});

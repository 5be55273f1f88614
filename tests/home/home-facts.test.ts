import { expect, test } from 'vitest';
import enCampaign from '../../locales/en/campaign.json' with { type: 'json' };
import thCampaign from '../../locales/th/campaign.json' with { type: 'json' };
import en from '../../locales/en/pages.json' with { type: 'json' };
import th from '../../locales/th/pages.json' with { type: 'json' };
import { campaignFacts, nearestDeadline, programmeFacts } from '../../src/home/home-facts.ts';
import type { Round } from '../../src/home/round-facts.ts';

/** Noon in Bangkok. */
const NOW = Date.parse('2026-11-26T05:00:00Z');
const messages = {
  th: { ...th.home.facts, open: thCampaign.open, ended: thCampaign.ended },
  en: { ...en.home.facts, open: enCampaign.open, ended: enCampaign.ended },
} as const;
type Language = keyof typeof messages;

const round = (closes_at: string | null, amount: number | null = 500, name = 'Quota'): Round => ({
  name,
  open: true,
  amount,
  closes_at,
});
const plain = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value).replaceAll('\u00A0', ' ').replaceAll('\u200B', '')) as T;
const facts = (rounds: readonly Round[], locale: Language = 'en') =>
  plain(programmeFacts('bachelor', rounds, messages[locale], locale, NOW));

test('while applying is free, the card says until when, and what it costs then', () => {
  const rounds = [round('2027-01-31', 500, 'Direct'), round('2026-12-11', 0, 'Open house')];
  expect(facts(rounds)).toEqual({
    fee: 'Free until 11 Dec 2026, then up to THB 500',
    last: { name: 'Closes', value: '31 Jan 2027' },
  });
  expect(facts(rounds, 'th')).toEqual({
    fee: 'ฟรีถึง 11 ธ.ค. 2569 จากนั้นไม่เกิน 500 บาท',
    last: { name: 'ปิดรับ', value: '31 ม.ค. 2570' },
  });
  expect(facts([round(null, 500), round('2026-12-11', 0)])).toEqual({
    fee: 'Free until 11 Dec 2026, then up to THB 500',
  });
  const past = [round('2027-01-31', 500), round('2026-11-25', 0)];
  expect(facts(past).fee).toBe('Free–THB 500 (varies by round)');
});

test('scholarships have fees of their own, so that none is free until a day', () => {
  const rounds = [round('2027-01-31', 500, 'Star'), round('2026-12-11', 0, 'Sport')];
  expect(plain(programmeFacts('scholarship', rounds, messages.en, 'en', NOW))).toEqual({
    fee: 'Free–THB 500 (varies by scholarship)',
    last: { name: 'Closes', value: '11 Dec 2026 or later (varies by scholarship)' },
  });
  expect(plain(programmeFacts('scholarship', rounds.slice(1), messages.en, 'en', NOW))).toEqual({
    fee: 'Free',
    last: { name: 'Closes', value: '11 Dec 2026', round: 'Sport' },
  });
});

test('a free round is called free, and the deadline is that of the round that closes next', () => {
  const rounds = [round('2027-01-31', 0, 'Direct'), round('2026-12-11', 500, 'Open house')];
  expect(facts(rounds)).toEqual({
    fee: 'Free–THB 500 (varies by round)',
    last: { name: 'Closes', value: '11 Dec 2026', round: 'Open house' },
  });
  expect(facts(rounds, 'th')).toEqual({
    fee: 'ฟรี–500 บาท แล้วแต่รอบ',
    last: { name: 'ปิดรับ', value: '11 ธ.ค. 2569', round: 'Open house' },
  });
});

test.each([
  ['one fee is no range', [round(null, 500), round(null, 500)], 'THB 500'],
  ['fees without a free round', [round(null, 300), round(null, 500)], 'THB 300–500 (varies by round)'],
  ['nothing to pay', [round(null, 0)], 'Free'],
  ['a fee that is not known of every round is not claimed', [round(null, 0), round(null, null)], undefined],
])('%s', (_what, rounds, fee) => {
  expect(facts(rounds).fee).toBe(fee);
});

test('without a deadline that is still to come, the card names the only round, or counts them', () => {
  expect(facts([round(null)]).last).toEqual({ name: 'Open rounds', value: 'Quota' });
  expect(facts([round('2026-11-25')]).last).toEqual({ name: 'Open rounds', value: 'Quota' });
  expect(facts([round(null), round(null)], 'th').last).toEqual({ name: 'เปิดรับ', value: '2 รอบ' });
});

test('a programme without an open round says so; one whose openness is not known claims nothing', () => {
  const closed = { ...round('2026-12-11'), open: false };
  expect(facts([closed])).toEqual({ last: { name: 'Applications', value: 'Not open at the moment' } });
  expect(facts([closed, { ...closed, open: null }])).toEqual({});
});

const campaign = (one: Partial<Round>) =>
  plain(campaignFacts({ ...round('2027-01-11', 200), ...one }, messages.en, 'en', NOW));

test('a scholarship says until when it is open, and what the application costs', () => {
  expect(campaign({})).toEqual({ state: 'Open until 11 Jan 2027', fee: 'Application fee THB 200' });
  expect(campaign({ closes_at: null, amount: 0 })).toEqual({ state: 'Open', fee: 'No application fee' });
  expect(campaign({ open: false })).toEqual({ state: 'Closed', fee: '' });
  expect(campaign({ open: null, amount: null })).toEqual({ state: '', fee: '' });
});

const nearest = (rounds: readonly Round[]) => plain(nearestDeadline(rounds, messages.en, 'en', NOW));

test.each([
  ['2026-11-26T16:59:00Z', 'Closes today'],
  ['2026-11-26T17:01:00Z', 'Closes 27 Nov 2026 (1 day left)'],
  ['2026-12-27', 'Closes 27 Dec 2026 (31 days left)'],
  ['2026-12-28', 'Closes 28 Dec 2026'],
])('the deadline %s is told as "%s", by the days of Thailand', (closes_at, deadline) => {
  expect(nearest([round('2027-02-01', 0, 'Late'), round(closes_at)])).toEqual({
    deadline,
    round: 'Bachelor’s · Quota',
  });
});

test.each([
  ['2026-11-26T16:59:00Z', 'Bachelor’s degrees: last day to apply for free'],
  ['2026-12-11', 'Bachelor’s degrees: free to apply until 11 Dec 2026 (15 days left)'],
  ['2026-12-28', 'Bachelor’s degrees: free to apply until 28 Dec 2026'],
])('a free round that closes at %s is the first thing the page says', (closes_at, deadline) => {
  expect(nearest([round('2027-02-01', 500), round(closes_at, 0)])).toEqual({
    deadline,
    round: 'After that, up to THB 500, until 1 Feb 2027',
  });
  expect(nearest([round(null, 500), round(closes_at, 0)]).round).toBe('After that, up to THB 500');
});

test('a deadline that is past or not known is not told, and a closed programme is', () => {
  expect(nearest([round('2026-11-25')])).toEqual({ round: '', deadline: '' });
  expect(nearest([round(null)])).toEqual({ round: '', deadline: '' });
  expect(nearest([])).toEqual({ round: '', deadline: 'Bachelor’s · Not open at the moment' });
  expect(nearest([{ ...round('2026-12-11'), open: null }])).toEqual({ round: '', deadline: '' });
});

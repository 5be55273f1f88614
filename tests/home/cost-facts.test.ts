import { expect, test } from 'vitest';
import costs from '../../locales/en/costs.json' with { type: 'json' };
import upload from '../../locales/en/upload.json' with { type: 'json' };
import { site } from '../../src/config/site.ts';
import { costFacts } from '../../src/home/cost-facts.ts';
import type { Offer } from '../../src/home/offers.ts';
import { structuredData } from '../../src/home/structured-data.ts';

const NOW = Date.parse('2026-12-01T03:00:00Z');
const messages = { ...costs, documents: upload.kinds };
const ROUND: Offer = {
  kind: 'round',
  id: '101',
  name: 'Direct',
  open: true,
  amount: 500,
  closes_at: '2026-12-20T16:59:00Z',
  files: [
    { type: 'id_card', required: true },
    { type: 'tcas', required: false },
  ],
};
const { facts } = costs;
const textsOf = (offer: Partial<Offer>, now = NOW): Record<string, string> =>
  Object.fromEntries(
    costFacts({ ...ROUND, ...offer }, messages, 'en', now).map(({ name, texts }) => [name, texts.join(' / ')]),
  );

test('a round says first what it costs and until when, and then what is needed and when it is paid', () => {
  const told = costFacts(ROUND, messages, 'en', NOW);
  expect(told.slice(0, 2).map(({ name }) => name)).toEqual([facts.fee, facts.closes]);
  expect(textsOf({})).toMatchObject({
    [facts.fee]: 'THB\u00a0500',
    [facts.closes]: '20\u00a0December 2026 at 23:59, Thailand time (19\u00a0days left)',
    [facts.when]: facts.whenLast,
    // The app of a Thai bank names the payee in Thai.
    [facts.where]: expect.stringContaining(`${site.name.en} (${site.name.th})`) as string,
    [facts.refund]: facts.refundText,
    [facts.documents]: `${upload.kinds.id_card} / ${upload.kinds.tcas} (optional)`,
  });
  expect(told.find(({ name }) => name === facts.tuition)?.link?.text).toBe(facts.tuitionLink);
});

test.each([
  ['on the last day', { closes_at: '2026-12-01T16:59:00Z' }, '1\u00a0December 2026 at 23:59, Thailand time (today)'],
  ['far away', { closes_at: '2027-03-01T16:59:00Z' }, '1\u00a0March 2027 at 23:59, Thailand time'],
  [
    'after its end, though the list still calls it open',
    { closes_at: '2026-11-30T16:59:00Z' },
    'Closed on 30\u00a0November 2026 at 23:59, Thailand time',
  ],
  ['closed without a day', { open: false, closes_at: null }, facts.closed],
  ['closed before its day', { open: false }, facts.closed],
  ['open without a day', { closes_at: null }, undefined],
])('a round %s says until when it takes applications', (_when, round, text) => {
  expect(textsOf(round)[facts.closes]).toBe(text);
});

test('without a fee nobody reads about paying; an unknown fee is not free', () => {
  const free = textsOf({ amount: 0 });
  expect(free[facts.fee]).toBe(facts.free);
  expect(Object.keys(free)).not.toEqual(expect.arrayContaining([facts.where]));
  expect(free).not.toHaveProperty(facts.refund);
  expect(textsOf({ amount: null })[facts.fee]).toBe(facts.unknownFee);
});

test('whoever pays for a scholarship reads that it must still be confirmed, and a course costs its own fee', () => {
  expect(textsOf({ kind: 'scholarship' })[facts.when]).toBe(facts.whenBeforeConfirmation);
  expect(textsOf({ kind: 'course', amount: 3500 })[facts.courseFee]).toBe('THB\u00a03,500');
  expect(textsOf({ kind: 'course' })).not.toHaveProperty(facts.tuition);
});

test('search engines are told of open rounds with their last day, and of no other', () => {
  const offers: readonly Offer[] = [
    ROUND,
    { ...ROUND, kind: 'scholarship', id: 'star', name: 'Star' },
    { ...ROUND, id: 'closed', open: false },
    { ...ROUND, id: 'over', closes_at: '2026-11-30T16:59:00Z' },
    { ...ROUND, id: 'endless', closes_at: null },
  ];
  const told = structuredData(offers, ({ id }) => `https://x.example/costs?round=${id}`, 'en', NOW);
  expect(told).toMatchObject([
    {
      '@type': 'EducationalOccupationalProgram',
      name: 'Direct',
      applicationDeadline: '2026-12-20T16:59:00.000Z',
      offers: { price: 500, priceCurrency: 'THB', validThrough: '2026-12-20T16:59:00.000Z' },
    },
    { '@type': 'MonetaryGrant', name: 'Star', potentialAction: { endTime: '2026-12-20T16:59:00.000Z' } },
  ]);
});

// @vitest-environment happy-dom
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { carryOver, otherWayHref, readOtherWays } from '../../src/dashboard/other-ways.ts';
import { DashboardApplication } from '../../src/model/dashboard.ts';
import { fakeServer, refused, type FakeServer } from '../application/fake-server.ts';
import { fakeEnvironment } from '../application/test-session.ts';

const NOW = Date.parse('2026-11-29T03:00:00Z');
const LATER = '2026-12-20T16:59:00.000Z';
const campaign = (name: string, more: object = {}) => ({ id: 1, slug: name, name, open: true, amount: 200, ...more });
const application = (answer: object) =>
  v.parse(DashboardApplication, { id: '7', type: 'scholarship', slug: 'star', status: 'exam_failed', ...answer });

let server: FakeServer;
beforeEach(() => {
  localStorage.clear();
  server = fakeServer();
  for (const slug of ['star', 'moon', 'sun']) server.on(`/scholarship-campaign/${slug}`, campaign(slug));
  server.on('/application/campaign/application', [
    { id: 1, name: 'Round 1', open: true, amount: 500, closes_at: LATER },
  ]);
});
const ways = async (answer: object, slugs = ['star', 'moon', 'sun']) => {
  const found = await readOtherWays(application(answer), 'en', () => Promise.resolve(slugs), NOW);
  return found.map(({ flow, slug }) => slug ?? flow);
};

test('after an exam: the other scholarships that are open, and the degree without one', async () => {
  server.on('/scholarship-campaign/sun', campaign('sun', { open: false }));
  expect(await ways({})).toEqual(['moon', 'bachelor']);
});

test('after a missed payment: the same scholarship first, while it is open', async () => {
  expect(await ways({ status: 'cancelled' })).toEqual(['star', 'moon', 'sun', 'bachelor']);
  server.on('/scholarship-campaign/star', campaign('star', { closes_at: '2026-11-28T10:00:00Z' }));
  expect(await ways({ status: 'cancelled' })).toEqual(['moon', 'sun', 'bachelor']);
});

test('of another flow: its own rounds', async () => {
  expect(await ways({ type: 'bachelor', slug: undefined, status: 'cancelled' })).toEqual(['bachelor']);
});

test('what cannot be read is left out', async () => {
  server.on('/scholarship-campaign/moon', refused(500));
  server.on('/application/campaign/application', refused(403));
  expect(await ways({}, ['moon', 'sun'])).toEqual(['sun']);
  expect(await ways({ type: undefined })).toEqual([]);
});

test('each has its fee and its last day', async () => {
  const [way] = await readOtherWays(
    application({ type: 'bachelor', status: 'cancelled' }),
    'en',
    () => Promise.resolve([]),
    NOW,
  );
  expect(way).toEqual({ flow: 'bachelor', name: '', fee: { lowest: 500, highest: 500 }, until: LATER });
  expect(otherWayHref({ flow: 'scholarship', slug: 'moon', name: '' }, 'en')).toBe('/en/regisscholarship/moon');
});

test.each([
  [
    'a free round ends first',
    [0, 500],
    { until: LATER, afterFree: { highest: 500, until: '2027-01-28T16:59:00.000Z' } },
  ],
  ['rounds with several fees end on several days', [300, 500], { fee: { lowest: 300, highest: 500 } }],
])("no fee is given a last day that is another round's: %s", async (_, amounts, facts) => {
  const days = [LATER, '2027-01-28T16:59:00.000Z'];
  server.on(
    '/application/campaign/application',
    amounts.map((amount, index) => ({ id: index, name: `Round ${index}`, open: true, amount, closes_at: days[index] })),
  );
  const bachelor = application({ type: 'bachelor', slug: undefined, status: 'cancelled' });
  expect(await readOtherWays(bachelor, 'en', () => Promise.resolve([]), NOW)).toEqual([
    { flow: 'bachelor', name: '', ...facts },
  ]);
});

test('a press takes name and contact along, unless something was begun there', () => {
  const environment = fakeEnvironment();
  const failed = application({
    first_name: 'สมมติ',
    last_name: '-',
    phone: '0812345678',
    phone_country: 'TH',
    email: 'a@example.com',
  });
  const draft = () => environment.flowStores('scholarship:moon').$draft;
  carryOver(failed, { flow: 'scholarship', slug: 'moon', name: '' }, environment);
  const filled = { first_name: 'สมมติ', phone: '0812345678', phone_country: 'TH', email: 'a@example.com' };
  expect(draft().get()).toEqual(filled);
  draft().set({ first_name: 'begun' });
  carryOver(failed, { flow: 'scholarship', slug: 'moon', name: '' }, environment);
  expect(draft().get()).toEqual({ first_name: 'begun' });
});

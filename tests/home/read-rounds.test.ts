// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { readCampaign, readRounds } from '../../src/home/read-rounds.ts';
import { fakeServer, refused, type FakeServer } from '../application/fake-server.ts';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});

test('one request reads the rounds of a degree', async () => {
  server.on('/application/campaign/application', [{ id: 1, name: 'Direct', amount: '500', closes_at: '2027-01-31' }]);
  expect(await readRounds('graduate', 'en', [])).toMatchObject([
    { name: 'Direct', amount: 500, open: true, closes_at: '2027-01-31' },
  ]);
  expect(server.seen.map(({ query }) => query)).toEqual([{ type: 'graduate' }]);
});

test('one request reads the short courses and their prices', async () => {
  server.on('/short-course-application/search-course', [{ id: 1, name: 'Baking', price: 990 }]);
  const courses = [{ name: 'Baking', amount: 990, open: true }];
  expect(await readRounds('short-course', 'en', [])).toEqual(courses);
  // The form of the page has the same list.
  expect(await readRounds('short-course', 'en', [])).toEqual(courses);
  expect(server.seen).toHaveLength(1);
});

test('scholarships are their campaigns, without those that the server does not know', async () => {
  server.on('/scholarship-campaign/star', { id: 401, name: 'Star', open: true, amount: 200 });
  server.on('/scholarship-campaign/gone', refused(404));
  const campaigns = [readCampaign('star', 'en'), readCampaign('gone', 'en')];
  expect(await campaigns[1]).toBe('not-found');
  expect(await readRounds('scholarship', 'en', campaigns)).toMatchObject([{ name: 'Star', amount: 200 }]);
  expect(server.seen).toHaveLength(2);
});

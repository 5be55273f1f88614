// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { applyHref, chosenIn, queryOf, readFacultiesIn, readOffers, type ChosenOffer } from '../../src/home/offers.ts';
import { fakeServer, refused, type FakeServer } from '../application/fake-server.ts';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.on('/application/campaign/application', [{ id: 101, name: 'Direct', amount: 500 }]);
  server.on('/scholarship-campaign/star', { id: 401, name: 'Star', open: true, amount: 200 });
  server.on('/scholarship-campaign/gone', refused(404));
  server.on('/short-course-application/search-course', [{ id: 1, name: 'Baking', price: 990 }]);
});
const keysOf = ({ offers }: Awaited<ReturnType<typeof readOffers>>) =>
  offers.map(({ kind, id, amount }) => [kind, id, amount]);

test('rounds, open scholarships and courses are read from the lists that need no application', async () => {
  const read = await readOffers(['star', 'gone'], 'en');
  expect(keysOf(read)).toEqual([
    ['round', '101', 500],
    ['scholarship', 'star', 200],
    ['course', '1', 990],
  ]);
  expect(read.isIncomplete).toBe(false);
});

test('rounds for everybody come first, the cheapest first, then those with a code', async () => {
  server.on('/application/campaign/application', [
    { id: 1, name: 'Unknown fee' },
    { id: 2, name: 'With a code', amount: 0, need_referral_code: true },
    { id: 3, name: 'Direct', amount: 500 },
    { id: 4, name: 'Free', amount: 0 },
  ]);
  const { offers } = await readOffers([], 'en');
  expect(offers.filter(({ kind }) => kind === 'round').map(({ id }) => id)).toEqual(['4', '3', '1', '2']);
});

test('a list that cannot be read leaves the others, and is missed', async () => {
  server.on('/application/campaign/application', refused(403));
  const read = await readOffers(['star'], 'en');
  expect(keysOf(read).map(([kind]) => kind)).toEqual(['scholarship', 'course']);
  expect(read.isIncomplete).toBe(true);
});

test('the faculties of a round are those of all its course types, each once', async () => {
  server.on('/application/available-course-type', [
    { id: 1, name: 'Four years' },
    { id: 2, name: 'Transfer' },
  ]);
  server.on('/application/available-faculty', ({ query }: { query: Readonly<Record<string, string>> }) =>
    query['course_type_id'] === '1'
      ? [{ id: 1, name: 'Arts' }]
      : [
          { id: 1, name: 'Arts' },
          { id: 2, name: 'Law' },
        ],
  );
  expect(await readFacultiesIn('101', 'en')).toEqual([
    { id: '1', name: 'Arts' },
    { id: '2', name: 'Law' },
  ]);
});

test.each<[string, ChosenOffer | undefined]>([
  ['?round=101&faculty=2', { offer: { kind: 'round', id: '101' }, faculty: '2' }],
  ['?scholarship=star&amp;utm_source=x', { offer: { kind: 'scholarship', id: 'star' }, faculty: undefined }],
  ['?course=7).', { offer: { kind: 'course', id: '7' }, faculty: undefined }],
  ['?name=Somchai', undefined],
  ['', undefined],
])('%s names what is shown, and no person', (search, chosen) => {
  expect(chosenIn(search)).toEqual(chosen);
  if (chosen) expect(chosenIn(queryOf(chosen))).toEqual(chosen);
});

test('each leads to its own form, with what is chosen', () => {
  expect(applyHref({ offer: { kind: 'round', id: '101' }, faculty: '2' }, 'en')).toBe(
    '/en/regisbachelor?round=101&faculty=2',
  );
  expect(applyHref({ offer: { kind: 'scholarship', id: 'star' } }, 'th')).toBe('/regisscholarship/star');
  expect(applyHref({ offer: { kind: 'course', id: '7' } }, 'th')).toBe('/regisshortcourse?course=7');
});

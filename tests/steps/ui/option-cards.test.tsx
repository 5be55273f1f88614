// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stepForRoute } from '../../../src/flows/definition/step-order.ts';
import { shortCourse } from '../../../src/flows/short-course.ts';
import { freshSession, messages, type TestSession } from '../../application/test-session.ts';
import { fakeServer, offline, type FakeServer } from '../../application/fake-server.ts';
import { builtPage, closePage, hydrate } from './form-page.tsx';

const STEP = stepForRoute(shortCourse, 'short-course');
const course = (id: string, name: string, more: object = {}) => ({ id, name, slug: `slug-${id}`, ...more });
const DRONE = course('5', 'Drone', { description: '<p>Law &amp; flight</p>', price: 3500 });
const DATA = course('1', 'Data', { price: 0 });
const OTHER = course('7', 'Python');
const ALL = '/short-course-application/search-course';
const SOME = '/short-course-application/suggestion';

let server: FakeServer;
let session: TestSession;
beforeEach(() => {
  window.history.replaceState(null, '', '/en/regisshortcourse');
  localStorage.clear();
  session = freshSession(shortCourse);
  server = fakeServer();
  server.on(ALL, [DRONE, DATA, OTHER]);
  server.on(SOME, []);
});
afterEach(closePage);

const CONTINUE = messages.flow.continue;
const list = () => screen.queryByRole('list', { name: messages.fields.sections.course_search });
const cards = (): (string | undefined)[][] => {
  const shown = list();
  if (!shown) return [];
  return within(shown)
    .getAllByRole('button')
    .map((button) => [...button.querySelectorAll('span > span')].map(({ textContent }) => textContent));
};
const open = async (): Promise<void> => {
  builtPage(session, STEP);
  await hydrate(session, undefined, STEP);
};
const opened = async (): Promise<void> => {
  await open();
  await waitFor(() => expect(cards()).toHaveLength(3));
};
const type = (text: string): void => void fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
const names = (): (string | undefined)[] => cards().map(([name]) => name);

test('a list that cannot be loaded leaves no cards, and says so in the field', async () => {
  server.on(ALL, offline);
  await open();
  await screen.findByText(messages.errors.load.lists);
  expect(names()).toEqual([]);
});

test('all courses are counted and shown below the search while nothing is typed, with what the server says of them', async () => {
  await opened();
  expect(cards()).toEqual([
    ['Drone', 'Law & flight', 'Course fee: THB\u00A03,500 in total for all attendees, before any discount'],
    ['Data', messages.fields.prices.free],
    ['Python'],
  ]);
  expect(screen.getByText('Courses to choose from: 3', { exact: false })).toBeTruthy();
  const [field, shown] = [screen.getByRole('combobox'), list()];
  expect(shown && field.compareDocumentPosition(shown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // There is one way on: a card.
  expect(screen.queryByRole('button', { name: CONTINUE })).toBeNull();
  expect(server.seen.filter(({ address }) => address.endsWith(ALL))).toHaveLength(1);
});

test('a price that is the same for all courses is not repeated on each', async () => {
  server.on(ALL, [DRONE, course('8', 'Finance', { price: 3500 })]);
  await open();
  await waitFor(() => expect(cards()).toEqual([['Drone', 'Law & flight'], ['Finance']]));
});

test('typing leaves those that the search finds', async () => {
  await opened();
  server.on(SOME, [DATA]);
  type('Dat');
  await waitFor(() => expect(names()).toEqual(['Data']));
  server.on(SOME, []);
  type('zzz');
  await screen.findByText(messages.fields.search.noResults);
  expect(names()).toEqual([]);
  type('');
  await waitFor(() => expect(names()).toEqual(['Drone', 'Data', 'Python']));
});

test('a press chooses the course and goes on', async () => {
  await opened();
  fireEvent.click(screen.getByRole('button', { name: /^Drone/ }));
  await waitFor(() =>
    expect(session.environment.location.navigate).toHaveBeenCalledWith('/en/regisshortcourse/course'),
  );
  expect(session.stores.$draft.get()).toMatchObject({ short_course_id: '5' });
});

test('a course that is chosen leaves no cards', async () => {
  session.stores.$draft.set({ short_course_id: '5', course_search: 'Drone' });
  await open();
  await screen.findByDisplayValue('Drone');
  expect(names()).toEqual([]);
});

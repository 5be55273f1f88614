// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import formHelp from '../../../locales/en/form-help.json' with { type: 'json' };
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
const heading = () => screen.queryByRole('heading', { level: 2, name: formHelp.courses.heading });
const cards = (): (string | undefined)[][] => {
  const list = heading()?.nextElementSibling;
  if (!(list instanceof HTMLElement)) return [];
  return within(list)
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

test('all courses are shown between the search and the button while nothing is typed, with what the server says of them', async () => {
  await opened();
  expect(cards()).toEqual([
    ['Drone', 'Law & flight', 'Course fee: THB\u00A03,500'],
    ['Data', messages.fields.prices.free],
    ['Python'],
  ]);
  const [field, list, button] = [
    screen.getByRole('combobox'),
    heading(),
    screen.getByRole('button', { name: CONTINUE }),
  ];
  const follows = (one: Node | null, other: Node | null): boolean =>
    Boolean(one && other && one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect([follows(field, list), follows(list, button)]).toEqual([true, true]);
  expect(server.seen.filter(({ address }) => address.endsWith(ALL))).toHaveLength(1);
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

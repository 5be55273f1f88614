// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stepForRoute } from '../../../src/flows/definition/step-order.ts';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { OTHER_SCHOOL } from '../../../src/model/lookup.ts';
import { fakeServer, type FakeServer } from '../../application/fake-server.ts';
import { applicationOf, applyingSession, messages, type TestSession } from '../../application/test-session.ts';
import { builtPage, closePage, control, errorOf, hydrate, press, tile } from './form-page.tsx';

const STEP = stepForRoute(bachelor, 'bachelor.education');
const SCHOOL = { id: '10041', name: 'Bang Rak School', district: 'Bang Rak', province: 'Bangkok' };
const LABEL = 'Bang Rak School · Bang Rak · Bangkok';

let server: FakeServer;
let session: TestSession;
beforeEach(() => {
  window.history.replaceState(null, '', '/en/regisbachelor/education');
  localStorage.clear();
  session = applyingSession();
  server = fakeServer();
  server.on('/general/school', [SCHOOL]);
  server.on('/location/province/all', []);
});
afterEach(closePage);

const combobox = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('combobox', { name: /School/ });
const open = async (answers: Readonly<Record<string, unknown>> = {}): Promise<void> => {
  builtPage(session, STEP);
  await hydrate(session, 'loading', STEP);
  await hydrate(session, applicationOf(answers), STEP);
  await waitFor(() => combobox());
};
const type = (text: string): void => void fireEvent.change(combobox(), { target: { value: text } });
const options = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
const pick = async (name: string): Promise<void> => {
  const named = (): HTMLElement | undefined => options().find(({ textContent }) => textContent === name);
  await waitFor(() => expect(named()).toBeDefined());
  await act(async () => {
    named()?.click();
    await Promise.resolve();
  });
};
/** Opens the other ways to find a school. */
const unfold = (): void => screen.getByRole('button', { name: messages.fields.labels.school_by_others }).click();
const searches = () => server.seen.filter(({ address }) => address.endsWith('/general/school'));

test('a school is found by part of its name, and told apart by its place', async () => {
  await open();
  type('B');
  await waitFor(() => expect(screen.queryByText(messages.fields.search.searching)).toBeNull());
  type('Bang');
  await pick(LABEL);
  expect(combobox().value).toBe(LABEL);
  expect(searches().map(({ query }) => query)).toEqual([{ search: 'Bang', level: 'school' }]);
});

test('the search is the first and only question; another way is asked for on demand, and takes the focus', async () => {
  await open();
  const heading = screen.getByText(messages.fields.sections.school);
  const isBefore = (one: Element, other: Element): boolean =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  const link = screen.getByRole('button', { name: messages.fields.labels.school_by_others });
  expect([isBefore(heading, combobox()), isBefore(combobox(), link)]).toEqual([true, true]);
  expect(document.querySelector('[name="school_by"]')).toBeNull();
  act(unfold);
  await waitFor(() => expect(document.activeElement).toBe(tile('name')));
  expect(tile('name').checked).toBe(true);
  fireEvent.click(tile('abroad'));
  await waitFor(() => expect(control('school_name').required).toBe(true));
  expect(screen.queryByRole('combobox', { name: /School/ })).toBeNull();
  expect(screen.getAllByText(messages.fields.sections.school)).toHaveLength(1);
});

test('a way that was saved is shown with its questions', async () => {
  builtPage(session, STEP);
  await hydrate(session, 'loading', STEP);
  await hydrate(session, applicationOf({ school_by: 'abroad', school_name: 'Lycée, France' }), STEP);
  await waitFor(() => expect(tile('abroad').checked).toBe(true));
  expect(screen.getByText(messages.fields.sections.school)).toBeTruthy();
});

test('the way by name is sent although nobody was asked for it', async () => {
  await open();
  type('Bang');
  await pick(LABEL);
  fireEvent.change(control('id_number'), { target: { value: '1234567890121' } });
  fireEvent.click(tile('studying'));
  for (const [name, value] of Object.entries({ gpax: '3.5', academic_year: '2569', study_duration: '3' }))
    fireEvent.change(control(name), { target: { value } });
  await press();
  await waitFor(() => expect(server.lastBody()).toMatchObject({ school_by: 'name', school_id: SCHOOL.id }));
});

test('one that is in no list is named, and the search says so beside what it found', async () => {
  server.on('/general/school', []);
  await open();
  type('Nowhere');
  await screen.findByText(messages.fields.search.noResults);
  await pick(messages.fields.options.school_id[OTHER_SCHOOL]);
  expect(control('school_name').required).toBe(true);
  expect(control('school_name').value).toBe('Nowhere');
});

test('a choice that was saved is known by its name, and a cleared one is missed', async () => {
  await open({ school_by: 'name', school_id: SCHOOL.id, readable: { school_id: SCHOOL.name } });
  await waitFor(() => expect(combobox().value).toBe(SCHOOL.name));
  type('');
  await press();
  await waitFor(() => expect(errorOf('school_search')).toBe(messages.fields.required.school_search));
});

test('one that is saved is not lost where the server does not name it, nor is "not listed"', async () => {
  await open({ school_by: 'name', school_id: SCHOOL.id });
  await waitFor(() => expect(combobox().value).toBe(messages.fields.choiceSaved));
  closePage();
  await open({ school_by: 'name', school_id: OTHER_SCHOOL, school_name: 'Nowhere' });
  await waitFor(() => expect(combobox().value).toBe(messages.fields.options.school_id[OTHER_SCHOOL]));
  expect(control('school_name').value).toBe('Nowhere');
});

test('one of the draft is looked for by its name, and another one under that name is not taken', async () => {
  session.stores.$draft.set({ school_by: 'name', school_id: SCHOOL.id, school_search: LABEL });
  await open();
  await waitFor(() => expect(searches().map(({ query }) => query['search'])).toEqual([SCHOOL.name]));
  await waitFor(() => expect(combobox().value).toBe(LABEL));
  closePage();
  session.stores.$draft.set({ school_by: 'name', school_id: '9', school_search: LABEL });
  await open();
  await press();
  await waitFor(() => expect(errorOf('school_search')).toBe(messages.fields.required.school_search));
});

test('a school that is found in another way has no name of the one before', async () => {
  server.on('/location/province/all', [{ id: 1, name: 'Bangkok' }]);
  await open();
  type('Bang');
  await pick(LABEL);
  act(unfold);
  fireEvent.click(tile('province'));
  await waitFor(() => expect(control('province_id').required).toBe(true));
  fireEvent.click(tile('name'));
  await waitFor(() => expect(combobox().value).toBe(''));
});

test('a server that does not search hides nothing that was searched for', async () => {
  const many = Array.from({ length: 80 }, (_, index) => ({ id: `x${index}`, name: `School ${index}` }));
  server.on('/general/school', [...many, SCHOOL]);
  await open();
  type('bang');
  await waitFor(() => expect(options().map(({ textContent }) => textContent)[0]).toBe(LABEL));
  expect(options()).toHaveLength(2);
  type('elsewhere');
  await waitFor(() => expect(options()).toHaveLength(51));
});

test('a choice of another way that nothing can name is made again', async () => {
  session.stores.$draft.set({ school_by: 'name', school_id: SCHOOL.id });
  await open();
  await press();
  await waitFor(() => expect(errorOf('school_search')).toBe(messages.fields.required.school_search));
  act(unfold);
  fireEvent.click(tile('province'));
  await waitFor(() => expect(control('province_id').required).toBe(true));
});

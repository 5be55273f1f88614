// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stepForRoute } from '../../../src/application/step-order.ts';
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

test('one that is in no list is named, and the search says so beside what it found', async () => {
  server.on('/general/school', []);
  await open();
  type('Nowhere');
  await screen.findByText(messages.fields.search.noResults);
  await pick(messages.fields.options.school_id[OTHER_SCHOOL]);
  expect(control('school_name').required).toBe(true);
});

test('a choice that was saved is known by its name, and a cleared one is missed', async () => {
  await open({ school_by: 'name', school_id: SCHOOL.id, readable: { school_id: SCHOOL.name } });
  await waitFor(() => expect(combobox().value).toBe(SCHOOL.name));
  type('');
  await press();
  await waitFor(() => expect(errorOf('school_search')).toBe(messages.fields.required.school_search));
});

test('a choice of another way that nothing can name is made again', async () => {
  session.stores.$draft.set({ school_by: 'name', school_id: SCHOOL.id });
  await open();
  await press();
  await waitFor(() => expect(errorOf('school_search')).toBe(messages.fields.required.school_search));
  fireEvent.click(tile('province'));
  await waitFor(() => expect(control('province_id').required).toBe(true));
});

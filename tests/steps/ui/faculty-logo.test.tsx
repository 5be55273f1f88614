// @vitest-environment happy-dom
import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { stepForRoute } from '../../../src/flows/definition/step-order.ts';
import { fakeServer, type FakeServer } from '../../application/fake-server.ts';
import { applicationOf, applyingSession, START, type TestSession } from '../../application/test-session.ts';
import { builtPage, closePage, control, hydrate } from './form-page.tsx';

const STEP = stepForRoute(bachelor, 'bachelor.faculty');
const list = (...names: readonly string[]) => names.map((name, index) => ({ id: index + 1, name }));
/** With these, a list is too long for tiles. */
const MORE = Array.from({ length: 5 }, (_, index) => ({ id: 10 + index, name: `Faculty ${index}` }));
const LOGO = 'https://files.university.example/law.png';

let server: FakeServer;
let session: TestSession;
beforeEach(() => {
  window.history.replaceState(null, '', '/en/regisbachelor/faculty');
  localStorage.clear();
  session = applyingSession();
  server = fakeServer();
  server.on('/campaign/application', list('Round', 'Other round'));
  server.on('/available-course-type', list('Four years'));
  server.on('/available-course', list('Course'));
  server.on('/available-semester', []);
});
afterEach(closePage);

/** Each page has a degree of its own, because answers of lists are used for a minute. */
let count = 0;
async function open(faculties: readonly unknown[]): Promise<void> {
  server.on('/available-faculty', faculties);
  count += 1;
  builtPage(session, STEP);
  const programme = { programme_type: `logo-${count}`, campaign_id: `10${count}`, course_type_id: '1' };
  server.on('/campaign/application', [{ id: `10${count}`, name: 'Round' }]);
  await hydrate(session, 'loading', STEP);
  await hydrate(session, applicationOf({ ...START, ...programme, faculty_id: undefined }), STEP);
  await waitFor(() => expect(control('faculty_id').querySelectorAll('option').length).toBeGreaterThan(2));
}
const choose = async (name: string, value: string): Promise<void> =>
  act(async () => {
    fireEvent.change(control(name), { target: { value } });
    await Promise.resolve();
  });
const pictures = () => [...document.querySelectorAll<HTMLImageElement>('form img')];
const hasSpace = (): boolean => control('faculty_id').className.includes('ps-14');

test('the logo of the chosen faculty decorates its name, and a star stands where a faculty has none', async () => {
  await open([
    { id: 1, name: 'Law', logo: { circle: LOGO } },
    { id: 2, name: 'Arts', logo: { circle: null } },
    { id: 3, name: 'Music' },
    ...MORE,
  ]);
  expect([pictures().length, hasSpace()]).toEqual([0, false]);
  await choose('faculty_id', '1');
  expect(hasSpace()).toBe(true);
  expect(pictures().map((one) => [one.getAttribute('src'), one.alt, one.width, one.height])).toEqual([
    [LOGO, '', 32, 32],
  ]);
  await choose('faculty_id', '2');
  expect([pictures().length, hasSpace()]).toEqual([0, true]);
});

test('a server that sends no logos has no space for them', async () => {
  await open([{ id: 1, name: 'Law' }, { id: 2, name: 'Arts', logo: null }, ...MORE]);
  expect(hasSpace()).toBe(false);
  await choose('faculty_id', '1');
  expect(pictures()).toEqual([]);
});

test('a list in which nothing is chosen has no empty place for a logo', () => {
  builtPage(session, stepForRoute(bachelor, 'bachelor'));
  expect(hasSpace()).toBe(false);
});

test('a semester says what kind it is, in our words where we have them', async () => {
  server.on('/available-semester', [
    { id: 1, period: 'First', year_readable: '2027', available_type: 'PART_TIME' },
    { id: 2, period: 'Second', year_readable: '2027', available_type: 'X7' },
  ]);
  await open([{ id: 1, name: 'Law' }, { id: 2, name: 'Arts' }, ...MORE]);
  await choose('faculty_id', '1');
  const semesters = () =>
    [...document.querySelectorAll('[name="semester_id"] + span')].map((one) =>
      [...one.children].map(({ textContent }) => textContent),
    );
  await waitFor(() => expect(semesters()).toHaveLength(2));
  expect(semesters()).toEqual([['First · 2027', 'part-time'], ['Second · 2027']]);
});

test('a few faculties are tiles, each with its logo', async () => {
  server.on('/available-faculty', [
    { id: 1, name: 'Law', logo: { circle: LOGO } },
    { id: 2, name: 'Arts' },
  ]);
  count += 1;
  builtPage(session, STEP);
  const programme = { programme_type: `logo-${count}`, campaign_id: '1', course_type_id: '1', faculty_id: undefined };
  await hydrate(session, applicationOf({ ...START, ...programme }), STEP);
  await waitFor(() => expect(document.querySelectorAll('[type="radio"][name="faculty_id"]')).toHaveLength(2));
  expect(pictures().map((one) => one.closest('label')?.textContent)).toEqual(['Law']);
});

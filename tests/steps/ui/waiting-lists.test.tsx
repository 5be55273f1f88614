// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stepForRoute } from '../../../src/flows/definition/step-order.ts';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { fakeServer, refused, type FakeServer } from '../../application/fake-server.ts';
import { applicationOf, applyingSession, messages, START, type TestSession } from '../../application/test-session.ts';
import { builtPage, closePage, control, hydrate, press, summary } from './form-page.tsx';

const STEP = stepForRoute(bachelor, 'bachelor.faculty');
const TWO = [
  { id: 1, name: 'First' },
  { id: 2, name: 'Second' },
];

let server: FakeServer;
let session: TestSession;
beforeEach(() => {
  window.history.replaceState(null, '', '/en/regisbachelor/faculty');
  localStorage.clear();
  session = applyingSession();
  server = fakeServer();
  server.on('/campaign/application', TWO);
  server.on('/available-course-type', TWO);
  server.on('/available-faculty', TWO);
  server.on('/available-course', TWO);
  server.on('/available-semester', TWO);
});
afterEach(closePage);

/** Each test has a degree of its own, because answers of lists are used for a minute. */
let count = 0;
const open = async (answers: Readonly<Record<string, unknown>> = {}): Promise<void> => {
  count += 1;
  builtPage(session, STEP);
  await hydrate(session, 'loading', STEP);
  const readable = { faculty_id: 'Engineering' };
  await hydrate(session, applicationOf({ ...START, programme_type: `waiting-${count}`, readable, ...answers }), STEP);
  await waitFor(() => expect(tilesOf('campaign_id')).toHaveLength(2));
};
const shown = (): string[] => [
  ...new Set([...document.querySelectorAll<HTMLSelectElement>('form [name]')].map(({ name }) => name)),
];
const tilesOf = (name: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`form [type="radio"][name="${name}"]`),
];
const valueOf = (name: string): string | undefined => tilesOf(name).find(({ checked }) => checked)?.value;
const choose = async (name: string, value: string): Promise<void> => {
  const tile = () => tilesOf(name).find((one) => one.value === value);
  await waitFor(() => expect(tile()).toBeDefined());
  await act(async () => {
    tile()?.click();
    await Promise.resolve();
  });
};

test('the page is built with the first list alone', () => {
  builtPage(session, STEP);
  expect(shown()).toEqual(['campaign_id']);
});

test('a list appears when the answers before it are given', async () => {
  await open();
  expect(shown()).toEqual(['campaign_id', 'faculty_id']);
  await choose('campaign_id', '1');
  expect(shown()).toEqual(['campaign_id', 'course_type_id', 'faculty_id']);
  await choose('course_type_id', '2');
  expect(shown()).toEqual(['campaign_id', 'course_type_id', 'faculty_id', 'course_id']);
  await choose('course_id', '1');
  expect(shown()).toEqual(['campaign_id', 'course_type_id', 'faculty_id', 'course_id', 'major_id', 'semester_id']);
});

test('a list that may be empty is not shown when it is', async () => {
  server.on('/available-course', ({ query }: { query: Readonly<Record<string, string>> }) =>
    query['type'] === 'major' ? [] : TWO,
  );
  await open();
  await choose('campaign_id', '1');
  await choose('course_type_id', '1');
  await choose('course_id', '2');
  await waitFor(() => expect(shown()).toContain('semester_id'));
  await waitFor(() => expect(shown()).not.toContain('major_id'));
  expect(screen.queryByText(messages.fields.labels.major_id)).toBeNull();
});

test('of the terms, which begin with the next one, the first is chosen beforehand', async () => {
  await open();
  await choose('campaign_id', '1');
  await choose('course_type_id', '1');
  await choose('course_id', '1');
  await waitFor(() => expect(valueOf('semester_id')).toBe('1'));
  await choose('semester_id', '2');
  expect(['semester_id', 'course_id', 'major_id'].map(valueOf)).toEqual(['2', '1', '']);
  // A radio button cannot be taken back, so an optional list has one that says so.
  expect(tilesOf('major_id').map(({ value, checked }) => [value, checked])).toEqual([
    ['1', false],
    ['2', false],
    ['', true],
  ]);
});

test('a term that was saved and is offered no more is asked again', async () => {
  await open({ campaign_id: '1', course_type_id: '1', faculty_id: '1', course_id: '1', semester_id: '9' });
  await waitFor(() => expect(tilesOf('semester_id')).toHaveLength(2));
  await waitFor(() => expect(valueOf('semester_id')).toBeUndefined());
});

test('an answer of another step stands in its place, named by the server, until it can be changed', async () => {
  await open();
  const faculty = screen.getByLabelText<HTMLSelectElement>(messages.fields.labels.faculty_id);
  expect([faculty.disabled, faculty.selectedOptions[0]?.text]).toEqual([true, 'Engineering']);
  screen.getByText(messages.fields.waiting);
  await choose('campaign_id', '1');
  await choose('course_type_id', '1');
  const change = await screen.findByRole('button', { name: /^Change Faculty/ });
  expect(change.closest('.field')?.textContent).toContain('First');
  fireEvent.click(change);
  await waitFor(() => expect(valueOf('faculty_id')).toBe('1'));
});

test('a tile shows the subject of a course first, and its degree below', async () => {
  const [law, data] = ['ปรัชญาดุษฎีบัณฑิต สาขานิติศาสตร์', 'Bachelor of Science in Data Science in Practice'];
  const names = [law, data, 'Business in Asia'];
  server.on(
    '/available-course',
    names.map((name, index) => ({ id: index + 1, name })),
  );
  await open({ campaign_id: '1', course_type_id: '1' });
  await waitFor(() =>
    expect(
      tilesOf('course_id').map((one) => [...(one.nextElementSibling?.children ?? [])].map((line) => line.textContent)),
    ).toEqual([['นิติศาสตร์', 'ปรัชญาดุษฎีบัณฑิต'], ['Data Science in Practice', 'Bachelor of Science'], ['Business in Asia']]),
  );
});

test('an answer without a name is not shown while it waits', async () => {
  await open({ readable: {} });
  expect(shown()).toEqual(['campaign_id']);
});

test('only what can be answered is missed', async () => {
  await open();
  await press();
  await waitFor(() => expect(summary()).toEqual([messages.fields.required.campaign_id]));
  await choose('campaign_id', '1');
  await press();
  await waitFor(() => expect(summary()).toEqual([messages.fields.required.course_type_id]));
});

test('saved answers are all shown', async () => {
  await open({ campaign_id: '1', course_type_id: '1', course_id: '2', semester_id: '1' });
  await waitFor(() => expect(valueOf('course_id')).toBe('2'));
  expect(shown()).toContain('semester_id');
});

test('an error of the server for a list that is not shown stands in the summary', async () => {
  await open({ campaign_id: '1', course_type_id: '1', course_id: '2', semester_id: '1' });
  await waitFor(() => expect(valueOf('semester_id')).toBe('1'));
  server.on('/application/7', refused(422, { course_type_id: 'This type is full', tax_district_id: 'Not this one' }));
  await press();
  await waitFor(() => expect(summary()).toEqual(['This type is full', 'Not this one']));
});

describe('a list with one choice', () => {
  test('chooses it, and the next question appears', async () => {
    server.on('/available-course-type', [{ id: 5, name: 'Only' }]);
    await open();
    await choose('campaign_id', '2');
    await waitFor(() => expect(control('course_type_id').value).toBe('5'));
    expect(control('course_type_id').disabled).toBe(false);
    await waitFor(() => expect(shown()).toContain('course_id'));
  });

  test('does not choose it if the answer is optional or the choice is closed', async () => {
    server.on('/campaign/application', [{ id: 1, name: 'Closed', open: false }]);
    count += 1;
    builtPage(session, STEP);
    await hydrate(session, 'loading', STEP);
    await hydrate(session, applicationOf({ ...START, programme_type: `waiting-${count}` }), STEP);
    await waitFor(() => expect(screen.queryAllByRole('radio')).toHaveLength(1));
    expect(screen.getByRole<HTMLInputElement>('radio').checked).toBe(false);
  });
});

// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Step } from '../../../src/flows/definition/flow.ts';
import { stepForRoute } from '../../../src/flows/definition/step-order.ts';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { shortCourse } from '../../../src/flows/short-course.ts';
import { deferredReply, fakeServer, offline } from '../../application/fake-server.ts';
import { applicationOf, applyingSession, messages, START } from '../../application/test-session.ts';
import { builtPage, closePage, hydrate, STEP } from './form-page.tsx';

afterEach(closePage);

const ROUNDS = '/application/campaign/application';
const FACULTY = stepForRoute(bachelor, 'bachelor.faculty');
const isSettled = (form: HTMLFormElement): boolean => form.dataset['settled'] === '';

const opened = async (step: Step): Promise<HTMLFormElement> => {
  const session = applyingSession();
  const form = builtPage(session, step);
  expect(isSettled(form)).toBe(false);
  await hydrate(session, 'loading', step);
  expect(isSettled(form)).toBe(false);
  await hydrate(session, applicationOf({ ...START, programme_type: step.name }), step);
  return form;
};

test('a form without lists is settled as soon as the answers are there', async () => {
  fakeServer();
  const form = await opened(STEP);
  await waitFor(() => expect(isSettled(form)).toBe(true));
});

test('a form with a list is settled when the list is loaded', async () => {
  const rounds = deferredReply();
  fakeServer().on(ROUNDS, rounds.reply);
  const form = await opened({ ...FACULTY, name: 'loaded' });
  expect(isSettled(form)).toBe(false);
  rounds.answer([{ id: 1, name: 'Direct', open: true }]);
  await waitFor(() => expect(isSettled(form)).toBe(true));
});

test('a form is settled when a list cannot be loaded', async () => {
  fakeServer().on(ROUNDS, () => {
    throw offline;
  });
  const form = await opened({ ...FACULTY, name: 'refused' });
  await screen.findByText(messages.errors.load.lists);
  await waitFor(() => expect(isSettled(form)).toBe(true));
});

test('a form that is used is settled at once', async () => {
  fakeServer().on(ROUNDS, deferredReply().reply);
  const form = await opened({ ...FACULTY, name: 'used' });
  expect(isSettled(form)).toBe(false);
  fireEvent.focusIn(form.elements[0] ?? form);
  expect(isSettled(form)).toBe(true);
});

test('a form that is sent while its answers are loaded is settled at once', async () => {
  const session = applyingSession();
  const form = builtPage(session, STEP);
  await hydrate(session, 'loading', STEP);
  expect(isSettled(form)).toBe(false);
  fireEvent.submit(form);
  expect(isSettled(form)).toBe(true);
});

test('a course of the page before stands as text, until it is to be changed; then its list stays', async () => {
  const courses = [
    { id: 1, name: 'Drone Pilot' },
    { id: 2, name: 'Data Analysis' },
  ];
  const server = fakeServer();
  server.on('/short-course-application/search-course', courses);
  const session = applyingSession();
  const all = stepForRoute(shortCourse, 'short-course.course');
  const step: Step = { ...all, fields: all.fields.slice(0, 1) };
  const form = builtPage(session, step);
  await hydrate(session, 'loading', step);
  await hydrate(session, applicationOf({ short_course_id: '1' }), step);
  const change = await screen.findByRole('button', { name: new RegExp(`^${messages.fields.change}`) });
  expect(change.id).toBe('field-short_course_id');
  expect(form.querySelector('select')).toBeNull();
  expect(new FormData(form).get('short_course_id')).toBe('1');
  screen.getByText('Drone Pilot', { selector: 'p' });

  fireEvent.click(change);
  const list = screen.getByRole('combobox');
  fireEvent.change(list, { target: { value: '2' } });
  await waitFor(() => expect(new FormData(form).get('short_course_id')).toBe('2'));
  expect(form.querySelector('select')).toBe(list);
});

// @vitest-environment happy-dom
// A step that is added to a flow's data is a step everywhere, and no other code changes.
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import bachelorWords from '../../../locales/en/bachelor.json' with { type: 'json' };
import resume from '../../../locales/en/resume.json' with { type: 'json' };
import review from '../../../locales/en/review.json' with { type: 'json' };
import upload from '../../../locales/en/upload.json' with { type: 'json' };
import { enterStep } from '../../../src/steps/step-guard.ts';
import type { Flow, Step } from '../../../src/flows/definition/flow.ts';
import { nextRoute, previousRoute, stepForRoute, stepperEntries } from '../../../src/flows/definition/step-order.ts';
import { ResumeScreen } from '../../../src/application/ui/ResumeScreen.tsx';
import { ReviewPanel } from '../../../src/review/ui/ReviewPanel.tsx';
import { StepScreen } from '../../../src/steps/ui/StepScreen.tsx';
import { sendAnswers } from '../../../src/steps/send-answers.ts';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { applicationOf, applyingSession, START, messages } from '../../application/test-session.ts';
import { renderInFlow } from '../../application/ui/render-in-flow.tsx';
import { fakeServer, type FakeServer } from '../../application/fake-server.ts';

/** A route that the flow does not use replaces the one that a real step would have. */
const ADDED: Step = {
  name: 'interview',
  route: 'bachelor.redirect-kbank',
  save: 'answers',
  fields: [
    { kind: 'radio', name: 'class_time', options: ['weekday', 'evening'] },
    {
      kind: 'text',
      name: 'occupation',
      rule: 'single-line',
      visibleWhen: ({ class_time }) => class_time === 'evening',
    },
  ],
};
const at = bachelor.steps.findIndex(({ name }) => name === 'faculty') + 1;
const flow: Flow = { ...bachelor, steps: [...bachelor.steps.slice(0, at), ADDED, ...bachelor.steps.slice(at)] };
const ADDRESS = '/en/regisbachelor/credit/redirect-kbank';

const UP_TO_FACULTY = { ...START, campaign_id: '1', course_type_id: '1', course_id: '2', semester_id: '1' };

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  window.history.replaceState(null, '', ADDRESS);
});
afterEach(cleanup);

test('page order and stepper', () => {
  expect(nextRoute(flow, stepForRoute(flow, 'bachelor.faculty'))).toBe(ADDED.route);
  expect(nextRoute(flow, ADDED)).toBe('bachelor.education');
  expect(previousRoute(flow, stepForRoute(flow, 'bachelor.education'))).toBe(ADDED.route);
  expect(stepperEntries(flow, ADDED.route).map(({ name, state }) => [name, state])).toEqual([
    ['start', 'done'],
    ['faculty', 'done'],
    ['interview', 'current'],
    ['education', 'locked'],
    ['scholarship', 'locked'],
    ['documents', 'locked'],
    ['payment', 'locked'],
  ]);
});

test('its page: the form, and what it sends', async () => {
  server.on('/application/7', { id: 7, ...UP_TO_FACULTY });
  const session = applyingSession(flow);
  renderInFlow(
    session,
    <StepScreen route={ADDED.route} loadDocuments={() => Promise.reject(new Error('not needed'))} />,
  );
  await userEvent.click(await screen.findByRole('radio', { name: 'Weekdays, evenings' }));
  expect(await screen.findByRole('textbox', { name: 'Your occupation' })).toBeDefined();

  const values = { class_time: 'weekday' };
  const submitted = await sendAnswers(session, ADDED, values, applicationOf(UP_TO_FACULTY));
  expect(submitted).toEqual({ kind: 'saved', route: 'bachelor.education' });
  expect([server.seen.at(-1)?.method, server.lastBody()]).toEqual(['PATCH', values]);
});

test('the guard: the step after it is shut until it is answered', async () => {
  const session = applyingSession(flow);
  const enter = () => enterStep(session, stepForRoute(flow, 'bachelor.education'), true);
  server.on('/application/7', { id: 7, ...UP_TO_FACULTY });
  expect((await enter()).kind).toBe('redirecting');
  expect(session.environment.location.navigate).toHaveBeenCalledWith(`${ADDRESS}#why=unfinished`, { replace: true });

  server.on('/application/7', { id: 7, ...UP_TO_FACULTY, class_time: 'weekday' });
  expect((await enter()).kind).toBe('known');
});

test('a resume link goes on at it', async () => {
  const session = applyingSession(flow);
  server.on('/application/7', { id: 7, ...UP_TO_FACULTY });
  window.history.replaceState({ resume: { id: '7', token: 'link-token' } }, '', '/en/regisbachelor/continue/-');
  renderInFlow(session, <ResumeScreen />, { ...messages, resume });
  await userEvent.click(screen.getByRole('button', { name: resume.action }));
  await waitFor(() => expect(session.environment.location.navigate).toHaveBeenCalledWith(ADDRESS, { replace: true }));
});

test('the review shows its answers, each with a link to it', () => {
  renderInFlow(
    applyingSession(flow),
    <ReviewPanel
      steps={{ ...bachelorWords.steps, interview: { title: 'Interview' } }}
      application={applicationOf({ ...UP_TO_FACULTY, class_time: 'evening', occupation: 'in the morning' })}
      documents={{ requirements: [], files: [], customInputs: [] }}
      onConfirm={() => undefined}
    />,
    { ...messages, review, upload },
  );
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    bachelorWords.steps.start.title,
    bachelorWords.steps.faculty.title,
    'Interview',
    bachelorWords.steps.education.title,
    bachelorWords.steps.scholarship.title,
  ]);
  expect(screen.getByText('in the morning')).toBeDefined();
  const change = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(change).toContain(`${ADDRESS}?return=review#field-occupation`);
});

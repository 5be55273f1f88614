// @vitest-environment happy-dom
// House rule 1: a step that is added to a flow's data is a step everywhere, and nothing of the engine changes.
import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import bachelorWords from '../../locales/en/bachelor.json' with { type: 'json' };
import resume from '../../locales/en/resume.json' with { type: 'json' };
import review from '../../locales/en/review.json' with { type: 'json' };
import upload from '../../locales/en/upload.json' with { type: 'json' };
import { useEntry } from '../../src/engine/entry.ts';
import type { Flow, Step } from '../../src/engine/flow.ts';
import { nextRoute, previousRoute, stepOf, stepperEntries } from '../../src/engine/journey.ts';
import * as ports from '../../src/engine/ports.ts';
import { ResumeScreen } from '../../src/engine/resume/ResumeScreen.tsx';
import { ReviewPanel } from '../../src/engine/review/ReviewPanel.tsx';
import { StepScreen } from '../../src/engine/StepScreen.tsx';
import { submitStep } from '../../src/engine/submit-step.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { applicationOf, applyingContext, START, words } from './bachelor-context.ts';
import { fakeServer, type FakeServer } from './fake-server.ts';

/** An address that the flow does not use stands for the one a real step would be given in the route table. */
const ADDED: Step = {
  name: 'interview',
  route: 'bachelor.redirect-kbank',
  save: 'answers',
  fields: [
    { kind: 'tiles', name: 'interview_day', options: ['monday', 'friday'] },
    { kind: 'text', name: 'interview_wish', rule: 'line', when: ({ interview_day }) => interview_day === 'friday' },
  ],
};
const at = bachelor.steps.findIndex(({ name }) => name === 'faculty') + 1;
const flow: Flow = { ...bachelor, steps: [...bachelor.steps.slice(0, at), ADDED, ...bachelor.steps.slice(at)] };
const ADDRESS = '/en/regisbachelor/credit/redirect-kbank';

const UP_TO_FACULTY = { ...START, campaign_id: '1', course_type_id: '1', course_id: '2', semester_id: '1' };

let server: FakeServer;
let left: MockInstance<typeof ports.go>;
beforeEach(() => {
  vi.restoreAllMocks();
  server = fakeServer();
  left = vi.spyOn(ports, 'go').mockReturnValue();
  window.history.replaceState(null, '', ADDRESS);
});
afterEach(cleanup);

test('page order and stepper', () => {
  expect(nextRoute(flow, stepOf(flow, 'bachelor.faculty'))).toBe(ADDED.route);
  expect(nextRoute(flow, ADDED)).toBe('bachelor.education');
  expect(previousRoute(flow, stepOf(flow, 'bachelor.education'))).toBe(ADDED.route);
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
  const context = applyingContext(flow);
  render(<StepScreen flow={flow} route={ADDED.route} locale="en" words={words} />);
  await userEvent.click(await screen.findByRole('radio', { name: /friday/ }));
  expect(await screen.findByRole('textbox', { name: /interview_wish/ })).toBeDefined();

  const values = { interview_day: 'monday' };
  const submitted = await submitStep(context, ADDED, values, applicationOf(UP_TO_FACULTY));
  expect(submitted).toEqual({ kind: 'next', route: 'bachelor.education' });
  expect([server.seen.at(-1)?.method, server.lastBody()]).toEqual(['PATCH', values]);
});

test('the guard: the step after it is shut until it is answered', async () => {
  const enter = () => renderHook(() => useEntry(applyingContext(flow), stepOf(flow, 'bachelor.education'))).result;
  server.on('/application/7', { id: 7, ...UP_TO_FACULTY });
  const shut = enter();
  await waitFor(() => expect(shut.current.kind).toBe('leaving'));
  expect(left).toHaveBeenCalledWith(ADDRESS, { replace: true });

  server.on('/application/7', { id: 7, ...UP_TO_FACULTY, interview_day: 'monday' });
  const open = enter();
  await waitFor(() => expect(open.current.kind).toBe('known'));
});

test('a resume link goes on at it', async () => {
  applyingContext(flow);
  server.on('/application/7', { id: 7, ...UP_TO_FACULTY });
  window.history.replaceState({ resume: { id: '7', token: 'link-token' } }, '', '/en/regisbachelor/continue/-');
  render(<ResumeScreen flow={flow} locale="en" words={{ ...words, resume }} />);
  await userEvent.click(screen.getByRole('button', { name: resume.action }));
  await waitFor(() => expect(left).toHaveBeenCalledWith(ADDRESS, { replace: true }));
});

test('the review tells its answers, each with the way back to it', () => {
  render(
    <ReviewPanel
      context={applyingContext(flow)}
      words={{ review, upload }}
      steps={{ ...bachelorWords.steps, interview: { title: 'Interview' } }}
      application={applicationOf({ ...UP_TO_FACULTY, interview_day: 'friday', interview_wish: 'in the morning' })}
      documents={{ wanted: [], files: [], customInputs: [] }}
      onConfirm={() => undefined}
    />,
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
  expect(change).toContain(`${ADDRESS}?return=review#field-interview_wish`);
});

// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import formHelp from '../../../locales/en/form-help.json' with { type: 'json' };
import { bachelor } from '../../../src/flows/bachelor.ts';
import { stepForRoute } from '../../../src/flows/definition/step-order.ts';
import { ContinueOrRecover, RecoverButton } from '../../../src/steps/ui/ContinueOrRecover.tsx';
import { StepScreen } from '../../../src/steps/ui/StepScreen.tsx';
import type { ApplicationMarks } from '../../../src/model/application-marks.ts';
import { fakeServer, offline, refused } from '../../application/fake-server.ts';
import { renderInFlow } from '../../application/ui/render-in-flow.tsx';
import {
  applicationOf,
  applyingSession,
  freshSession,
  messages,
  START,
  type TestSession,
} from '../../application/test-session.ts';

afterEach(cleanup);

const { existing, recover } = messages.flow;
const CONTINUE = 'Continue with step 2: Round and course';
const card = (): string => document.querySelector('.came-back')?.textContent.replace(/\u00A0/g, ' ') ?? '';
const application = applicationOf({ ...START, application_no: 'B0000007' });

test('a visitor of whom nothing is kept sees no card, and can find an application', () => {
  renderInFlow(freshSession(), <ContinueOrRecover application={undefined} hasKept={false} />);
  expect(card()).toBe('');
  renderInFlow(freshSession(), <RecoverButton />);
  expect(screen.getByRole('button', { name: recover.action })).toBeTruthy();
});

test('a draft is still there', async () => {
  renderInFlow(freshSession(), <ContinueOrRecover application={undefined} hasKept />);
  await vi.waitFor(() => expect(card()).toBe(formHelp.cameBack.draft + formHelp.cameBack.kept + recover.action));
});

test('answers that were stored before hydration do not make a first visitor a returning one', async () => {
  fakeServer().on('/general/available-campaign-faculty', [{ id: 1, name: 'Science' }]);
  const open = async (): Promise<void> => {
    const session = freshSession();
    session.stores.$draft.set({ first_name: START.first_name });
    renderInFlow(session, <StepScreen route="bachelor" loadDocuments={() => new Promise(() => undefined)} />);
    await screen.findByRole('option', { name: 'Science' });
  };
  // src/platform/hydration/directive.ts sets this where something was stored when the page was opened.
  document.body.dataset['restoring'] = '';
  await open();
  await vi.waitFor(() => expect(card()).toContain(formHelp.cameBack.kept));
  cleanup();
  delete document.body.dataset['restoring'];
  await open();
  // The greeting would come first, and then its words.
  await act(vi.dynamicImportSettled);
  await act(vi.dynamicImportSettled);
  expect(card()).toBe('');
  // The way to an earlier application is next to the first heading.
  expect(screen.getAllByRole('button', { name: recover.action })).toHaveLength(1);
});

describe('an application that was sent', () => {
  const KNOWN = { id: '7', number: 'B0000007', sentAt: '2026-11-29T03:00:00Z' };
  const open = (marks: ApplicationMarks): TestSession => {
    const session = applyingSession();
    session.stores.$marks.set(marks);
    renderInFlow(session, <StepScreen route="bachelor" loadDocuments={() => new Promise(() => undefined)} />);
    return session;
  };
  const shown = 'You submitted application B0000007 on 29 November 2026See my applicationApply again';
  const form = (): Element | null => document.querySelector('form');
  const response = { id: 7, application_no: 'B0000007', ...START, status: 'under_review' };
  const payment = { status: 'successful', paid_at: '2026-11-29T03:00:00Z' };
  beforeEach(() => void (document.body.dataset['restoring'] = 'sent'));
  afterEach(() => delete document.body.dataset['restoring']);

  test.each([
    ['no response has come', () => new Promise(() => undefined)],
    ['the token has ended', refused(401)],
    ['there is no connection', offline],
  ])('is shown in place of the form while %s', async (_why, answer) => {
    fakeServer().on('/application/7', answer);
    open({ known: KNOWN });
    await vi.waitFor(() => expect(card()).toBe(shown));
    expect([form(), screen.queryByRole('alert')]).toEqual([null, null]);
    await vi.waitFor(() => expect(document.body.dataset['restoring']).toBeUndefined());
  });

  test('is shown in place of the form when only the server knows it, and makes room on an explicit press', async () => {
    fakeServer().on('/application/7', { ...response, payment });
    const session = open({});
    await vi.waitFor(() => expect(card()).toBe(shown));
    expect(form()).toBeNull();
    expect(screen.getByRole('link', { name: 'See my application' }).getAttribute('href')).toBe(
      '/en/regisbachelor/confirmation/complete?show=earlier',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Apply again' }));
    expect(session.stores.$id.get()).toBe('');
    expect(session.environment.location.reloadPage).toHaveBeenCalledOnce();
  });

  test('has its form back when the university has opened it again', async () => {
    const server = fakeServer();
    server.on('/application/7', { ...response, status: 'draft' });
    server.on('/general/available-campaign-faculty', []);
    open({ known: KNOWN });
    await screen.findByRole('link', { name: CONTINUE });
    expect(form()).not.toBeNull();
  });
});

test('who returns to a registered application sees what to continue, and the form on a press', async () => {
  const server = fakeServer();
  server.on('/application/7', { id: 7, application_no: 'B0000007', ...START, status: 'draft' });
  server.on('/general/available-campaign-faculty', [{ id: 1, name: 'Science' }]);
  document.body.dataset['restoring'] = 'registered';
  renderInFlow(applyingSession(), <StepScreen route="bachelor" loadDocuments={() => new Promise(() => undefined)} />);
  const isFolded = (): boolean | undefined => document.querySelector('form')?.classList.contains('hidden');
  await screen.findByRole('link', { name: CONTINUE });
  const edit = await screen.findByRole('button', { name: formHelp.cameBack.editHere });
  expect([isFolded(), edit.getAttribute('aria-expanded')]).toEqual([true, 'false']);
  await userEvent.click(edit);
  expect([isFolded(), edit.getAttribute('aria-expanded')]).toEqual([false, 'true']);
  delete document.body.dataset['restoring'];
});

test('room for a card is kept until it is known that there is none, and then none is left', async () => {
  const server = fakeServer();
  server.on('/application/7', refused(404));
  server.on('/general/available-campaign-faculty', [{ id: 1, name: 'Science' }]);
  document.body.dataset['restoring'] = '';
  const room = (): Element | null => document.querySelector('.came-back');
  renderInFlow(applyingSession(), <StepScreen route="bachelor" loadDocuments={() => new Promise(() => undefined)} />);
  expect(room()).not.toBeNull();
  await vi.waitFor(() => expect(room()).toBeNull());
  await vi.waitFor(() => expect(document.body.dataset['restoring']).toBeUndefined());
});

test.each([
  [{}, 'Not finished yet'],
  [{ reviewed: true as const }, 'One step left'],
  [
    { reviewed: true as const, known: { id: '7', number: 'B0000007', amount: 500 } },
    'Only the payment is left: THB 500',
  ],
])('an application says what is left: %j', async (marks, left) => {
  const session = applyingSession();
  session.stores.$marks.set(marks);
  renderInFlow(session, <ContinueOrRecover application={application} hasKept />);
  await vi.waitFor(() => expect(card()).toBe(`Application number B0000007${left}${CONTINUE}${existing.startNew}`));
  expect(screen.getByRole('link', { name: CONTINUE }).getAttribute('href')).toBe('/en/regisbachelor/faculty');
  await userEvent.click(screen.getByRole('button', { name: existing.startNew }));
  expect(session.stores.$id.get()).toBe('');
});

test('who changes an answer before the payment goes on there, past the documents', async () => {
  const [first, documents] = [stepForRoute(bachelor, 'bachelor'), stepForRoute(bachelor, 'bachelor.upload-document')];
  const open = (): void => {
    renderInFlow(
      applyingSession({ ...bachelor, steps: [first, documents] }),
      <ContinueOrRecover application={application} hasKept />,
    );
  };
  window.history.replaceState(null, '', '/en/regisbachelor?return=review');
  open();
  const link = await screen.findByRole('link');
  expect(link.getAttribute('href')).toBe('/en/regisbachelor/payment');
  cleanup();
  window.history.replaceState(null, '', '/en/regisbachelor');
  open();
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/en/regisbachelor/upload-document');
});

describe('an application whose answers the server does not return', () => {
  const { first_name: _name, ...silent } = application;
  const number = 'Application number B0000007Not finished yet';

  test('asks for them on this page, and has no link that leads nowhere', async () => {
    const session = applyingSession();
    session.stores.$draft.set({});
    renderInFlow(session, <ContinueOrRecover application={silent} hasKept />);
    await vi.waitFor(() => expect(card()).toBe(`${number}${formHelp.cameBack.enterAgain}${existing.startNew}`));
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('says that they are below where this browser has them', async () => {
    const session = applyingSession();
    session.stores.$draft.set({ first_name: START.first_name });
    renderInFlow(session, <ContinueOrRecover application={silent} hasKept />);
    await vi.waitFor(() => expect(card()).toBe(`${number}${formHelp.cameBack.kept}${existing.startNew}`));
  });
});

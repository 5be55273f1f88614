// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { bachelor } from '../../src/flows/bachelor.ts';
import { graduate } from '../../src/flows/graduate.ts';
import { scholarship } from '../../src/flows/scholarship.ts';
import { valueNames } from '../../src/field-kinds/kinds.ts';
import type { Step } from '../../src/flows/definition/flow.ts';
import { addToDraft } from '../../src/steps/accept-carried-answers.ts';
import { enterStep } from '../../src/steps/step-guard.ts';
import { stepForRoute } from '../../src/flows/definition/step-order.ts';
import { fakeServer, refused } from '../application/fake-server.ts';
import { applyingSession, freshSession, START, type TestSession } from '../application/test-session.ts';

beforeEach(() => {
  localStorage.clear();
});

test('answers to any step come into the draft as they were typed', () => {
  const session = freshSession(bachelor);
  const answers = { ...START, first_name: 'สมม', gpax: '3.', school_search: 'สาธิต' };
  expect(addToDraft(session, { applicationId: '', answers })).toBe(true);
  expect(session.stores.$draft.get()).toEqual(answers);
});

test('what a draft may not hold, what no form asks and what it does not offer is left out', () => {
  const session = freshSession(bachelor);
  const answers = {
    first_name: 'A',
    last_name: 'x'.repeat(1001),
    national_id: '1101700203451',
    id_number: 'AA1234567',
    id: '8',
    token: 't',
    status: 'successful',
    prefix_name: 'princess',
  };
  expect(addToDraft(session, { applicationId: '', answers })).toBe(true);
  expect(session.stores.$draft.get()).toEqual({ first_name: 'A' });
});

test.each([bachelor, graduate, scholarship])('no number of a document travels: $id', (flow) => {
  const session = freshSession(flow, flow === scholarship ? { slug: 'star' } : {});
  const steps: readonly Step[] = flow.steps;
  const names = steps.flatMap(valueNames);
  const secrets: readonly string[] = steps.flatMap(({ fields }) =>
    fields.flatMap(({ name, sensitive }) => (sensitive ? name : [])),
  );
  expect(secrets).not.toEqual([]);
  const answers = Object.fromEntries(names.map((name) => [name, '1']));
  addToDraft(session, { applicationId: '', answers });
  const taken = Object.keys(session.stores.$draft.get());
  expect(taken).not.toEqual([]);
  expect(taken.filter((name) => secrets.includes(name))).toEqual([]);
});

test("what was answered here stays, and no stranger's contact joins the name of somebody else", () => {
  for (const own of [{ phone: '0899999999', email: '' }, { first_name: 'มานี' }]) {
    const session = freshSession(bachelor);
    session.stores.$draft.set(own);
    const answers = { phone: '0811111111', email: 'a@example.com', school_search: 'สาธิต' };
    addToDraft(session, { applicationId: '', answers });
    expect(session.stores.$draft.get()).toEqual({ ...own, school_search: 'สาธิต' });
  }
});

test.each([
  { phone: '0899999999' },
  // A country that was chosen without a number is an answer too.
  { phone: '', phone_country: 'LA' },
])('a number keeps its country, and a country its number: %j', (own) => {
  const session = freshSession(bachelor);
  session.stores.$draft.set(own);
  const answers = { phone: '2025550123', phone_country: 'US', school_search: 'A' };
  addToDraft(session, { applicationId: '', answers });
  expect(session.stores.$draft.get()).toEqual({ ...own, school_search: 'A' });
});

test('what was typed in the last moment counts as answered here', () => {
  const session = freshSession(bachelor);
  const type = (): void => session.stores.$draft.set({ phone: '0899999999' });
  window.addEventListener('draft:needed', type, { once: true });
  const answers = { phone: '2025550123', phone_country: 'US', school_search: 'A' };
  addToDraft(session, { applicationId: '', answers });
  expect(session.stores.$draft.get()).toEqual({ phone: '0899999999', school_search: 'A' });
});

test('answers to another application, or to none, change nothing', () => {
  const answers = { first_name: 'A' };
  const registered = applyingSession(bachelor);
  for (const applicationId of ['', '8']) expect(addToDraft(registered, { applicationId, answers })).toBe(false);
  expect(addToDraft(freshSession(bachelor), { applicationId: '7', answers })).toBe(false);
  expect(registered.stores.$draft.get()).toEqual({});
});

test('the page is told that answers came, and only then', async () => {
  const session = freshSession(bachelor);
  const step = stepForRoute(bachelor, 'bachelor');
  session.environment.readCarriedAnswers.mockResolvedValueOnce({ applicationId: '', answers: { first_name: 'A' } });
  expect(await enterStep(session, step, true)).toEqual({ kind: 'new', hasCarriedAnswers: true });
  expect(session.stores.$draft.get()).toEqual({ first_name: 'A' });
  expect(session.environment.forgetCarriedAnswers).toHaveBeenCalledOnce();
  session.environment.readCarriedAnswers.mockResolvedValueOnce({ applicationId: '', answers: { first_name: '' } });
  expect(await enterStep(session, step, true)).toEqual({ kind: 'new' });
});

/** A page whose address brought answers, which stay with the page until they are forgotten. */
function arriveWith(session: TestSession, applicationId: string): void {
  const { readCarriedAnswers, forgetCarriedAnswers, location } = session.environment;
  readCarriedAnswers.mockResolvedValue({ applicationId, answers: { first_name: 'A', phone: '0811111111' } });
  location.carriedFragment.mockReturnValue('#answers=A');
  forgetCarriedAnswers.mockImplementation(() => {
    readCarriedAnswers.mockResolvedValue(undefined);
    location.carriedFragment.mockReturnValue('');
  });
}

test.each([
  ['without an application', '', '/en/regisbachelor'],
  ['with another one', '8', '/en/regisbachelor'],
  ['with an unfinished one', '7', '/en/regisbachelor/faculty'],
])('a page that does not open takes in no answers, %s', async (_what, applicationId, opened) => {
  fakeServer().on('/application/7', { id: 7, ...START });
  const session = applicationId === '7' ? applyingSession(bachelor) : freshSession(bachelor);
  arriveWith(session, applicationId);
  const before = session.stores.$draft.get();
  const route = applicationId === '7' ? 'bachelor.education' : 'bachelor.faculty';
  expect(await enterStep(session, stepForRoute(bachelor, route), true)).toEqual({ kind: 'redirecting' });
  expect(session.stores.$draft.get()).toEqual(before);
  const fragment = applicationId === '8' ? '#why=noApplication' : '#answers=A';
  expect(session.environment.location.navigate).toHaveBeenCalledExactlyOnceWith(opened + fragment, { replace: true });
});

test('answers wait for a page that opens only at the second try, and it says that they came', async () => {
  const server = fakeServer();
  server.on('/scholarship-campaign/star', refused(400));
  const session = freshSession(scholarship, { slug: 'star' });
  arriveWith(session, '');
  const step = stepForRoute(scholarship, 'scholarship');
  await expect(enterStep(session, step, true)).rejects.toThrow();
  expect(session.stores.$draft.get()).toEqual({});
  server.on('/scholarship-campaign/star', { id: 1, name: 'Star', slug: 'star' });
  expect(await enterStep(session, step, false)).toEqual({ kind: 'new', hasCarriedAnswers: true });
  expect(session.stores.$draft.get()).toEqual({ first_name: 'A', phone: '0811111111' });
});

test('a campaign that is closed takes in no answers', async () => {
  fakeServer().on('/scholarship-campaign/star', { id: 1, name: 'Star', slug: 'star', open: false });
  const session = freshSession(scholarship, { slug: 'star' });
  arriveWith(session, '');
  expect(await enterStep(session, stepForRoute(scholarship, 'scholarship'), true)).toEqual({ kind: 'campaign-closed' });
  expect(session.stores.$draft.get()).toEqual({});
});

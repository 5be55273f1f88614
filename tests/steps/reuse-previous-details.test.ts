// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import formHelp from '../../locales/en/form-help.json' with { type: 'json' };
import type { Flow } from '../../src/flows/definition/flow.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { graduate } from '../../src/flows/graduate.ts';
import { scholarship } from '../../src/flows/scholarship.ts';
import { shortCourse } from '../../src/flows/short-course.ts';
import { startNewApplication } from '../../src/application/session.ts';
import { reusePreviousDetails } from '../../src/steps/reuse-previous-details.ts';
import { offerPreviousDetails } from '../../src/steps/ui/offer-previous-details.ts';
import { fakeServer, refused, type FakeServer } from '../application/fake-server.ts';
import { applyingSession, freshSession, START, type TestSession } from '../application/test-session.ts';

const PERSON = {
  prefix_name: 'mr',
  first_name: 'สมมติ',
  last_name: 'ตัวอย่าง',
  phone: '0812345678',
  phone_country: 'TH',
  email: 'applicant@example.com',
};
const SCHOOL = { school_by: 'name', school_id: '10' };
/** Everything that the server may know of the earlier application. */
const EARLIER = {
  ...START,
  ...SCHOOL,
  id: 7,
  status: 'successful',
  campaign_id: '101',
  semester_id: '1',
  course_id: '2',
  referral_code: 'STAR2027',
  id_number: '1101700203451',
  readable: { school_id: 'สาธิต · ปทุมวัน', campaign_id: 'Direct' },
};
const READ_OF = {
  bachelor: '/application/7',
  graduate: '/application/7',
  'short-course': '/short-course-application/7',
  scholarship: '/scholarship-application/7',
} as const;
const FLOWS: readonly Flow[] = [bachelor, graduate, shortCourse, scholarship];
const PAIRS = FLOWS.flatMap((from) => FLOWS.map((to) => [from, to] as const));
const HAS_SAME_SCHOOL = ['bachelor', 'scholarship'];

let server: FakeServer;
beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
  server = fakeServer();
});

/** A bar waits for the one before it, also for that of another test. */
afterEach(() => {
  document.querySelector<HTMLElement>('aside button:last-child')?.click();
});

const empty = (flow: Flow): TestSession => freshSession(flow, flow.resolveCampaign ? { slug: 'star' } : {});
const before = (flow: Flow) => ({ flow: flow.id, id: '7', token: 'earlier' });

test.each(PAIRS)(
  'a new application takes from $id the person, and the school where it is of one kind',
  async (from, to) => {
    server.on(READ_OF[from.id], EARLIER);
    const session = empty(to);
    expect(await reusePreviousDetails(session, before(from))).toBe(true);
    const draft = session.stores.$draft.get();
    const asked = new Set<string>(to.steps.flatMap(({ fields }) => fields.map(({ name }) => name)));
    const person = Object.fromEntries(
      Object.entries(PERSON).filter(([name]) => asked.has(name) || name === 'phone_country'),
    );
    expect(draft).toMatchObject(person);
    const isSameSchool =
      from.id === to.id ? to.id !== 'short-course' : [from, to].every(({ id }) => HAS_SAME_SCHOOL.includes(id));
    expect(draft['school_id']).toBe(isSameSchool ? '10' : undefined);
    expect(draft['school_search']).toBe(isSameSchool ? 'สาธิต · ปทุมวัน' : undefined);
    for (const name of [
      'campaign_id',
      'semester_id',
      'course_id',
      'referral_code',
      'id_number',
      'faculty_id',
      'status',
    ])
      expect(draft).not.toHaveProperty(name);
    expect(server.seen[0]?.headers).toMatchObject({ 'X-Application-Token': 'earlier' });
  },
);

test('a new application offers the details of the one whose place it takes', () => {
  const session = applyingSession(bachelor);
  startNewApplication(session);
  expect(session.environment.keepPreviousApplication).toHaveBeenCalledExactlyOnceWith({
    flow: 'bachelor',
    id: '7',
    token: 'old-token',
  });
  startNewApplication(session);
  expect(session.environment.keepPreviousApplication).toHaveBeenCalledOnce();
});

test('the application of a registration without its code is not offered, because its token opens nothing', () => {
  const session = applyingSession(bachelor);
  session.stores.$marks.set({ unconfirmed: { phone: '0812345678', phone_country: 'TH', email: 'a@example.com' } });
  startNewApplication(session);
  expect(session.environment.keepPreviousApplication).not.toHaveBeenCalled();
});

test('a number that was typed after the offer is mixed with neither country nor name of the earlier application', async () => {
  server.on(READ_OF.bachelor, { ...EARLIER, phone: '2025550123', phone_country: 'US' });
  const session = empty(bachelor);
  const type = (): void => session.stores.$draft.set({ phone: '0899999999' });
  window.addEventListener('draft:needed', type, { once: true });
  expect(await reusePreviousDetails(session, before(bachelor))).toBe(true);
  const draft = session.stores.$draft.get();
  expect(draft).toMatchObject({ phone: '0899999999', education: EARLIER.education });
  for (const name of ['phone_country', 'first_name', 'email']) expect(draft).not.toHaveProperty(name);
});

const texts = formHelp.ownDetails;
const said = (): string | undefined => document.querySelector('aside [role="status"]')?.textContent;
const button = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

test('the form is filled in on request only', async () => {
  const session = empty(bachelor);
  session.environment.findPreviousApplication.mockResolvedValue(before(bachelor));
  server.on(READ_OF.bachelor, EARLIER);
  const onTaken = vi.fn();
  offerPreviousDetails(session, onTaken);
  await vi.waitFor(() => expect(said()).toBe(texts.text));
  expect(server.seen).toEqual([]);
  button(texts.use)?.focus();
  button(texts.use)?.click();
  await vi.waitFor(() => expect(said()).toBe(texts.taken));
  expect(document.activeElement).toBe(document.querySelector('aside'));
  expect(onTaken).toHaveBeenCalledOnce();
  expect(session.stores.$draft.get()).toMatchObject(PERSON);
});

test('what the server does not give any more is said', async () => {
  const session = empty(bachelor);
  session.environment.findPreviousApplication.mockResolvedValue(before(bachelor));
  server.on(READ_OF.bachelor, refused(403));
  offerPreviousDetails(session, () => undefined);
  await vi.waitFor(() => expect(said()).toBe(texts.text));
  button(texts.use)?.click();
  await vi.waitFor(() => expect(said()).toBe(texts.failed));
  expect(session.stores.$draft.get()).toEqual({});
});

test('nobody who has begun is asked, and an offer goes with its page', async () => {
  const begun = empty(bachelor);
  begun.stores.$draft.set({ first_name: 'A' });
  offerPreviousDetails(begun, () => undefined);
  expect(begun.environment.findPreviousApplication).not.toHaveBeenCalled();
  const session = empty(bachelor);
  session.environment.findPreviousApplication.mockResolvedValue(before(bachelor));
  const takeBack = offerPreviousDetails(session, () => undefined);
  await vi.waitFor(() => expect(said()).toBe(texts.text));
  takeBack();
  expect(said()).toBeUndefined();
});

import { beforeEach, describe, expect, test } from 'vitest';
import { isRegistrationUnanswered, markRegistrationUnanswered } from '../../src/application/application-marks.ts';
import { register } from '../../src/application/register.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import type { Flow } from '../../src/flows/definition/flow.ts';
import { shortCourse } from '../../src/flows/short-course.ts';
import { fakeServer, refused, type FakeServer } from './fake-server.ts';
import { freshSession, START, type TestSession } from './test-session.ts';

const { phone, phone_country, email } = START;
const CONTACT = { phone, phone_country, email };
const OPEN = { id: 101, name: 'Round', open: true };

let server: FakeServer;
let session: TestSession;
/** A server on which nobody is registered. */
const begin = (flow: Flow = bachelor): void => {
  session = freshSession(flow);
  session.environment.dialogs.confirmExistingApplication.mockResolvedValue(true);
};
beforeEach(() => {
  server = fakeServer();
  server.on('/campaign/application', [OPEN]);
  server.on('application/check', { exists: false });
  server.on('/check-can-apply', { can_apply: true });
  begin();
});

describe('a registration that the server has answered', () => {
  beforeEach(() => server.on('/application/initial', { id: 7, access_token: 'fresh' }));

  test('has sent the answers of the form that it names', async () => {
    session.environment.utmParameters = async () => Promise.resolve({ utm_source: 'line' });
    expect(await register(session, START)).toEqual({
      kind: 'registered',
      sent: {
        education: 'm6',
        faculty_id: '1',
        prefix_name: 'mr',
        first_name: 'สมมติ',
        last_name: 'ตัวอย่าง',
        ...CONTACT,
      },
      eligibility: { can_apply: true },
    });
  });

  test('leaves in the draft what it did not send, without empty answers', async () => {
    await register(session, { ...START, rank: '', referral_code: '' });
    expect(session.stores.$draft.get()).toEqual({ programme_type: 'four_year' });
  });

  test('says nothing of the permission to apply if the code has opened another application', async () => {
    server.on('/application/initial', { id: 7, access_token: 'fresh', otp_required: true });
    session.environment.dialogs.askForOtp.mockImplementation(async ({ stores }) => {
      stores.$id.set('8');
      return Promise.resolve(true);
    });
    expect(await register(session, START)).toMatchObject({ kind: 'registered', eligibility: undefined });
  });
});

describe('a registration', () => {
  test.each([
    ['is answered once the server has refused it', refused(422), false, false],
    ['stays unanswered if one before it was', refused(422), true, true],
    ['stays unanswered after a conflict, because a browser may have sent it twice', refused(409), false, true],
  ])('%s', async (_what, answer, before, after) => {
    server.on('/application/initial', answer);
    if (before) markRegistrationUnanswered(session, CONTACT);
    await expect(register(session, START)).rejects.toEqual(answer);
    expect(isRegistrationUnanswered(session, CONTACT)).toBe(after);
  });
});

describe('an application that the server already has', () => {
  const opens = (application: object, path = '/application/7'): void => {
    server.on('application/check', { exists: true, application_id: 7 });
    server.on(path, application);
    session.environment.dialogs.askForOtp.mockImplementation(async ({ stores }) => {
      stores.$id.set('7');
      stores.$token.set('fresh');
      return Promise.resolve(true);
    });
  };

  test('is named to the code dialog', async () => {
    opens({ id: 7, ...START });
    expect(await register(session, START)).toEqual({ kind: 'resumed', route: 'bachelor.faculty' });
    expect(session.environment.dialogs.askForOtp).toHaveBeenCalledExactlyOnceWith(session, {
      reason: 'register',
      applicationId: '7',
    });
  });

  test('continues where it is if this browser registered it and nothing typed is missing', async () => {
    opens({ id: 7, ...START });
    markRegistrationUnanswered(session, CONTACT);
    expect(await register(session, { ...START, rank: '' })).toEqual({ kind: 'resumed', route: 'bachelor.faculty' });
    expect(session.stores.$draft.get()).toEqual({});
  });

  test('keeps brought answers to later steps, which do not hold it back', async () => {
    opens({ id: 7, ...START });
    markRegistrationUnanswered(session, CONTACT);
    session.stores.$draft.set({ referral_code: 'STAR' });
    expect(await register(session, START)).toEqual({ kind: 'resumed', route: 'bachelor.faculty' });
    expect(session.stores.$draft.get()).toEqual({ referral_code: 'STAR' });
  });

  test('stays at the form if a typed answer is missing, although brought ones are, too', async () => {
    opens({ id: 7, ...START, first_name: 'อีก' });
    markRegistrationUnanswered(session, CONTACT);
    session.stores.$draft.set({ referral_code: 'STAR' });
    expect(await register(session, START)).toEqual({ kind: 'drafted', route: 'bachelor' });
    expect(session.stores.$draft.get()).toEqual({ first_name: 'สมมติ', referral_code: 'STAR' });
  });

  test('stays at the page that registers, which need not be the first', async () => {
    begin(shortCourse);
    opens({ id: 7 }, '/short-course-application/7');
    markRegistrationUnanswered(session, CONTACT);
    expect(await register(session, { ...CONTACT, first_name: 'A', short_course_id: '3' })).toEqual({
      kind: 'drafted',
      route: 'short-course.course',
    });
  });
});

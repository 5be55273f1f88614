import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isReviewed, markReviewed, unconfirmedContact } from '../../src/application/application-marks.ts';
import { confirmContact, register } from '../../src/application/register.ts';
import { openExisting } from '../../src/application/resume.ts';
import { sandboxFetch } from '../api/sandbox-fetch.ts';
import { applicantNumber, enterTheCode, type NewApplicant } from './new-applicant.ts';
import { freshSession, type TestSession } from './test-session.ts';

let sandbox: Awaited<ReturnType<typeof sandboxFetch>>;
let session: TestSession;
/** A new applicant for each test. */
let applicant: NewApplicant;
let count = 0;
beforeAll(async () => {
  sandbox = await sandboxFetch();
});
beforeEach(() => {
  count += 1;
  applicant = applicantNumber(count);
  session = freshSession();
  sandbox.connect();
});
afterAll(() => sandbox.close());
const entersTheCode = (): void => enterTheCode(session, sandbox);
const dismissesTheDialog = (): void => void session.environment.dialogs.askForOtp.mockResolvedValue(false);
const answers = (yes: boolean): void =>
  void session.environment.dialogs.confirmExistingApplication.mockResolvedValue(yes);
const posted = (path: string): number =>
  sandbox.sent.filter((one) => one.method === 'POST' && one.path.endsWith(path)).length;
const registered = async (): Promise<string> => {
  entersTheCode();
  await register(session, applicant);
  return session.stores.$id.get();
};

describe('a new applicant', () => {
  test('is checked, registered and verified by a code, in this order', async () => {
    entersTheCode();
    session.stores.$draft.set({ ...applicant, gpax: '3.50' });
    expect(await register(session, applicant)).toMatchObject({ kind: 'registered', sent: { phone: applicant.phone } });
    expect(sandbox.sent.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`)).toEqual([
      'GET /api/application/campaign/application',
      'GET /api/application/check',
      'POST /api/application/initial',
      // Whether applying is allowed is asked while the code is typed.
      'GET /api/application/1/check-can-apply',
      'POST /api/application/otp/request',
      'POST /api/application/otp/validate',
    ]);
    expect(session.stores.$id.get()).toMatch(/^\d+$/);
    expect(session.stores.$token.get()).not.toBe('');
    expect(session.environment.dialogs.askForOtp).toHaveBeenCalledWith(session, {
      reason: 'register',
      applicationId: session.stores.$id.get(),
    });
  });

  test('the draft then has only what the registration did not send', async () => {
    entersTheCode();
    session.stores.$draft.set({ ...applicant, gpax: '3.50' });
    markReviewed(session);
    await register(session, applicant);
    expect(session.stores.$draft.get()).toEqual({ programme_type: 'four_year' });
    expect(isReviewed(session)).toBe(false);
  });

  test('keeps the school of a previous application for the step that asks for it', async () => {
    entersTheCode();
    const school = { school_by: 'name', school_id: '10', school_search: 'สาธิต' };
    session.stores.$draft.set({ ...applicant, ...school });
    await register(session, applicant);
    expect(session.stores.$draft.get()).toEqual({ programme_type: 'four_year', ...school });
  });

  test('who dismisses the code dialog stays on the page and has the application', async () => {
    dismissesTheDialog();
    expect(await register(session, applicant)).toEqual({ kind: 'cancelled' });
    expect(session.stores.$id.get()).not.toBe('');
  });

  test('keeps answers and contact until the correct code, even if the dialog was dismissed or the page left', async () => {
    dismissesTheDialog();
    session.stores.$draft.set({ ...applicant, gpax: '3.50' });
    await register(session, { ...applicant, id_number: '1234567890121' });
    expect(session.stores.$draft.get()).toMatchObject({ ...applicant, gpax: '3.50' });
    expect(session.stores.$draft.get()).not.toHaveProperty('id_number');
    const { phone, phone_country, email } = applicant;
    expect(unconfirmedContact(session)).toEqual({ phone, phone_country, email });

    entersTheCode();
    expect(await confirmContact(session)).toBe(true);
    expect(session.environment.dialogs.askForOtp).toHaveBeenLastCalledWith(session, {
      reason: 'register',
      applicationId: session.stores.$id.get(),
    });
    expect(unconfirmedContact(session)).toBeUndefined();
    expect(session.stores.$draft.get()).toMatchObject({ first_name: applicant.first_name });
    expect(await confirmContact(session)).toBe(true);
    expect(session.environment.dialogs.askForOtp).toHaveBeenCalledTimes(2);
  });

  test('is not asked for a code that the server does not require', async () => {
    await sandbox.control('POST', 'faults', {
      times: 1,
      match: { path: 'application/initial' },
      status: 200,
      body: { id: 99, access_token: 'fresh' },
    });
    expect(await register(session, applicant)).toMatchObject({ kind: 'registered', sent: { phone: applicant.phone } });
    expect(session.environment.dialogs.askForOtp).not.toHaveBeenCalled();
    expect([session.stores.$id.get(), session.stores.$token.get()]).toEqual(['99', 'fresh']);
    expect(unconfirmedContact(session)).toBeUndefined();
  });
});

describe('a phone or e-mail that already has an application', () => {
  test('leads through the warning and a code to its application', async () => {
    const id = await registered();
    session = freshSession();
    session.stores.$draft.set({ first_name: 'ก' });
    await sandbox.control('POST', 'clock', { offset_ms: 120_000 * count });
    answers(true);
    entersTheCode();
    const next = await register(session, applicant);
    expect(next).toEqual({ kind: 'resumed', route: 'bachelor' });
    expect(session.stores.$id.get()).toBe(id);
    expect(posted('/initial')).toBe(1);
    expect(session.environment.dialogs.confirmExistingApplication).toHaveBeenCalledOnce();
    expect(session.stores.$draft.get()).toEqual({});
  });

  test.each([
    ['the warning', false],
    ['the code dialog', true],
  ])('changes nothing when %s is dismissed', async (_what, goesOn) => {
    await registered();
    session = freshSession();
    session.stores.$draft.set({ first_name: 'ก' });
    answers(goesOn);
    dismissesTheDialog();
    expect(await register(session, applicant)).toEqual({ kind: 'cancelled' });
    expect(session.stores.$id.get()).toBe('');
    expect(session.stores.$draft.get()).toEqual({ first_name: 'ก' });
  });

  test('is found even if the server responds with 409 only to the registration', async () => {
    const id = await registered();
    session = freshSession();
    await sandbox.control('POST', 'faults', {
      times: 1,
      match: { path: 'application/check' },
      status: 200,
      body: { exists: false },
    });
    await sandbox.control('POST', 'clock', { offset_ms: 120_000 * count });
    answers(true);
    entersTheCode();
    expect(await register(session, applicant)).toEqual({ kind: 'drafted', route: 'bachelor' });
    expect(session.environment.dialogs.askForOtp).toHaveBeenLastCalledWith(session, {
      reason: 'register',
      applicationId: id,
    });
    expect(session.stores.$draft.get()).toEqual({ programme_type: 'four_year' });
  });
});

test('a refusal is reported without further calls', async () => {
  await expect(register(session, { ...applicant, first_name: '<b>' })).rejects.toMatchObject({
    status: 422,
    fields: { first_name: expect.any(String) as string },
  });
  expect(sandbox.sent).toHaveLength(3);
  expect(session.stores.$draft.get()).toEqual({});
});

test('opening an application clears draft and marks and continues at its first unfinished step', async () => {
  await registered();
  session.stores.$draft.set({ first_name: 'ก' });
  markReviewed(session);
  expect(await openExisting(session)).toBe('bachelor');
  expect([session.stores.$draft.get(), isReviewed(session)]).toEqual([{}, false]);
});

describe('without an open intake', () => {
  const setIntake = (open: boolean) => sandbox.control('POST', 'intake', { type: 'bachelor', open });
  afterEach(() => setIntake(true));

  test('nobody is registered and no code is sent', async () => {
    await setIntake(false);
    session.stores.$draft.set({ first_name: 'ก' });
    let close = (_answer: boolean): void => undefined;
    const { showNotEligible } = session.environment.dialogs;
    showNotEligible.mockReturnValueOnce(new Promise((resolve) => (close = resolve)));
    const ended = vi.fn();
    const registering = register(session, applicant).then(ended);
    await vi.waitFor(() => expect(showNotEligible).toHaveBeenCalledOnce());
    expect(ended).not.toHaveBeenCalled();
    close(false);
    await registering;
    expect(ended).toHaveBeenCalledExactlyOnceWith({ kind: 'cancelled' });
    expect([posted('/initial'), posted('/otp/request'), session.stores.$id.get()]).toEqual([0, 0, '']);
    expect(session.stores.$draft.get()).toEqual({ first_name: 'ก' });
  });

  test('an existing application may still be opened', async () => {
    dismissesTheDialog();
    await register(session, applicant);
    session = freshSession();
    await setIntake(false);
    expect(await register(session, applicant)).toEqual({ kind: 'cancelled' });
    expect(session.environment.dialogs.confirmExistingApplication).toHaveBeenCalledOnce();
    expect(session.environment.dialogs.showNotEligible).not.toHaveBeenCalled();
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Step } from '../../src/flows/definition/flow.ts';
import { stepForRoute } from '../../src/flows/definition/step-order.ts';
import { isReviewed, markReviewed } from '../../src/application/application-marks.ts';
import { patchBody } from '../../src/steps/patch-body.ts';
import { sendAnswers } from '../../src/steps/send-answers.ts';
import { otpClientFor } from '../../src/application/otp.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { sandboxFetch } from '../api/sandbox-fetch.ts';
import { CONTACT, registered } from '../sandbox/harness.ts';
import { applicantNumber, enterTheCode } from '../application/new-applicant.ts';
import { applicationOf, freshSession, START, type TestSession } from '../application/test-session.ts';

describe('the body of a PATCH', () => {
  const step: Step = {
    name: 'x',
    route: 'bachelor.education',
    save: 'answers',
    fields: [
      { kind: 'radio', name: 'id_type', options: ['a', 'b'] },
      { kind: 'text', name: 'id_number', rule: 'passport', sensitive: true },
      { kind: 'text', name: 'school_name', rule: 'single-line', visibleWhen: ({ id_type }) => id_type === 'a' },
      { kind: 'phone', name: 'phone', rule: 'phone', readonlyAfterRegistration: true },
      { kind: 'text', name: 'email', rule: 'email', readonlyAfterRegistration: true },
    ],
  };

  test('a PATCH carries the answers that are shown, the contact apart', () => {
    const values = {
      id_type: 'b',
      id_number: 'AA1234567',
      phone: '0812345678',
      phone_country: 'TH',
      email: 'a@x.th',
      other: '1',
    };
    expect(patchBody(step, values, undefined)).toEqual({ id_type: 'b', id_number: 'AA1234567' });
  });

  test('a PATCH clears what a changed answer has hidden, if the server has it', () => {
    expect(patchBody(step, { id_type: 'b' }, applicationOf({ school_name: 'A' }))).toEqual({
      id_type: 'b',
      school_name: '',
    });
    expect(patchBody(step, { id_type: 'b' }, applicationOf())).toEqual({ id_type: 'b' });
  });

  test('a PATCH does not send a stored number that was left blank', () => {
    const kept = applicationOf({ hints: { id_number: '4567' } });
    expect(patchBody(step, { id_type: 'b', id_number: '' }, kept)).toEqual({ id_type: 'b' });
    expect(patchBody(step, { id_type: 'b', id_number: 'BB1234567' }, kept)).toMatchObject({ id_number: 'BB1234567' });
  });

  test('a PATCH sends an empty text for an answer that was removed', () => {
    expect(patchBody(step, { id_type: 'a', school_name: '' }, undefined)).toEqual({ id_type: 'a', school_name: '' });
  });
});

describe('a submitted step', () => {
  const first = stepForRoute(bachelor, 'bachelor');
  const scholarship = stepForRoute(bachelor, 'bachelor.scholarship');
  const LOAN = { scholarship_interest: 'yes', student_loan_interest: 'no' };
  let sandbox: Awaited<ReturnType<typeof sandboxFetch>>;
  let session: TestSession;

  beforeAll(async () => {
    sandbox = await sandboxFetch();
  });
  beforeEach(async () => {
    await sandbox.control('POST', 'reset');
    session = freshSession();
    sandbox.connect();
  });
  afterAll(() => sandbox.close());

  const sent = (): string[] =>
    sandbox.sent.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '').replace(/\d+/, 'N')}`);
  const signIn = async (): Promise<void> => {
    const { id, token } = await registered(sandbox);
    session.stores.$id.set(id);
    session.stores.$token.set(token);
    session.$loadedApplicationId.set(id);
    sandbox.sent.length = 0;
  };

  test('sends its answers, takes them from the draft and leads to the next step', async () => {
    await signIn();
    session.stores.$draft.set({ ...LOAN, gpax: '3.50' });
    markReviewed(session);
    expect(await sendAnswers(session, scholarship, LOAN, undefined)).toEqual({
      kind: 'saved',
      route: 'bachelor.upload-document',
    });
    expect(sent()).toEqual(['PATCH /api/application/N']);
    expect(session.stores.$draft.get()).toEqual({ gpax: '3.50' });
    expect(isReviewed(session)).toBe(false);
  });

  test('which documents follow is asked once the answers are stored, on which the questions may depend', async () => {
    await signIn();
    const application = applicationOf({ campaign_id: '101', programme_type: 'four_year' });
    expect(await sendAnswers(session, scholarship, LOAN, application)).toMatchObject({ kind: 'saved' });
    expect(sent()).toEqual(['PATCH /api/application/N', 'GET /api/application/campaign/application']);
  });

  test('a refused step changes neither draft nor page', async () => {
    await signIn();
    session.stores.$draft.set(LOAN);
    const wrong = { ...LOAN, scholarship_interest: 'x'.repeat(201) };
    await expect(sendAnswers(session, scholarship, wrong, undefined)).rejects.toMatchObject({ status: 422 });
    expect(session.stores.$draft.get()).toEqual(LOAN);
  });

  test('the first step registers, asks whether applying is allowed, then sends what the registration did not carry', async () => {
    session.environment.dialogs.askForOtp.mockResolvedValue(true);
    await sandbox.control('POST', 'code', { required: false });
    expect(await sendAnswers(session, first, START, undefined)).toEqual({ kind: 'saved', route: 'bachelor.faculty' });
    expect(sent()).toEqual([
      'GET /api/application/campaign/application',
      'GET /api/application/check',
      'POST /api/application/initial',
      'GET /api/application/N/check-can-apply',
      'PATCH /api/application/N/personal',
    ]);
    expect(session.stores.$draft.get()).toEqual({});
  });

  test('the first step in a second tab goes on with what the first tab has registered', async () => {
    session.environment.dialogs.askForOtp.mockResolvedValue(true);
    await sandbox.control('POST', 'code', { required: false });
    const second = freshSession();
    await sendAnswers(session, first, START, undefined);
    sandbox.sent.length = 0;
    const changed = { ...START, first_name: 'ใหม่' };
    expect(await sendAnswers(second, first, changed, undefined)).toEqual({ kind: 'saved', route: 'bachelor.faculty' });
    expect(sent()).toEqual([
      'GET /api/application/N',
      'GET /api/application/N/check-can-apply',
      'PATCH /api/application/N/personal',
    ]);
    expect(second.environment.dialogs.confirmExistingApplication).not.toHaveBeenCalled();
  });

  test('the first step of another person in a second tab registers that person', async () => {
    session.environment.dialogs.askForOtp.mockResolvedValue(true);
    await sandbox.control('POST', 'code', { required: false });
    const second = freshSession();
    second.environment.dialogs.askForOtp.mockResolvedValue(true);
    await sendAnswers(session, first, START, undefined);
    const before = session.stores.$id.get();
    const sibling = { ...START, phone: '0898765432', email: 'sibling@example.com' };
    expect(await sendAnswers(second, first, sibling, undefined)).toMatchObject({ kind: 'saved' });
    expect(session.stores.$id.get()).not.toBe(before);
    expect(second.stores.$id.get()).toBe(session.stores.$id.get());
  });

  test('registers nobody if it is the first one and an application exists', async () => {
    await signIn();
    const application = applicationOf(START);
    const changed = { ...START, first_name: 'ใหม่' };
    expect(await sendAnswers(session, first, changed, application)).toEqual({
      kind: 'saved',
      route: 'bachelor.faculty',
    });
    expect(sent()).toEqual(['GET /api/application/N/check-can-apply', 'PATCH /api/application/N/personal']);
  });

  test('asks for the code and registers nobody if it is the first one and its code dialog was dismissed', async () => {
    session.environment.dialogs.askForOtp
      .mockResolvedValueOnce(false)
      .mockImplementation(async (asked, { applicationId }) => {
        const client = otpClientFor(asked, applicationId);
        await client.request(CONTACT);
        await client.validate(CONTACT, await sandbox.newestCode(CONTACT.email));
        return true;
      });
    const values = { ...START, ...CONTACT };
    await sendAnswers(session, first, values, undefined);
    sandbox.sent.length = 0;
    session.$contact.set(undefined); // As after a reload.
    session.$loadedApplicationId.set(undefined);
    expect(await sendAnswers(session, first, values, undefined)).toEqual({ kind: 'saved', route: 'bachelor.faculty' });
    expect(sent()).toEqual([
      'POST /api/application/otp/request',
      'POST /api/application/otp/validate',
      'GET /api/application/N/check-can-apply',
      'PATCH /api/application/N/personal',
    ]);
    expect(session.stores.$draft.get()).toEqual({});
  });

  test('stays open when a dialog was dismissed or no intake is open', async () => {
    session.environment.dialogs.askForOtp.mockResolvedValue(false);
    expect(await sendAnswers(session, first, START, undefined)).toEqual({ kind: 'cancelled' });
    await sandbox.control('POST', 'reset');
    await signIn();
    await sandbox.control('POST', 'faults', {
      times: 1,
      match: { path: 'application/{id}/check-can-apply' },
      status: 200,
      body: { can_apply: false },
    });
    expect(await sendAnswers(session, first, START, applicationOf(START))).toEqual({ kind: 'cancelled' });
    expect(session.environment.dialogs.showNotEligible).toHaveBeenCalledOnce();
  });

  test('a refusal from before the contact was confirmed is asked again', async () => {
    await sandbox.control('POST', 'reset');
    enterTheCode(session, sandbox);
    await sandbox.control('POST', 'faults', {
      times: 1,
      match: { path: 'application/{id}/check-can-apply' },
      status: 200,
      body: { can_apply: false },
    });
    expect(await sendAnswers(session, first, applicantNumber(1), undefined)).toMatchObject({ kind: 'saved' });
    expect(sent().filter((call) => call.endsWith('/check-can-apply'))).toHaveLength(2);
    expect(session.environment.dialogs.showNotEligible).not.toHaveBeenCalled();
  });
});

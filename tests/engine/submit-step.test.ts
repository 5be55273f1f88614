import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as ask from '../../src/engine/code/ask.ts';
import type { FlowContext } from '../../src/engine/context.ts';
import type { Step } from '../../src/engine/flow.ts';
import { stepOf } from '../../src/engine/journey.ts';
import { isReviewed, markReviewed } from '../../src/engine/review/reviewed.ts';
import { outdated, patchBody, submitStep } from '../../src/engine/submit-step.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import * as overlays from '../../src/ui/overlays/open.ts';
import { sandboxFetch } from '../api/sandbox-fetch.ts';
import { registered } from '../sandbox/harness.ts';
import { applicationOf, freshContext, START } from './bachelor-context.ts';

vi.mock('../../src/ui/overlays/open.ts');
vi.mock('../../src/engine/code/ask.ts');

describe('answers that a changed one makes wrong', () => {
  const step: Step = {
    name: 'x',
    route: 'bachelor',
    save: 'register',
    fields: [{ kind: 'tiles', name: 'degree', options: ['a', 'b'], clears: ['course_id', 'major_id'] }],
  };
  const held = applicationOf({ degree: 'a', course_id: '7', gpax: '3' });

  test('are emptied where the server holds them', () => {
    expect(outdated(step, { degree: 'b' }, held)).toEqual({ course_id: '' });
  });

  test('stay when nothing changed, and when nothing was answered before', () => {
    expect(outdated(step, { degree: 'a' }, held)).toEqual({});
    expect(outdated(step, { degree: 'b' }, applicationOf({ course_id: '7' }))).toEqual({});
    expect(outdated(step, { degree: 'b' }, undefined)).toEqual({});
  });
});

describe('the body of a PATCH', () => {
  const step: Step = {
    name: 'x',
    route: 'bachelor.education',
    save: 'answers',
    fields: [
      { kind: 'tiles', name: 'id_type', options: ['a', 'b'] },
      { kind: 'text', name: 'id_number', rule: 'passport', secret: true },
      { kind: 'text', name: 'school_name', rule: 'line', when: ({ id_type }) => id_type === 'a' },
      { kind: 'phone', name: 'phone', country: 'phone_country', rule: 'phone', fixed: true },
      { kind: 'text', name: 'email', rule: 'email', fixed: true },
    ],
  };

  test('is what is shown, the contact apart', () => {
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

  test('clears what a changed answer has hidden, if the server holds it', () => {
    expect(patchBody(step, { id_type: 'b' }, applicationOf({ school_name: 'A' }))).toEqual({
      id_type: 'b',
      school_name: '',
    });
    expect(patchBody(step, { id_type: 'b' }, applicationOf())).toEqual({ id_type: 'b' });
  });

  test('leaves a number alone that the server keeps and that was left blank', () => {
    const kept = applicationOf({ hints: { id_number: '4567' } });
    expect(patchBody(step, { id_type: 'b', id_number: '' }, kept)).toEqual({ id_type: 'b' });
    expect(patchBody(step, { id_type: 'b', id_number: 'BB1234567' }, kept)).toMatchObject({ id_number: 'BB1234567' });
  });

  test('says empty where an answer was taken back', () => {
    expect(patchBody(step, { id_type: 'a', school_name: '' }, undefined)).toEqual({ id_type: 'a', school_name: '' });
  });
});

describe('a submitted step', () => {
  const first = stepOf(bachelor, 'bachelor');
  const scholarship = stepOf(bachelor, 'bachelor.scholarship');
  const LOAN = { scholarship_interest: 'yes', student_loan_interest: 'no' };
  let sandbox: Awaited<ReturnType<typeof sandboxFetch>>;
  let context: FlowContext;

  beforeAll(async () => {
    sandbox = await sandboxFetch();
  });
  beforeEach(async () => {
    vi.resetAllMocks();
    await sandbox.control('POST', 'reset');
    context = freshContext();
    sandbox.connect();
  });
  afterAll(() => sandbox.close());

  const sent = (): string[] =>
    sandbox.sent.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '').replace(/\d+/, 'N')}`);
  const signIn = async (): Promise<void> => {
    const { id, token } = await registered(sandbox);
    context.stores.$id.set(id);
    context.stores.$token.set(token);
    sandbox.sent.length = 0;
  };

  test('brings its answers, leaves the draft and leads to the next', async () => {
    await signIn();
    context.stores.$draft.set({ ...LOAN, gpax: '3.50' });
    markReviewed(context);
    expect(await submitStep(context, scholarship, LOAN, undefined)).toEqual({
      kind: 'next',
      route: 'bachelor.upload-document',
    });
    expect(sent()).toEqual(['PATCH /api/application/N']);
    expect(context.stores.$draft.get()).toEqual({ gpax: '3.50' });
    expect(isReviewed(context)).toBe(false);
  });

  test('that was refused keeps draft and step', async () => {
    await signIn();
    context.stores.$draft.set(LOAN);
    const wrong = { ...LOAN, scholarship_interest: 'x'.repeat(201) };
    await expect(submitStep(context, scholarship, wrong, undefined)).rejects.toMatchObject({ status: 422 });
    expect(context.stores.$draft.get()).toEqual(LOAN);
  });

  test('the first one registers, asks whether applying is allowed, then brings what the registration did not carry', async () => {
    vi.mocked(ask.askForCode).mockResolvedValue(true);
    await sandbox.control('POST', 'code', { required: false });
    expect(await submitStep(context, first, START, undefined)).toEqual({ kind: 'next', route: 'bachelor.faculty' });
    expect(sent()).toEqual([
      'GET /api/application/check',
      'POST /api/application/initial',
      'GET /api/application/N/check-can-apply',
      'PATCH /api/application/N/personal',
    ]);
    expect(context.stores.$draft.get()).toEqual({});
  });

  test('the first one again, with an application, registers nobody', async () => {
    await signIn();
    const application = applicationOf(START);
    const changed = { ...START, first_name: 'ใหม่' };
    expect(await submitStep(context, first, changed, application)).toEqual({ kind: 'next', route: 'bachelor.faculty' });
    expect(sent()).toEqual(['GET /api/application/N/check-can-apply', 'PATCH /api/application/N/personal']);
  });

  test('stays when a dialog was left, or no intake is open', async () => {
    vi.mocked(ask.askForCode).mockResolvedValue(false);
    expect(await submitStep(context, first, START, undefined)).toEqual({ kind: 'stay' });
    await sandbox.control('POST', 'reset');
    await signIn();
    await sandbox.control('POST', 'faults', {
      times: 1,
      match: { path: 'application/{id}/check-can-apply' },
      status: 200,
      body: { can_apply: false },
    });
    expect(await submitStep(context, first, START, applicationOf(START))).toEqual({ kind: 'stay' });
    expect(overlays.showAlert).toHaveBeenCalledOnce();
  });
});

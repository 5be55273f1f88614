import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FlowSession } from '../../src/application/flow-session.ts';
import type { Step } from '../../src/flows/definition/flow.ts';
import { dependentAnswersToClear } from '../../src/steps/patch-body.ts';
import { sendAnswers } from '../../src/steps/send-answers.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { shortCourse } from '../../src/flows/short-course.ts';
import { sandboxFetch } from '../api/sandbox-fetch.ts';
import { fakeServer, refused } from '../application/fake-server.ts';
import { applicationOf, applyingSession, freshSession, START } from '../application/test-session.ts';

describe('answers that a changed one makes wrong', () => {
  const step: Step = {
    name: 'x',
    route: 'bachelor',
    save: 'register',
    fields: [{ kind: 'radio', name: 'degree', options: ['a', 'b'], invalidates: ['course_id', 'major_id'] }],
  };
  const held = applicationOf({ degree: 'a', course_id: '7', gpax: '3' });

  test('are cleared when the server has them', () => {
    expect(dependentAnswersToClear(step, { degree: 'b' }, held)).toEqual({ course_id: '' });
  });

  test('dependent answers stay when nothing changed, and when nothing was answered before', () => {
    expect(dependentAnswersToClear(step, { degree: 'a' }, held)).toEqual({});
    expect(dependentAnswersToClear(step, { degree: 'b' }, applicationOf({ course_id: '7' }))).toEqual({});
    expect(dependentAnswersToClear(step, { degree: 'b' }, undefined)).toEqual({});
  });
});

test('answers that a changed one makes wrong are cleared by a call of their own before it is sent', async () => {
  const step: Step = {
    name: 'x',
    route: 'bachelor.education',
    save: 'answers',
    fields: [{ kind: 'radio', name: 'degree', options: ['a', 'b'], invalidates: ['course_id'] }],
  };
  const server = fakeServer();
  const session = applyingSession({ ...bachelor, steps: [step] });
  const bodies = (): unknown[] => server.seen.map(({ body }) => body);
  const failing = refused(422);
  server.on('/application/7', () => (server.seen.length === 1 ? {} : failing));
  const before = applicationOf({ degree: 'a', course_id: '7' });
  await expect(sendAnswers(session, step, { degree: 'b' }, before)).rejects.toMatchObject({ status: 422 });
  expect(bodies()).toEqual([{ course_id: '' }, { degree: 'b' }]);
});

describe('a short course', () => {
  const steps: readonly Step[] = shortCourse.steps;
  const [search, course, personal, promotion] = steps as [Step, Step, Step, Step];
  const PERSON = {
    prefix_name: 'mr',
    first_name: 'สมมติ',
    last_name: 'ตัวอย่าง',
    phone: START.phone,
    phone_country: 'TH',
    email: START.email,
  };
  const COURSE = { short_course_id: '1', period_id: '1', campaign_id: '301' };
  let sandbox: Awaited<ReturnType<typeof sandboxFetch>>;
  let session: FlowSession;

  beforeAll(async () => {
    sandbox = await sandboxFetch();
  });
  beforeEach(async () => {
    await sandbox.control('POST', 'reset');
    await sandbox.control('POST', 'code', { required: false });
    session = freshSession(shortCourse);
    sandbox.connect();
  });
  afterAll(() => sandbox.close());
  const sent = (): string[] =>
    sandbox.sent.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '').replace(/\d+/, 'N')}`);
  const register = async () => sendAnswers(session, course, { ...COURSE, ...PERSON }, undefined);

  test('stores its search in the browser only', async () => {
    expect(await sendAnswers(session, search, { short_course_id: '1' }, undefined)).toEqual({
      kind: 'drafted',
      route: 'short-course.course',
    });
    expect(sent()).toEqual([]);
    expect(session.stores.$draft.get()).toEqual({ short_course_id: '1' });
  });

  test('registers on its second page; period and campaign follow as answers', async () => {
    expect(await register()).toEqual({ kind: 'saved', route: 'short-course.personal-information' });
    expect(sent()).toEqual([
      'GET /api/short-course-application/check',
      'POST /api/short-course-application/initial',
      'PATCH /api/short-course-application/N',
    ]);
    expect(sandbox.sent[0]?.path).toContain('short_course_id=1');
  });

  test('sends the participant and the receipt each by its own call', async () => {
    await register();
    sandbox.sent.length = 0;
    const answers = { occupation: 'นักบัญชี', workplace: 'ก', attendees: '2', receipt_issued_to: 'person' };
    await sendAnswers(session, personal, answers, undefined);
    expect(sent()).toEqual([
      'POST /api/short-course-application/N/participant',
      'PATCH /api/short-course-application/N/personal',
    ]);
  });

  test.each([
    ['301', 'short-course.payment'],
    ['302', 'short-course.upload-document'],
  ])('skips documents that campaign %s does not ask for', async (campaign_id, route) => {
    await register();
    const application = applicationOf({ ...COURSE, campaign_id });
    expect(await sendAnswers(session, promotion, { promotion_interest: 'no' }, application)).toEqual({
      kind: 'saved',
      route,
    });
  });

  test('whose campaigns cannot be read goes to the documents page, which shows the error', async () => {
    await register();
    await sandbox.control('POST', 'faults', {
      match: { path: 'short-course-application/available-campaign' },
      status: 500,
    });
    const application = applicationOf(COURSE);
    expect(await sendAnswers(session, promotion, { promotion_interest: 'no' }, application)).toMatchObject({
      route: 'short-course.upload-document',
    });
  });

  test('a flow that has no call for an answer says so', async () => {
    await register();
    const without = { ...session, flow: { ...bachelor, steps } };
    await expect(sendAnswers(without, personal, { occupation: 'ก' }, undefined)).rejects.toThrow('participant');
  });
});

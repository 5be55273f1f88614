import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FlowContext } from '../../src/engine/context.ts';
import type { Step } from '../../src/engine/flow.ts';
import { submitStep } from '../../src/engine/submit-step.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { shortCourse } from '../../src/flows/short-course.ts';
import { sandboxFetch } from '../api/sandbox-fetch.ts';
import { applicationOf, freshContext, START } from './bachelor-context.ts';

vi.mock('../../src/ui/overlays/open.ts');
vi.mock('../../src/engine/code/ask.ts');

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
  let context: FlowContext;

  beforeAll(async () => {
    sandbox = await sandboxFetch();
  });
  beforeEach(async () => {
    vi.resetAllMocks();
    await sandbox.control('POST', 'reset');
    await sandbox.control('POST', 'code', { required: false });
    context = freshContext(shortCourse);
    sandbox.connect();
  });
  afterAll(() => sandbox.close());
  const sent = (): string[] =>
    sandbox.sent.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '').replace(/\d+/, 'N')}`);
  const register = async () => submitStep(context, course, { ...COURSE, ...PERSON }, undefined);

  test('keeps its search in the browser alone', async () => {
    expect(await submitStep(context, search, { short_course_id: '1' }, undefined)).toEqual({
      kind: 'kept',
      route: 'short-course.course',
    });
    expect(sent()).toEqual([]);
    expect(context.stores.$draft.get()).toEqual({ short_course_id: '1' });
  });

  test('registers on its second page; period and campaign follow as answers', async () => {
    expect(await register()).toEqual({ kind: 'next', route: 'short-course.personal-information' });
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
    await submitStep(context, personal, answers, undefined);
    expect(sent()).toEqual([
      'POST /api/short-course-application/N/participant',
      'PATCH /api/short-course-application/N/personal',
    ]);
  });

  test.each([
    ['301', 'short-course.payment'],
    ['302', 'short-course.upload-document'],
  ])('passes over documents that campaign %s does not ask for', async (campaign_id, route) => {
    await register();
    const application = applicationOf({ ...COURSE, campaign_id });
    expect(await submitStep(context, promotion, { promotion_interest: 'no' }, application)).toEqual({
      kind: 'next',
      route,
    });
  });

  test('whose campaigns cannot be read goes to the documents, which tell it', async () => {
    await register();
    await sandbox.control('POST', 'faults', {
      match: { path: 'short-course-application/available-campaign' },
      status: 500,
    });
    const application = applicationOf(COURSE);
    expect(await submitStep(context, promotion, { promotion_interest: 'no' }, application)).toMatchObject({
      route: 'short-course.upload-document',
    });
  });

  test('a flow that has no call for an answer says so', async () => {
    await register();
    const without = { ...context, flow: { ...bachelor, steps } };
    await expect(submitStep(without, personal, { occupation: 'ก' }, undefined)).rejects.toThrow('participant');
  });
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEGREE_STEPS } from '../../src/sandbox/control/prepare/degree.ts';
import { SCHOLARSHIP_STEPS } from '../../src/sandbox/control/prepare/scholarship.ts';
import { SHORT_COURSE_STEPS } from '../../src/sandbox/control/prepare/short-course.ts';
import { openSandbox, type OpenSandbox } from './harness.ts';

let sandbox: OpenSandbox;
beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

const CONTACT = { phone: '0811111111', email: 'prepared@example.com' };
const prepare = (wanted: object) => sandbox.control('POST', 'applications/prepare', { ...CONTACT, ...wanted });

/** For each step, the last answer and the number of files that the steps have sent by then. */
const ANSWERED: Readonly<Record<string, readonly (readonly [step: string, field: string, files: number])[]>> = {
  bachelor: [
    ['start', 'programme_type', 0],
    ['faculty', 'semester_id', 0],
    ['education', 'study_duration', 0],
    ['scholarship', 'scholarship_interest', 0],
    ['documents', 'scholarship_interest', 2],
  ],
  graduate: [
    ['start', 'degree', 0],
    ['faculty', 'semester_id', 0],
    ['education', 'study_duration', 0],
    ['scholarship', 'loan_type', 0],
    ['documents', 'loan_type', 2],
  ],
  scholarship: [
    ['start', 'first_name', 0],
    ['programme', 'semester_id', 0],
    ['personal', 'class_time', 3],
    ['loan', 'student_loan_interest', 3],
  ],
  'short-course': [
    ['course', 'referral_code', 0],
    ['personal', 'tax_sub_district_id', 0],
    ['promotion', 'promotion_interest', 0],
    ['documents', 'promotion_interest', 1],
  ],
};
const ROUND: Readonly<Record<string, string>> = {
  bachelor: '101',
  graduate: '201',
  scholarship: '401',
  'short-course': '302',
};
const STEPS: Readonly<Record<string, readonly string[]>> = {
  bachelor: DEGREE_STEPS,
  graduate: DEGREE_STEPS,
  scholarship: SCHOLARSHIP_STEPS,
  'short-course': SHORT_COURSE_STEPS,
};

describe.each(Object.keys(ANSWERED))('%s', (flow) => {
  const round = ROUND[flow];
  const rows = ANSWERED[flow] ?? [];

  test('has every step in the table', () => {
    expect(rows.map(([step]) => step)).toEqual(STEPS[flow]);
  });

  test.each(rows)('up to %s is answered and no further', async (done, field, files) => {
    const { status, json } = await prepare({ flow, done, round });
    expect(status).toBe(200);
    expect(json).toEqual({ id: '1', token: expect.stringMatching(/./) as unknown });
    const { counts, applications } = (await sandbox.control('GET', 'ledger?application=1')).json as {
      counts: object;
      applications: { type: string; phone: string; email: string; fields: string; client: string }[];
    };
    expect(counts).toEqual({ applications: 1, codes: 0, charges: 0, confirms: 0, files });
    expect(applications).toMatchObject([{ ...CONTACT, type: flow, client: 'set-up' }]);
    const answers = JSON.parse(applications[0]?.fields ?? '{}') as object;
    expect(answers).toHaveProperty(field);
    const later = rows.slice(rows.findIndex(([step]) => step === done) + 1).map(([, name]) => name);
    for (const name of later.filter((one) => one !== field)) expect(answers).not.toHaveProperty(name);
  });
});

test('the token opens the application that was prepared', async () => {
  const { json } = await prepare({ flow: 'bachelor', done: 'faculty', round: '101' });
  const { id, token } = json as { id: string; token: string };
  const { status } = await sandbox.call('application.read', { parameters: { id }, token });
  expect(status).toBe(200);
});

test('says why an application cannot be prepared', async () => {
  await prepare({ flow: 'bachelor', done: 'start', round: '101' });
  const again = await prepare({ flow: 'bachelor', done: 'start', round: '101' });
  expect(again.status).toBe(409);
  expect(again.json).toEqual({ message: expect.stringContaining('application/initial') as unknown });
  expect((await prepare({ flow: 'bachelor', done: 'loan', round: '101' })).status).toBe(422);
});

test('asks for a code of everybody else as before', async () => {
  await prepare({ flow: 'bachelor', done: 'start', round: '101' });
  const { json } = await sandbox.control('GET', '../sandbox');
  expect(json).toMatchObject({ settings: { code_required: true } });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stepForRoute } from '../../src/flows/definition/step-order.ts';
import { sendAnswers, type SendResult } from '../../src/steps/send-answers.ts';
import { loadApplication } from '../../src/application/current-application.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import type { Application } from '../../src/model/application.ts';
import { sandboxFetch } from '../api/sandbox-fetch.ts';
import { registered } from '../sandbox/harness.ts';
import { freshSession, type TestSession } from '../application/test-session.ts';

const EDUCATION = stepForRoute(bachelor, 'bachelor.education');
const BEFORE = {
  id_type: 'passport',
  education_level: 'studying',
  gpax: '3.00',
  academic_year: '2566',
  study_duration: '3',
};
const SAVED = { kind: 'saved', route: 'bachelor.scholarship' };

interface Tab {
  readonly session: TestSession;
  readonly shown: Application;
}

let sandbox: Awaited<ReturnType<typeof sandboxFetch>>;
let one: Tab;
let two: Tab;
beforeAll(async () => {
  sandbox = await sandboxFetch();
});
beforeEach(async () => {
  await sandbox.control('POST', 'reset');
  sandbox.connect();
  const [first, second] = [freshSession(), freshSession()];
  const { id, token, parameters } = await registered(sandbox);
  await sandbox.call('application.update', { parameters, token, body: { ...BEFORE, id_number: 'AA1234567' } });
  first.stores.$id.set(id);
  first.stores.$token.set(token);
  one = await openTab(first);
  two = await openTab(second);
  sandbox.sent.length = 0;
});
afterAll(() => sandbox.close());

const openTab = async (session: TestSession): Promise<Tab> => ({ session, shown: await loadApplication(session) });
const save = ({ session, shown }: Tab, changes: Readonly<Record<string, string>>): Promise<SendResult> =>
  sendAnswers(session, EDUCATION, { ...BEFORE, id_number: '', ...changes }, shown);
const kept = async (): Promise<Record<string, unknown>> => loadApplication(one.session);
const chooses = (choice: 'mine' | 'saved' | 'dismissed'): void =>
  void two.session.environment.dialogs.resolveEdits.mockResolvedValue(choice);
const asked = () => two.session.environment.dialogs.resolveEdits;
const sent = (): string[] => sandbox.sent.map(({ method }) => method);

describe('a step that another tab has saved since this page was opened', () => {
  const CONFLICT = { name: 'gpax', messageKey: 'gpax', mine: '3.20', saved: '3.10' };

  test('a step that another tab has saved asks, with both values of each field that has two, before it sends anything', async () => {
    await save(one, { gpax: '3.10' });
    expect(await save(two, { gpax: '3.20' })).toEqual({ kind: 'cancelled' });
    expect(asked()).toHaveBeenCalledExactlyOnceWith([CONFLICT]);
    expect(await kept()).toMatchObject({ gpax: '3.10' });
  });

  test('a step that another tab has saved asks again when the question was left without an answer', async () => {
    await save(one, { gpax: '3.10' });
    await save(two, { gpax: '3.20' });
    await save(two, { gpax: '3.20' });
    expect(asked()).toHaveBeenCalledTimes(2);
    expect(await kept()).toMatchObject({ gpax: '3.10' });
  });

  test.each([
    ['mine', '3.20'],
    ['saved', '3.10'],
  ] as const)('keeps what the applicant chooses: %s', async (choice, gpax) => {
    await save(one, { gpax: '3.10', study_duration: '4' });
    chooses(choice);
    expect(await save(two, { gpax: '3.20', academic_year: '2565' })).toEqual(SAVED);
    expect(await kept()).toMatchObject({ gpax, study_duration: '4', academic_year: '2565' });
    expect(asked()).toHaveBeenCalledOnce();
  });

  test('a second press keeps what the first one has taken over from the other tab', async () => {
    await save(one, { gpax: '3.10', study_duration: '4' });
    chooses('mine');
    await save(two, { gpax: '3.20' });
    expect(await save(two, { gpax: '3.20' })).toEqual(SAVED);
    expect(asked()).toHaveBeenCalledOnce();
    expect(await kept()).toMatchObject({ gpax: '3.20', study_duration: '4' });
  });

  test('what only the other tab has changed is taken over without a question', async () => {
    await save(one, { gpax: '3.10', study_duration: '4' });
    expect(await save(two, { academic_year: '2565' })).toEqual(SAVED);
    expect(asked()).not.toHaveBeenCalled();
    expect(await kept()).toMatchObject({ gpax: '3.10', study_duration: '4', academic_year: '2565' });
  });

  test('nothing is asked when both tabs want the same', async () => {
    await save(one, { gpax: '3.10' });
    expect(await save(two, { gpax: '3.1' })).toEqual(SAVED);
    expect(asked()).not.toHaveBeenCalled();
  });

  test('the question shows of a number that is never stored only its end', async () => {
    await save(one, { id_number: 'BB7654321' });
    expect(await save(two, { id_number: 'CC1112223' })).toEqual({ kind: 'cancelled' });
    const numbers = { name: 'id_number', messageKey: 'passport', mine: '•••• 2223', saved: '•••• 4321' };
    expect(asked()).toHaveBeenCalledExactlyOnceWith([numbers]);
    expect(await save(two, { gpax: '3.20' })).toEqual(SAVED);
    expect(await kept()).toMatchObject({ hints: { id_number: '4321' }, gpax: '3.20' });
  });

  test('nothing is sent when the answers that the other tab saved cannot be read', async () => {
    await save(one, { gpax: '3.10' });
    sandbox.sent.length = 0;
    await sandbox.control('POST', 'faults', { times: 9, match: { path: 'application/{id}' }, status: 503 });
    await expect(save(two, { gpax: '3.20' })).rejects.toMatchObject({ status: 503 });
    expect(sent()).not.toContain('PATCH');
  });
});

test('a step that no other tab has saved is sent without a further reading, also a second time', async () => {
  expect(await save(one, { gpax: '3.10' })).toEqual(SAVED);
  expect(await save(one, { gpax: '3.20' })).toEqual(SAVED);
  expect(sent()).toEqual(['PATCH', 'PATCH']);
});

test('a tab that was opened after the other one had saved is not asked', async () => {
  await save(one, { gpax: '3.10' });
  two = await openTab(two.session);
  expect(await save(two, { gpax: '3.20' })).toEqual(SAVED);
  expect(asked()).not.toHaveBeenCalled();
});

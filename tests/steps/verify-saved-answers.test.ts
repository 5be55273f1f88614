// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isSameAnswer } from '../../src/model/same-answer.ts';
import { sendAnswers } from '../../src/steps/send-answers.ts';
import type { Step } from '../../src/flows/definition/flow.ts';
import { fakeServer, offline, type FakeServer } from '../application/fake-server.ts';
import { applicationOf, applyingSession, type TestSession } from '../application/test-session.ts';

const step: Step = {
  name: 'education',
  route: 'bachelor.education',
  save: 'answers',
  fields: [
    { kind: 'text', name: 'id_number', rule: 'passport', sensitive: true, optional: true },
    { kind: 'text', name: 'school_name', rule: 'single-line' },
    { kind: 'text', name: 'gpax', rule: 'gpax' },
  ],
};
const ANSWERS = { school_name: 'โรงเรียน ตัวอย่าง', gpax: '3.50' };
const NUMBER = { ...ANSWERS, id_number: 'AA1234567' };

let server: FakeServer;
let session: TestSession;
beforeEach(() => {
  vi.restoreAllMocks();
  server = fakeServer();
  session = applyingSession();
  Object.assign(session, { flow: { ...session.flow, steps: [step] } });
  session.stores.$draft.set(ANSWERS);
});

/** The PATCH is answered by nothing; a reading answers the application. */
const stored = (application: unknown): void =>
  server.on('/application/7', ({ method }: { method: string }) => (method === 'PATCH' ? '' : application));
const save = (values: Record<string, string> = ANSWERS, before: Record<string, unknown> = {}) =>
  sendAnswers(session, step, values, applicationOf(before));

describe('a response without a word', () => {
  test('a response without a body counts as saved when the application shows what was sent', async () => {
    stored({ id: 7, ...ANSWERS });
    await expect(save()).resolves.toMatchObject({ kind: 'saved' });
    expect(session.stores.$draft.get()).toEqual({});
  });

  test('a response without a body counts as saved when the server has tidied what was sent', async () => {
    stored({ id: 7, school_name: 'โรงเรียน  ตัวอย่าง ', gpax: 3.5 });
    await expect(save()).resolves.toMatchObject({ kind: 'saved' });
  });

  test.each([
    ['has nothing', { id: 7 }],
    ['has only a part', { id: 7, gpax: '3.50' }],
    ['has the former answer', { id: 7, ...ANSWERS, gpax: '2.00' }],
    ['cannot be read', offline],
  ])(
    'an answer without a body counts for nothing when the application %s: the draft stays',
    async (_what, application) => {
      stored(application);
      await expect(save()).rejects.toMatchObject({ kind: 'unreadable' });
      expect(session.stores.$draft.get()).toEqual(ANSWERS);
    },
  );

  test('an answer that was removed must be gone', async () => {
    stored({ id: 7, gpax: '3.50' });
    await expect(save({ gpax: '3.50' }, ANSWERS)).resolves.toMatchObject({ kind: 'saved' });
    stored({ id: 7, ...ANSWERS });
    await expect(save({ gpax: '3.50' }, ANSWERS)).rejects.toMatchObject({ kind: 'unreadable' });
  });
});

describe('a number that is never sent back', () => {
  test('is compared by its last characters', async () => {
    stored({ id: 7, ...ANSWERS, hints: { id_number: '4567' } });
    await expect(save(NUMBER, ANSWERS)).resolves.toMatchObject({ kind: 'saved' });
    stored({ id: 7, ...ANSWERS, hints: { id_number: '9999' } });
    await expect(save(NUMBER, ANSWERS)).rejects.toMatchObject({ kind: 'unreadable' });
  });

  test('a number without its last characters is believed only beside an answer that has changed', async () => {
    stored({ id: 7, ...ANSWERS });
    await expect(save(NUMBER)).resolves.toMatchObject({ kind: 'saved' });
    await expect(save(NUMBER, ANSWERS)).rejects.toMatchObject({ kind: 'unreadable' });
  });
});

test('a response in JSON is the word of the API, so nothing is read back', async () => {
  server.on('/application/7', { message: 'Saved' });
  await save();
  expect(server.count('GET')).toBe(0);
});

test.each([
  ['๑๐๙๐๐', '10900', true],
  ['AD66001234', 'ad66001234', true],
  ['3.50', '3.5', true],
  ['น\u0E4D\u0E32', 'นำ', true],
  ['', '', true],
  ['', '0', false],
  ['12', '21', false],
  ['1e1', '10', false],
])('%j and %j are the same answer: %j', (sent, kept, same) => {
  expect(isSameAnswer(sent, kept)).toBe(same);
});

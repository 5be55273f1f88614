import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { register } from '../../src/application/register.ts';
import { sandboxFetch } from '../api/sandbox-fetch.ts';
import { applicantNumber, enterTheCode, type NewApplicant } from './new-applicant.ts';
import { freshSession, type TestSession } from './test-session.ts';

let sandbox: Awaited<ReturnType<typeof sandboxFetch>>;
let session: TestSession;
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
const answers = (yes: boolean): void =>
  void session.environment.dialogs.confirmExistingApplication.mockResolvedValue(yes);
const posted = (path: string): number =>
  sandbox.sent.filter((one) => one.method === 'POST' && one.path.endsWith(path)).length;
const fault = (body: object) =>
  sandbox.control('POST', 'faults', { times: 1, match: { path: 'application/initial' }, ...body });

describe('an unanswered registration', () => {
  test.each([{ lost_reply: true }, { malformed: true }, { drift: 'missing' }])(
    '%j: is not made twice',
    async (spoiled) => {
      await fault(spoiled);
      answers(true);
      entersTheCode();
      expect(await register(session, applicant)).toEqual({ kind: 'drafted', route: 'bachelor' });
      expect(posted('/initial')).toBe(1);
      expect(session.stores.$token.get()).not.toBe('');
    },
  );

  test('leaves in the draft what the server lacks, but no sensitive number', async () => {
    await fault({ lost_reply: true });
    answers(true);
    entersTheCode();
    await register(session, { ...applicant, id_number: '1234567890121' });
    expect(session.stores.$draft.get()).toEqual({ programme_type: 'four_year' });
  });

  test.each([
    ['on the same page', (before: TestSession) => before],
    [
      'after a reload',
      (before: TestSession) => {
        const { $draft, $marks } = before.stores;
        const [draft, marks] = [$draft.get(), $marks.get()];
        const after = freshSession();
        after.stores.$draft.set(draft);
        after.stores.$marks.set(marks);
        return after;
      },
    ],
  ])('keeps later corrections, %s', async (_when, reopen) => {
    await fault({ lost_reply: true });
    answers(false);
    expect(await register(session, applicant)).toEqual({ kind: 'cancelled' });
    session = reopen(session);
    answers(true);
    entersTheCode();
    const corrected = { ...applicant, first_name: 'แก้แล้ว', programme_type: 'transfer' };
    expect(await register(session, corrected)).toEqual({ kind: 'drafted', route: 'bachelor' });
    expect(session.stores.$draft.get()).toEqual({ first_name: 'แก้แล้ว', programme_type: 'transfer' });
    expect(posted('/initial')).toBe(1);
  });

  test('keeps corrections if the first duplicate check fails', async () => {
    await fault({ lost_reply: true });
    entersTheCode();
    answers(true);
    const check = { match: { path: 'application/check' }, times: 1 };
    await sandbox.control('POST', 'faults', { ...check, status: 200, body: { exists: false } });
    await sandbox.control('POST', 'faults', { ...check, status: 400 });
    await expect(register(session, applicant)).rejects.toMatchObject({ status: 400 });
    expect(await register(session, applicant)).toEqual({ kind: 'drafted', route: 'bachelor' });
    expect(session.stores.$draft.get()).toEqual({ programme_type: 'four_year' });
  });

  test('keeps all input if its application cannot be read', async () => {
    await fault({ lost_reply: true });
    answers(true);
    entersTheCode();
    await sandbox.control('POST', 'faults', {
      times: 1,
      match: { method: 'GET', path: 'application/{id}' },
      status: 400,
    });
    await expect(register(session, applicant)).rejects.toMatchObject({ status: 400 });
    expect(session.stores.$draft.get()).toEqual(applicant);
  });

  test('a registration that never arrived fails with the original error', async () => {
    await fault({ status: 503 });
    await expect(register(session, applicant)).rejects.toMatchObject({ kind: 'http', status: 503 });
    expect(session.environment.dialogs.confirmExistingApplication).not.toHaveBeenCalled();
    expect(session.stores.$id.get()).toBe('');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { flowCodeCalls } from '../../src/engine/code/code-calls.ts';
import * as ask from '../../src/engine/code/ask.ts';
import type { FlowContext } from '../../src/engine/context.ts';
import { openExisting, register } from '../../src/engine/register.ts';
import * as overlays from '../../src/ui/overlays/open.ts';
import { sandboxFetch } from '../api/sandbox-fetch.ts';
import { freshContext, START, words } from './bachelor-context.ts';

vi.mock('../../src/ui/overlays/open.ts');
vi.mock('../../src/engine/code/ask.ts');

let sandbox: Awaited<ReturnType<typeof sandboxFetch>>;
let context: FlowContext;
/** A new applicant for each test. */
let applicant: typeof START & { email: string };
let count = 0;
beforeAll(async () => {
  sandbox = await sandboxFetch();
});
beforeEach(() => {
  vi.resetAllMocks();
  count += 1;
  applicant = {
    ...START,
    phone: `081234${String(count).padStart(4, '0')}`,
    email: `applicant-${count}@example.com`,
  } as never;
  context = freshContext();
  sandbox.connect();
});
afterAll(() => sandbox.close());
/** The code dialog with an applicant who reads the message and types the code. */
const entersTheCode = (): void => {
  vi.mocked(ask.askForCode).mockImplementation(async (asked, { applicationId }) => {
    const calls = flowCodeCalls(asked, applicationId);
    if (!asked.contact) throw new Error('nobody to send a code to');
    await calls.request(asked.contact);
    await calls.validate(asked.contact, await sandbox.newestCode(asked.contact.email));
    return true;
  });
};
const leavesTheDialog = (): void => void vi.mocked(ask.askForCode).mockResolvedValue(false);
const answers = (yes: boolean): void => void vi.mocked(overlays.confirm).mockResolvedValue(yes);
const posted = (path: string): number =>
  sandbox.sent.filter((one) => one.method === 'POST' && one.path.endsWith(path)).length;
const fault = (body: object) =>
  sandbox.control('POST', 'faults', { times: 1, match: { path: 'application/initial' }, ...body });
const registered = async (): Promise<string> => {
  entersTheCode();
  await register(context, applicant);
  return context.stores.$id.get();
};

describe('a new applicant', () => {
  test('is checked, registered and proved by a code, in this order', async () => {
    entersTheCode();
    context.stores.$draft.set({ ...applicant, gpax: '3.50' });
    expect(await register(context, applicant)).toEqual({ kind: 'registered' });
    expect(sandbox.sent.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`)).toEqual([
      'GET /api/application/check',
      'POST /api/application/initial',
      'POST /api/application/otp/request',
      'POST /api/application/otp/validate',
    ]);
    expect(context.stores.$id.get()).toMatch(/^\d+$/);
    expect(context.stores.$token.get()).not.toBe('');
    expect(vi.mocked(ask.askForCode)).toHaveBeenCalledWith(context, {
      reason: 'register',
      applicationId: context.stores.$id.get(),
    });
  });

  test('keeps in the draft only what the registration did not carry', async () => {
    entersTheCode();
    context.stores.$draft.set({ ...applicant, gpax: '3.50' });
    await register(context, applicant);
    expect(context.stores.$draft.get()).toEqual({ programme_type: 'four_year' });
  });

  test('who leaves the code dialog stays on the page, with the application kept', async () => {
    leavesTheDialog();
    expect(await register(context, applicant)).toEqual({ kind: 'stayed' });
    expect(context.stores.$id.get()).not.toBe('');
  });

  test('is not asked for a code that the server does not want', async () => {
    await sandbox.control('POST', 'faults', {
      times: 1,
      match: { path: 'application/initial' },
      status: 200,
      body: { id: 99, access_token: 'fresh' },
    });
    expect(await register(context, applicant)).toEqual({ kind: 'registered' });
    expect(vi.mocked(ask.askForCode)).not.toHaveBeenCalled();
    expect([context.stores.$id.get(), context.stores.$token.get()]).toEqual(['99', 'fresh']);
  });
});

describe('a phone or e-mail that already stands in an application', () => {
  test('leads over the warning and a code to that application', async () => {
    const id = await registered();
    context = freshContext();
    await sandbox.control('POST', 'clock', { offset_ms: 120_000 * count });
    answers(true);
    const next = await register(context, applicant);
    expect(next).toEqual({ kind: 'resumed', next: 'bachelor' });
    expect(context.stores.$id.get()).toBe(id);
    expect(posted('/initial')).toBe(1);
    expect(vi.mocked(overlays.confirm).mock.calls[0]?.[0].title).toBe(words.dialogs.duplicate.title);
  });

  test.each([
    ['the warning', false],
    ['the code dialog', true],
  ])('changes nothing when %s is left', async (_what, goesOn) => {
    await registered();
    context = freshContext();
    context.stores.$draft.set({ first_name: 'ก' });
    answers(goesOn);
    leavesTheDialog();
    expect(await register(context, applicant)).toEqual({ kind: 'stayed' });
    expect(context.stores.$id.get()).toBe('');
    expect(context.stores.$draft.get()).toEqual({ first_name: 'ก' });
  });

  test('is found again when the server answers 409 between check and registration', async () => {
    const id = await registered();
    context = freshContext();
    await sandbox.control('POST', 'faults', {
      times: 1,
      match: { path: 'application/check' },
      status: 200,
      body: { exists: false },
    });
    answers(true);
    leavesTheDialog();
    expect(await register(context, applicant)).toEqual({ kind: 'stayed' });
    expect(vi.mocked(ask.askForCode)).toHaveBeenLastCalledWith(context, { reason: 'register', applicationId: id });
  });
});

describe('a registration whose answer was lost', () => {
  test.each([{ lost_reply: true }, { malformed: true }, { drift: 'missing' }])(
    '%j: is not made twice',
    async (spoiled) => {
      await fault(spoiled);
      answers(true);
      entersTheCode();
      expect(await register(context, applicant)).toMatchObject({ kind: 'resumed' });
      expect(posted('/initial')).toBe(1);
      expect(context.stores.$token.get()).not.toBe('');
    },
  );

  test('but which never happened, is told as the fault it was', async () => {
    await fault({ status: 503 });
    await expect(register(context, applicant)).rejects.toMatchObject({ kind: 'http', status: 503 });
    expect(vi.mocked(overlays.confirm)).not.toHaveBeenCalled();
    expect(context.stores.$id.get()).toBe('');
  });

  test('a refusal is a refusal: nothing is asked again', async () => {
    await expect(register(context, { ...applicant, first_name: '<b>' })).rejects.toMatchObject({
      status: 422,
      fields: { first_name: expect.any(String) as string },
    });
    expect(sandbox.sent).toHaveLength(2);
  });
});

test('opening an application clears the draft and goes to its first gap', async () => {
  await registered();
  context.stores.$draft.set({ first_name: 'ก' });
  expect(await openExisting(context)).toBe('bachelor');
  expect(context.stores.$draft.get()).toEqual({});
});

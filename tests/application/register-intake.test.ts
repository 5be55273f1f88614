import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { register } from '../../src/application/register.ts';
import { sandboxFetch } from '../api/sandbox-fetch.ts';
import { freshSession, START, type TestSession } from './test-session.ts';

let sandbox: Awaited<ReturnType<typeof sandboxFetch>>;
let session: TestSession;
beforeAll(async () => {
  sandbox = await sandboxFetch();
});
beforeEach(() => {
  session = freshSession();
  sandbox.connect();
});
afterAll(() => sandbox.close());

const posted = (path: string): number =>
  sandbox.sent.filter((one) => one.method === 'POST' && one.path.endsWith(path)).length;

describe('without an open intake', () => {
  const setIntake = (open: boolean) => sandbox.control('POST', 'intake', { type: 'bachelor', open });
  afterEach(() => setIntake(true));

  test('nobody is registered and no code is sent', async () => {
    await setIntake(false);
    session.stores.$draft.set({ first_name: 'ก' });
    expect(await register(session, START)).toEqual({ kind: 'cancelled' });
    expect(session.environment.dialogs.showNotEligible).toHaveBeenCalledOnce();
    expect([posted('/initial'), posted('/otp/request'), session.stores.$id.get()]).toEqual([0, 0, '']);
    expect(session.stores.$draft.get()).toEqual({ first_name: 'ก' });
  });

  test('an existing application may still be opened', async () => {
    session.environment.dialogs.askForOtp.mockResolvedValue(false);
    await register(session, START);
    session = freshSession();
    await setIntake(false);
    expect(await register(session, START)).toEqual({ kind: 'cancelled' });
    expect(session.environment.dialogs.confirmExistingApplication).toHaveBeenCalledOnce();
    expect(session.environment.dialogs.showNotEligible).not.toHaveBeenCalled();
  });
});

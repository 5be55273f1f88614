import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../../src/api/errors.ts';
import { withReauthentication, sessionInput, type SessionInput } from '../../src/application/reauthentication.ts';
import { markUnconfirmed } from '../../src/application/application-marks.ts';
import { FRESH_TOKEN_MS } from '../../src/config/constants.ts';
import { hasSession } from '../../src/application/session.ts';
import { applyingSession, freshSession, type TestSession } from './test-session.ts';

const refusal = (status: number): CallError => new CallError({ kind: 'http', status });
let session: TestSession;
/** Closes the open dialog, with a right code or by dismissing it. */
let closeDialog: (entered: boolean) => void;

beforeEach(() => {
  session = applyingSession();
  session.environment.dialogs.askForOtp.mockImplementation(
    () =>
      new Promise((resolve) => {
        closeDialog = (entered) => {
          if (entered) session.stores.$token.set('fresh-token');
          resolve(entered);
        };
      }),
  );
});

/** A call that the server takes with the fresh token only. */
const guarded = () =>
  vi.fn(({ token, id }: SessionInput) =>
    token === 'fresh-token' ? Promise.resolve(`answer for ${id}`) : Promise.reject(refusal(401)),
  );
const dialogOpens = (): Promise<void> =>
  vi.waitFor(() => expect(session.environment.dialogs.askForOtp).toHaveBeenCalled());

test('a call has token, id and language', () => {
  expect(sessionInput(session)).toEqual({ locale: 'en', token: 'old-token', id: '7', parameters: { id: '7' } });
  expect(hasSession(session)).toBe(true);
  expect(hasSession(freshSession())).toBe(false);
});

describe('a refused token', () => {
  test('asks for a code once and repeats the call with the fresh token', async () => {
    const run = vi.fn(guarded()).mockRejectedValueOnce(refusal(401));
    const answer = withReauthentication(session, run);
    await dialogOpens();
    expect(run).toHaveBeenCalledOnce();
    closeDialog(true);
    expect(await answer).toBe('answer for 7');
    expect(run.mock.calls.map(([{ token }]) => token)).toEqual(['old-token', 'fresh-token']);
    expect(session.environment.dialogs.askForOtp).toHaveBeenCalledExactlyOnceWith(session, { reason: 'session' });
  });

  test('a call without a token waits for the code', async () => {
    session.stores.$token.set('');
    const run = guarded();
    const answer = withReauthentication(session, run);
    await dialogOpens();
    expect(run).not.toHaveBeenCalled();
    closeDialog(true);
    expect(await answer).toBe('answer for 7');
    expect(run).toHaveBeenCalledOnce();
  });

  test('that is missing counts as refused if the dialog is dismissed', async () => {
    session.stores.$token.set('');
    const answer = withReauthentication(session, guarded());
    await dialogOpens();
    closeDialog(false);
    await expect(answer).rejects.toMatchObject({ kind: 'http', status: 401 });
  });

  test('a stale tab sends nothing and reloads', async () => {
    session.$loadedApplicationId.set('7');
    session.stores.$id.set('8');
    const run = guarded();
    await expect(withReauthentication(session, run)).rejects.toMatchObject({ kind: 'cancelled' });
    expect(run).not.toHaveBeenCalled();
    expect(session.environment.location.reloadPage).toHaveBeenCalledOnce();
  });

  test("an application deleted from storage is still the page's, and needs a code", async () => {
    session.$loadedApplicationId.set('7');
    session.stores.$id.set('');
    session.stores.$token.set('');
    const answer = withReauthentication(session, guarded());
    await dialogOpens();
    expect(session.stores.$id.get()).toBe('7');
    closeDialog(true);
    expect(await answer).toBe('answer for 7');
    expect(session.environment.location.reloadPage).not.toHaveBeenCalled();
  });

  test('concurrent calls share one dialog', async () => {
    const runs = [guarded(), guarded(), guarded()];
    const answers = runs.map((run) => withReauthentication(session, run));
    await dialogOpens();
    closeDialog(true);
    expect(await Promise.all(answers)).toEqual(Array(3).fill('answer for 7'));
    expect(session.environment.dialogs.askForOtp).toHaveBeenCalledOnce();
    for (const run of runs) expect(run).toHaveBeenCalledTimes(2);
  });

  test('of a slow call, refused after the dialog, is replaced by the new one', async () => {
    let refuse: () => void = () => undefined;
    const slow = guarded().mockImplementationOnce(
      () =>
        new Promise((_resolve, reject) => {
          refuse = () => {
            reject(refusal(401));
          };
        }),
    );
    const slowAnswer = withReauthentication(session, slow);
    const quickAnswer = withReauthentication(session, guarded());
    await dialogOpens();
    closeDialog(true);
    await quickAnswer;
    refuse();
    expect(await slowAnswer).toBe('answer for 7');
    expect(session.environment.dialogs.askForOtp).toHaveBeenCalledOnce();
  });

  test('refused again after the code is an error, without a second dialog', async () => {
    const run = vi.fn(() => Promise.reject(refusal(401)));
    const answer = withReauthentication(session, run);
    await dialogOpens();
    closeDialog(true);
    await expect(answer).rejects.toMatchObject({ status: 401, codeCannotHelp: true });
    expect(run).toHaveBeenCalledTimes(2);
    expect(session.environment.dialogs.askForOtp).toHaveBeenCalledOnce();
  });

  test('that a code has just given is not asked for again, until it may have expired', async () => {
    session.$tokenOfCode.set({ token: 'old-token', since: performance.now() });
    await expect(withReauthentication(session, guarded())).rejects.toMatchObject({ status: 401, codeCannotHelp: true });
    expect(session.environment.dialogs.askForOtp).not.toHaveBeenCalled();
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + FRESH_TOKEN_MS);
    const later = withReauthentication(session, guarded());
    await dialogOpens();
    closeDialog(true);
    expect(await later).toBe('answer for 7');
  });

  test('of a registration whose code was not entered asks for it, whichever status it has', async () => {
    markUnconfirmed(session, { phone: '0812345678', phone_country: 'TH', email: 'a@b.th' });
    const run = vi.fn(guarded()).mockRejectedValueOnce(refusal(403));
    const answer = withReauthentication(session, run);
    await dialogOpens();
    closeDialog(true);
    expect(await answer).toBe('answer for 7');
  });

  test('a dismissed dialog throws the first refusal, and the next call may ask again', async () => {
    const first = withReauthentication(session, guarded());
    await dialogOpens();
    closeDialog(false);
    await expect(first).rejects.toMatchObject({ status: 401 });
    const second = withReauthentication(session, guarded());
    await vi.waitFor(() => expect(session.environment.dialogs.askForOtp).toHaveBeenCalledTimes(2));
    closeDialog(true);
    expect(await second).toBe('answer for 7');
  });
});

test.each([
  refusal(403),
  refusal(404),
  refusal(422),
  refusal(500),
  new CallError({ kind: 'offline' }),
  new CallError({ kind: 'timeout' }),
])('other failures ask for no code (%#)', async (error) => {
  await expect(withReauthentication(session, () => Promise.reject(error))).rejects.toBe(error);
  expect(session.environment.dialogs.askForOtp).not.toHaveBeenCalled();
});

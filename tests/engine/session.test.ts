import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../../src/api/errors.ts';
import * as ask from '../../src/engine/code/ask.ts';
import type { FlowContext } from '../../src/engine/context.ts';
import * as ports from '../../src/engine/ports.ts';
import { authorised, hasSession, sessionInput, type SessionInput } from '../../src/engine/session.ts';
import { applyingContext, freshContext } from './bachelor-context.ts';

vi.mock('../../src/engine/code/ask.ts');
vi.mock('../../src/engine/ports.ts', { spy: true });

const refusal = (status: number): CallError => new CallError({ kind: 'http', status });
let context: FlowContext;
/** Closes the code dialog that is open: with a right code, or by leaving it. */
let closeDialog: (entered: boolean) => void;

beforeEach(() => {
  vi.resetAllMocks();
  context = applyingContext();
  vi.mocked(ask.askForCode).mockImplementation(
    () =>
      new Promise((resolve) => {
        closeDialog = (entered) => {
          if (entered) context.stores.$token.set('fresh-token');
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
const dialogOpens = (): Promise<void> => vi.waitFor(() => expect(ask.askForCode).toHaveBeenCalled());

test('what a call carries: token, id and language', () => {
  expect(sessionInput(context)).toEqual({ locale: 'en', token: 'old-token', id: '7', parameters: { id: '7' } });
  expect(hasSession(context)).toBe(true);
  expect(hasSession(freshContext())).toBe(false);
});

describe('a refused token', () => {
  test.each([401, 403])('%i asks for a code once and repeats the call with the fresh token', async (status) => {
    const run = vi.fn(guarded()).mockRejectedValueOnce(refusal(status));
    const answer = authorised(context, run);
    await dialogOpens();
    expect(run).toHaveBeenCalledOnce();
    closeDialog(true);
    expect(await answer).toBe('answer for 7');
    expect(run.mock.calls.map(([{ token }]) => token)).toEqual(['old-token', 'fresh-token']);
    expect(ask.askForCode).toHaveBeenCalledExactlyOnceWith(context, { reason: 'session' });
  });

  test('a call without a token is not made before the code is there', async () => {
    context.stores.$token.set('');
    const run = guarded();
    const answer = authorised(context, run);
    await dialogOpens();
    expect(run).not.toHaveBeenCalled();
    closeDialog(true);
    expect(await answer).toBe('answer for 7');
    expect(run).toHaveBeenCalledOnce();
  });

  test('nothing is sent for an application that another tab has opened since: the page is loaded anew', async () => {
    const reload = vi.spyOn(ports, 'reloadPage').mockReturnValue();
    context.shown = '7';
    context.stores.$id.set('8');
    const run = guarded();
    await expect(authorised(context, run)).rejects.toMatchObject({ kind: 'cancelled' });
    expect(run).not.toHaveBeenCalled();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('many calls share one dialog', async () => {
    const runs = [guarded(), guarded(), guarded()];
    const answers = runs.map((run) => authorised(context, run));
    await dialogOpens();
    closeDialog(true);
    expect(await Promise.all(answers)).toEqual(Array(3).fill('answer for 7'));
    expect(ask.askForCode).toHaveBeenCalledOnce();
    for (const run of runs) expect(run).toHaveBeenCalledTimes(2);
  });

  test('a slow call that is refused after the dialog takes the token that is there by then', async () => {
    let refuse: () => void = () => undefined;
    const slow = guarded().mockImplementationOnce(
      () =>
        new Promise((_resolve, reject) => {
          refuse = () => {
            reject(refusal(401));
          };
        }),
    );
    const slowAnswer = authorised(context, slow);
    const quickAnswer = authorised(context, guarded());
    await dialogOpens();
    closeDialog(true);
    await quickAnswer;
    refuse();
    expect(await slowAnswer).toBe('answer for 7');
    expect(ask.askForCode).toHaveBeenCalledOnce();
  });

  test('refused again after the code it is an error, not a second dialog', async () => {
    const run = vi.fn(() => Promise.reject(refusal(401)));
    const answer = authorised(context, run);
    await dialogOpens();
    closeDialog(true);
    await expect(answer).rejects.toMatchObject({ status: 401 });
    expect(run).toHaveBeenCalledTimes(2);
    expect(ask.askForCode).toHaveBeenCalledOnce();
  });

  test('a dialog that was left is the first refusal, and the next call may ask again', async () => {
    const first = authorised(context, guarded());
    await dialogOpens();
    closeDialog(false);
    await expect(first).rejects.toMatchObject({ status: 401 });
    const second = authorised(context, guarded());
    await vi.waitFor(() => expect(ask.askForCode).toHaveBeenCalledTimes(2));
    closeDialog(true);
    expect(await second).toBe('answer for 7');
  });
});

test.each([
  refusal(404),
  refusal(422),
  refusal(500),
  new CallError({ kind: 'offline' }),
  new CallError({ kind: 'timeout' }),
])('anything else asks for no code (%#)', async (error) => {
  await expect(authorised(context, () => Promise.reject(error))).rejects.toBe(error);
  expect(ask.askForCode).not.toHaveBeenCalled();
});

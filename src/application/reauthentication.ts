import type { AnyCallInput } from '../api/client.ts';
import { CallError, isForbidden, isTokenRefused, whereCodeCannotHelp } from '../api/errors.ts';
import { FRESH_TOKEN_MS } from '../config/constants.ts';
import { unconfirmedContact } from './application-marks.ts';
import type { FreshToken } from './environment.ts';
import type { FlowSession } from './flow-session.ts';
import { isStaleTab, restoreForgottenId } from './session.ts';

export interface SessionInput extends AnyCallInput {
  readonly token: string;
  readonly id: string;
}

export const sessionInput = ({ locale, stores, signal }: FlowSession): SessionInput => {
  const id = stores.$id.get();
  return { locale, token: stores.$token.get(), id, parameters: { id }, signal };
};

/**
 * Makes a call with the token of the current application. Without a token, the call counts as refused. A stale tab
 * reloads, because the call would affect another application than the one on the page.
 * @throws {CallError}
 */
export async function withToken<T>(session: FlowSession, run: (input: SessionInput) => Promise<T>): Promise<T> {
  restoreForgottenId(session);
  const input = sessionInput(session);
  if (isStaleTab(session)) {
    session.environment.location.reloadPage();
    throw new CallError({ kind: 'cancelled' });
  }
  if (input.token === '') throw new CallError({ kind: 'http', status: 401 });
  return run(input);
}

export type RunCall = <T>(session: FlowSession, run: (input: SessionInput) => Promise<T>) => Promise<T>;

/** Whether a one-time code has just given the token, so that its age is not why the server refuses it. */
export const isFreshToken = (fresh: FreshToken | undefined, token: string): boolean =>
  fresh?.token === token && performance.now() - fresh.since < FRESH_TOKEN_MS;

/** A registration whose one-time code was not entered may be refused with 403. */
const isUnconfirmed = (session: FlowSession, error: unknown): boolean =>
  isForbidden(error) && unconfirmedContact(session) !== undefined;

/**
 * Makes a call with the token; if the token is refused, asks for a one-time code and repeats the call once. One cause
 * asks for one code: a refusal of the token that the code has given is final (docs/spec-decisions.md, 3.8).
 * @throws {CallError} the first refusal if the dialog was dismissed, else the error of the repeated call
 */
export async function withReauthentication<T>(
  session: FlowSession,
  run: (input: SessionInput) => Promise<T>,
): Promise<T> {
  const { token } = sessionInput(session);
  try {
    return await withToken(session, run);
  } catch (error) {
    if (!isTokenRefused(error) && !isUnconfirmed(session, error)) throw error;
    const { token: current } = sessionInput(session);
    const isRenewed = current !== token && current !== '';
    if (!isRenewed && isFreshToken(session.$tokenOfCode.get(), token)) throw whereCodeCannotHelp(error);
    if (!isRenewed && !(await session.reauthenticate())) throw error;
  }
  try {
    return await withToken(session, run);
  } catch (error) {
    throw whereCodeCannotHelp(error);
  }
}

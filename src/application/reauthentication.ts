import type { AnyCallInput } from '../api/client.ts';
import { CallError, isUnauthorized } from '../api/errors.ts';
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

/**
 * Makes a call with the token; after a refusal (401 or 403), asks for a one-time code and repeats the call once
 * (docs/spec-decisions.md, 3.8).
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
    const isRenewed = (): boolean => sessionInput(session).token !== token;
    if (!isUnauthorized(error) || !(isRenewed() || (await session.reauthenticate()))) throw error;
    return withToken(session, run);
  }
}

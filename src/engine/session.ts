import type { AnyCallInput } from '../api/call.ts';
import { CallError, needsCode } from '../api/errors.ts';
import { askForCode } from './code/ask.ts';
import type { FlowContext } from './context.ts';
import { reloadPage } from './ports.ts';

/** Token, id and language of the application, as calls carry them. */
export interface SessionInput extends AnyCallInput {
  readonly token: string;
  readonly id: string;
}

export const sessionInput = (context: FlowContext): SessionInput => {
  const id = context.stores.$id.get();
  return { locale: context.locale, token: context.stores.$token.get(), id, parameters: { id } };
};

export const hasSession = (context: FlowContext): boolean => sessionInput(context).id !== '';

/** Whether another tab has opened another application of this flow since this page read its own. */
export const isAnother = ({ shown, stores }: FlowContext): boolean => shown !== undefined && shown !== stores.$id.get();

/**
 * Runs a call with the token that is held. Without one it would only be refused: it counts as refused, and is not made. Nothing is
 * sent to, or paid for, an application that this page does not show: the page is loaded anew instead.
 * @throws {CallError}
 */
export async function withToken<T>(context: FlowContext, run: (input: SessionInput) => Promise<T>): Promise<T> {
  const input = sessionInput(context);
  if (isAnother(context)) {
    reloadPage();
    throw new CallError({ kind: 'cancelled' });
  }
  if (input.token === '') throw new CallError({ kind: 'http', status: 401 });
  return run(input);
}

/** How a protected call is made: `authorised` asks for a code when it is refused, `withToken` never does. */
export type RunCall = <T>(context: FlowContext, run: (input: SessionInput) => Promise<T>) => Promise<T>;

/** One dialog for all calls that are refused at the same time. */
let asking: Promise<boolean> | undefined;

function askOnce(context: FlowContext): Promise<boolean> {
  asking ??= askForCode(context, { reason: 'session' }).finally(() => {
    asking = undefined;
  });
  return asking;
}

/**
 * Runs a call with the application's token. On 401 or 403 the code is asked for in place and the refused request is repeated
 * once with the fresh token; draft and step stay (decisions 3.8). A slow request that is refused after another one has fetched a
 * fresh token is repeated without a question.
 * @throws {CallError} the first refusal when the dialog was closed, else what the repeated call met.
 */
export async function authorised<T>(context: FlowContext, run: (input: SessionInput) => Promise<T>): Promise<T> {
  const { token } = sessionInput(context);
  try {
    return await withToken(context, run);
  } catch (error) {
    const isRenewed = (): boolean => sessionInput(context).token !== token;
    if (!needsCode(error) || !(isRenewed() || (await askOnce(context)))) throw error;
    return withToken(context, run);
  }
}

import { backEnd } from '../config/back-end.ts';
import type { Locale } from '../config/locales.ts';
import type { InjectedFailure } from './shared/injected-failures.ts';
import { NotInContract } from './parse-request.ts';
import { Refusal, refusalBody } from './shared/refusal.ts';
import type { Services } from './shared/services.ts';
import { messageFor } from './shared/messages.ts';

/** `initial` returns its token next to `data` (docs/spec.md, section 3); everything else is inside. */
export const enveloped = (name: string, response: unknown): unknown => {
  const [wrapper = 'data'] = backEnd.wrapperKeys;
  if (!name.endsWith('.initial') || typeof response !== 'object' || response === null) return { [wrapper]: response };
  const { access_token, ...data } = response as Record<string, unknown>;
  return access_token === undefined ? { [wrapper]: data } : { [wrapper]: data, access_token };
};

/** A response that is not yet sent. An injected failure may still change it. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
/** Creates a JSON reply. */
export const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  text: JSON.stringify(body),
  headers,
});

/** Converts a thrown error to `{message, errors}`, or to a 500 whose reason is printed in the terminal. */
export function errorReply(error: unknown, locale: Locale, log: Services['log']): Reply {
  if (error instanceof NotInContract)
    return json(422, { message: messageFor('invalid', locale), errors: error.errors });
  if (error instanceof Refusal) {
    const { retryAfter } = error.options;
    const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
    return json(error.status, refusalBody(error, locale), headers);
  }
  log(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return json(500, { message: 'The sandbox failed. Its terminal says why.' });
}

/** Creates the reply of an injected failure that prevents the effect. */
export function failureReply({ body, status = 200 }: InjectedFailure): Reply {
  if (typeof body !== 'string') return json(status, body ?? { message: 'A failure was injected for this call.' });
  return { status, text: body, type: body.trimStart().startsWith('<') ? 'text/html' : 'text/plain' };
}

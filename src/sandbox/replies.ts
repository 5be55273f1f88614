import type { Locale } from '../config/locales.ts';
import type { Fault } from './faults.ts';
import { NotInContract } from './parse-request.ts';
import { Refusal, refusalBody } from './refusal.ts';
import type { Services } from './services.ts';
import { say } from './words.ts';

/** `initial` answers its token beside `data` (spec, section 3); everything else stands inside. */
export const enveloped = (name: string, answer: unknown): unknown => {
  if (!name.endsWith('.initial') || typeof answer !== 'object' || answer === null) return { data: answer };
  const { access_token, ...data } = answer as Record<string, unknown>;
  return access_token === undefined ? { data } : { data, access_token };
};

/** An answer before it is sent: a fault may still spoil it. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
/** A JSON body with its status. */
export const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  text: JSON.stringify(body),
  headers,
});

/** What a thrown error becomes: `{message, errors}`, or a 500 whose reason stands in the terminal. */
export function refused(error: unknown, locale: Locale, log: Services['log']): Reply {
  if (error instanceof NotInContract) return json(422, { message: say('invalid', locale), errors: error.errors });
  if (error instanceof Refusal) {
    const { retryAfter } = error.options;
    const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
    return json(error.status, refusalBody(error, locale), headers);
  }
  log(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return json(500, { message: 'The sandbox failed. Its terminal says why.' });
}

/** The answer of a fault that lets nothing happen. */
export function faultReply({ body, status = 200 }: Fault): Reply {
  if (typeof body !== 'string') return json(status, body ?? { message: 'A fault was set for this call.' });
  return { status, text: body, type: body.trimStart().startsWith('<') ? 'text/html' : 'text/plain' };
}

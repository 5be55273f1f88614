import type { Locale } from '../../config/locales.ts';
import { type MessageName, messageFor } from './messages.ts';

interface RefusalOptions {
  /** Messages by field name. */
  readonly fields?: Readonly<Record<string, MessageName>>;
  /** The number of seconds for the `Retry-After` header. */
  readonly retryAfter?: number;
}

/** Thrown by a handler; becomes the response `{message, errors}` in the language of the request. */
export class Refusal extends Error {
  constructor(
    readonly status: 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429,
    readonly messageName: MessageName,
    readonly options: RefusalOptions = {},
  ) {
    super(messageName);
  }
}

/** Creates a 422 on fields: `wrongFields({ otp: 'codeWrong' })`. */
export const wrongFields = (fields: Readonly<Record<string, MessageName>>): Refusal =>
  new Refusal(422, 'invalid', { fields });

/** Creates the JSON body of a refusal (docs/spec-decisions.md, section 4: `{message, errors: {field: [text]}}`). */
export const refusalBody = (refusal: Refusal, locale: Locale) => ({
  message: messageFor(refusal.messageName, locale),
  errors: Object.fromEntries(
    Object.entries(refusal.options.fields ?? {}).map(([field, name]) => [field, [messageFor(name, locale)]]),
  ),
});

import { RETRY_AFTER_SECONDS } from '../config/constants.ts';
import { CallError, isObject, type Json } from './errors.ts';

const plain = (value: unknown): string => {
  const text = Array.isArray(value) ? (value as unknown[]).find((one) => typeof one === 'string') : value;
  return typeof text === 'string' && !/<[a-z!/]/i.test(text) ? text.trim().slice(0, 500) : '';
};

/** Returns the first sentence about each field that has one. */
const fieldTexts = (errors: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errorsByField(errors))
      .map(([field, texts]) => [field, plain(texts)] as const)
      .filter(([, text]) => text !== ''),
  );

const parsed = (body: string): Json => {
  try {
    return (JSON.parse(body) as Json | null) ?? {};
  } catch {
    return {};
  }
};

/** Returns the field that one error of a problem document names: by `field`, `name` or a JSON pointer. */
const fieldIn = ({ field, name, pointer }: Json): string =>
  [field, name, pointer]
    .find((one) => typeof one === 'string' && one !== '')
    ?.toString()
    .replace(/^#?\//, '') ?? '';

/** Errors arrive by field name, or as a list of objects that each name a field. */
function errorsByField(errors: unknown): Json {
  if (!Array.isArray(errors)) return isObject(errors) ? errors : {};
  const named = (errors as unknown[])
    .filter(isObject)
    .map(
      (error) =>
        [fieldIn(error), error['message'] ?? error['detail'] ?? error['defaultMessage'] ?? error['reason']] as const,
    );
  return Object.fromEntries(named.filter(([field]) => field !== ''));
}

/** Names that frameworks use, and the one in the example of RFC 7807. */
const LISTS_OF_ERRORS = ['errors', 'violations', 'fieldErrors', 'invalid-params'];

const JSON_TYPE = /^application\/json\b/i;
const PROBLEM_TYPE = /^application\/problem\+json\b/i;

/**
 * Returns the sentence of a refusal that the API itself wrote: `{message, errors}` of any content type, `{message}`
 * sent as JSON, or a problem document of RFC 9457. Responses of proxies and frameworks have other forms. PHP writes an
 * empty object as `[]`.
 */
function sentenceOf({ message, errors, title, detail }: Json, contentType: string): string | undefined {
  const isProblem = PROBLEM_TYPE.test(contentType);
  if (typeof message === 'string' && (errors instanceof Object || JSON_TYPE.test(contentType))) return plain(message);
  return isProblem && (typeof title === 'string' || typeof detail === 'string')
    ? plain(detail) || plain(title)
    : undefined;
}

/** Firewalls and frameworks refuse with a phrase, such as "Forbidden" or "Access Denied", that tells applicants nothing. */
const isPhrase = (text: string): boolean => /^[ -~]*$/.test(text) && text.split(/\s+/).length < 3;

/** Returns the seconds of a `Retry-After` header, limited to `RETRY_AFTER_SECONDS`; `undefined` if it names none. */
export function retryAfterSeconds(header: string | null, now: number = Date.now()): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  const { least, most } = RETRY_AFTER_SECONDS;
  return Number.isFinite(seconds) ? Math.min(most, Math.max(least, Math.ceil(seconds))) : undefined;
}

/** nginx gives each call such an id, and its log has the same one. */
const REQUEST_ID = /^[0-9a-f]{32}$/;
/** So many digits tell apart all calls of 90 days, and can be read out. */
const SHOWN_DIGITS = 8;

/** Failures that a help desk is asked about. Other refusals are part of a form's normal use. */
const isFailure = (status: number): boolean => status >= 500 || [400, 403, 413, 429].includes(status);

/** Keeps the id of the last failed call on the page, where the help sheet finds it. */
export function noteFailedRequest(status: number, header: (name: string) => string | null): void {
  const id = header('x-request-id') ?? '';
  if (typeof document === 'undefined' || !isFailure(status) || !REQUEST_ID.test(id)) return;
  document.body.dataset['failedRequest'] = id.slice(0, SHOWN_DIGITS);
}

/** Builds the error of a failed call. A 404 from anything but the API counts as unreadable. */
export function refusal(
  status: number,
  body: string,
  retryAfter: string | null = null,
  contentType: string | null = null,
): CallError {
  const json = parsed(body);
  const sentence = sentenceOf(json, contentType ?? '');
  const isShown = sentence !== undefined && !(status === 403 && isPhrase(sentence));
  if (status === 404 && sentence === undefined) return new CallError({ kind: 'unreadable' });
  return new CallError({
    kind: 'http',
    status,
    text: isShown ? sentence : '',
    fields: fieldTexts(LISTS_OF_ERRORS.map((name) => json[name]).find((errors) => errors instanceof Object)),
    retryAfter: retryAfterSeconds(retryAfter),
  });
}

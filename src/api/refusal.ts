import { RETRY_AFTER_SECONDS } from '../config/constants.ts';
import { CallError, isObject, type Json } from './errors.ts';

const plain = (value: unknown): string => {
  const text = Array.isArray(value) ? (value as unknown[]).find((one) => typeof one === 'string') : value;
  return typeof text === 'string' && !/<[a-z!/]/i.test(text) ? text.trim().slice(0, 500) : '';
};

/** Returns the first sentence about each field and leaves out fields without one. */
const fieldTexts = (errors: unknown): Record<string, string> =>
  Object.fromEntries(
    (isObject(errors) ? Object.entries(errors) : [])
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

/** Proxies and frameworks use other shapes. PHP writes an empty object as a list, hence `instanceof Object`. */
const isOfApi = ({ message, errors }: Json): boolean => typeof message === 'string' && errors instanceof Object;

/** Returns the seconds that `Retry-After` names, limited to the range in `RETRY_AFTER_SECONDS`. */
export function retryAfterSeconds(header: string | null, now: number = Date.now()): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  const { least, most, fallback } = RETRY_AFTER_SECONDS;
  return Number.isFinite(seconds) ? Math.min(most, Math.max(least, Math.ceil(seconds))) : fallback;
}

/**
 * Builds the error of a failed call. A 404 that does not come from the API counts as unreadable. A body sent as JSON
 * comes from the API as soon as it has a message.
 */
export function refusal(
  status: number,
  body: string,
  retryAfter: string | null = null,
  contentType: string | null = null,
): CallError {
  const json = parsed(body);
  const ofApi = isOfApi(json);
  const isMessage = typeof json['message'] === 'string' && /^application\/json\b/i.test(contentType ?? '');
  if (status === 404 && !ofApi && !isMessage) return new CallError({ kind: 'unreadable' });
  return new CallError({
    kind: 'http',
    status,
    text: ofApi ? plain(json['message']) : '',
    fields: fieldTexts(json['errors']),
    retryAfter: status === 429 ? (retryAfterSeconds(retryAfter) ?? RETRY_AFTER_SECONDS.fallback) : undefined,
  });
}

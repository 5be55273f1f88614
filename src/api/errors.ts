import { RETRY_AFTER_SECONDS } from '../config/constants.ts';

/** Why a call did not give an answer. `http` is a refusal by the server; `unreadable` an answer that breaks the contract. */
export type CallFailure = 'offline' | 'timeout' | 'cancelled' | 'http' | 'unreadable';

interface CallErrorParts {
  readonly kind: CallFailure;
  readonly status?: number | undefined;
  readonly text?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfter?: number | undefined;
}

/** The one error of the api floor. `text` and `fields` hold the server's plain sentences, never markup. */
export class CallError extends Error {
  readonly kind: CallFailure;
  /** HTTP status when the server answered. */
  readonly status: number | undefined;
  readonly text: string;
  /** First sentence per field of a 422. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds to wait, from Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(parts: CallErrorParts) {
    super(parts.text ?? parts.kind);
    this.name = 'CallError';
    this.kind = parts.kind;
    this.status = parts.status;
    this.text = parts.text ?? '';
    this.fields = parts.fields ?? {};
    this.retryAfter = parts.retryAfter;
  }
}

export const isCallError = (error: unknown): error is CallError => error instanceof CallError;
/** Whether the effect of a call that failed is unknown: it may have happened though the answer was lost. */
export const isUnknownOutcome = (error: unknown): boolean =>
  isCallError(error) &&
  (error.kind === 'timeout' || error.kind === 'unreadable' || error.kind === 'offline' || (error.status ?? 0) >= 500);
export const needsCode = (error: unknown): boolean =>
  isCallError(error) && (error.status === 401 || error.status === 403);

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plain = (value: unknown): string => {
  const text = Array.isArray(value) ? (value as unknown[]).find((one) => typeof one === 'string') : value;
  return typeof text === 'string' && !/<[a-z!/]/i.test(text) ? text.trim().slice(0, 500) : '';
};

/** A field without a sentence falls away: the applicant is then told in the page's own words that something was refused. */
const fieldTexts = (errors: unknown): Record<string, string> =>
  Object.fromEntries(
    (isObject(errors) ? Object.entries(errors) : [])
      .map(([field, texts]) => [field, plain(texts)] as const)
      .filter(([, text]) => text !== ''),
  );

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
};

/** Seconds of a Retry-After header in either form, within bounds. */
export function retryAfterSeconds(header: string | null, now: number = Date.now()): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  const { least, most, fallback } = RETRY_AFTER_SECONDS;
  return Number.isFinite(seconds) ? Math.min(most, Math.max(least, Math.ceil(seconds))) : fallback;
}

/** Reads `{message, errors}`, problem+json and plain text into one error; raw HTML is dropped. */
export function refusal(status: number, body: string, retryAfter: string | null = null): CallError {
  const json = parsed(body);
  const object = isObject(json) ? json : {};
  const text = plain(object['message']) || plain(object['detail']) || plain(object['title']) || plain(json);
  return new CallError({
    kind: 'http',
    status,
    text,
    fields: fieldTexts(object['errors']),
    retryAfter: status === 429 ? (retryAfterSeconds(retryAfter) ?? RETRY_AFTER_SECONDS.fallback) : undefined,
  });
}

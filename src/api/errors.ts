import { RETRY_AFTER_SECONDS } from '../config/constants.ts';

/** `interrupted`: no answer came, though the browser is online. `unreadable`: the answer is not what the contract says. */
export type CallFailure = 'offline' | 'interrupted' | 'timeout' | 'cancelled' | 'http' | 'unreadable';

interface CallErrorParts {
  readonly kind: CallFailure;
  readonly status?: number | undefined;
  readonly text?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfter?: number | undefined;
}

/** `text` and `fields` are the server's sentences, never markup. */
export class CallError extends Error {
  readonly kind: CallFailure;
  readonly status: number | undefined;
  readonly text: string;
  /** First sentence per field. */
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

const hasStatus = (error: unknown, ...statuses: readonly number[]): error is CallError =>
  isCallError(error) && statuses.includes(error.status ?? 0);

export const isUnreadable = (error: unknown): error is CallError => isCallError(error) && error.kind === 'unreadable';
export const isNotFound = (error: unknown): error is CallError => hasStatus(error, 404);
export const isConflict = (error: unknown): error is CallError => hasStatus(error, 409);
export const isInvalid = (error: unknown): error is CallError => hasStatus(error, 400, 422);
export const isRateLimited = (error: unknown): error is CallError => hasStatus(error, 429);
export const isTooLarge = (error: unknown): error is CallError => hasStatus(error, 413);
export const isServerError = (error: unknown): error is CallError => isCallError(error) && (error.status ?? 0) >= 500;
export const isUnauthorized = (error: unknown): error is CallError => hasStatus(error, 401, 403);
/** The server behind a proxy may still be at work. */
export const isGatewayError = (error: unknown): error is CallError => hasStatus(error, 502, 504);
export const hasNoAnswer = (error: unknown): error is CallError =>
  isCallError(error) && ['timeout', 'offline', 'interrupted'].includes(error.kind);
/** The effect may have happened though the answer was lost. */
export const isUnknownOutcome = (error: unknown): boolean =>
  isServerError(error) || isUnreadable(error) || hasNoAnswer(error);

export const connectionFailure = (): CallFailure =>
  typeof navigator === 'object' && navigator.onLine ? 'interrupted' : 'offline';

type Json = Readonly<Record<string, unknown>>;
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plain = (value: unknown): string => {
  const text = Array.isArray(value) ? (value as unknown[]).find((one) => typeof one === 'string') : value;
  return typeof text === 'string' && !/<[a-z!/]/i.test(text) ? text.trim().slice(0, 500) : '';
};

/** A field without a sentence is left out. */
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

/** Proxies and frameworks write other forms. PHP writes an empty object as a list. */
const isOfApi = ({ message, errors }: Json): boolean => typeof message === 'string' && errors instanceof Object;

/** Seconds, within bounds. */
export function retryAfterSeconds(header: string | null, now: number = Date.now()): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  const { least, most, fallback } = RETRY_AFTER_SECONDS;
  return Number.isFinite(seconds) ? Math.min(most, Math.max(least, Math.ceil(seconds))) : fallback;
}

/** A 404 that is not the API's counts as no answer; a message alone is enough in what is sent as JSON. */
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

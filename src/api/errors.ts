import { RETRY_AFTER_SECONDS } from '../config/constants.ts';

/** `interrupted`: no response arrived although the browser is online. `unreadable`: the response breaks the contract. */
export type CallFailure = 'offline' | 'interrupted' | 'timeout' | 'cancelled' | 'http' | 'unreadable';

interface CallErrorParts {
  readonly kind: CallFailure;
  readonly status?: number | undefined;
  readonly text?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfter?: number | undefined;
  readonly hasNewAddress?: boolean;
}

/** A failed call. `text` and `fields` hold the server's sentences as plain text, never as markup. */
export class CallError extends Error {
  readonly kind: CallFailure;
  readonly status: number | undefined;
  readonly text: string;
  /** The first sentence about each field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds to wait before the next attempt, if the server sent `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** The call was redirected because of its trailing slash, and the next attempt uses the address of the redirect. */
  readonly hasNewAddress: boolean;

  constructor(parts: CallErrorParts) {
    super(parts.text ?? parts.kind);
    this.name = 'CallError';
    this.kind = parts.kind;
    this.status = parts.status;
    this.text = parts.text ?? '';
    this.fields = parts.fields ?? {};
    this.retryAfter = parts.retryAfter;
    this.hasNewAddress = parts.hasNewAddress ?? false;
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
/**
 * Seconds to wait before the next attempt: after a 429 there is a default wait even without `Retry-After`; after other
 * failures 0.
 */
export const secondsToWait = (error: unknown): number =>
  isRateLimited(error) ? (error.retryAfter ?? RETRY_AFTER_SECONDS.fallback) : 0;
export const isTooLarge = (error: unknown): error is CallError => hasStatus(error, 413);
export const isServerError = (error: unknown): error is CallError => isCallError(error) && (error.status ?? 0) >= 500;
export const isUnauthorized = (error: unknown): error is CallError => hasStatus(error, 401, 403);
/** The server behind the proxy may still be processing the call. */
export const isGatewayError = (error: unknown): error is CallError => hasStatus(error, 502, 504);
export const hasNoResponse = (error: unknown): error is CallError =>
  isCallError(error) && ['timeout', 'offline', 'interrupted'].includes(error.kind);
/** The call may have had its effect although its response was lost. */
export const isUnknownOutcome = (error: unknown): boolean =>
  isServerError(error) || isUnreadable(error) || hasNoResponse(error);

export const connectionFailure = (): CallFailure =>
  typeof navigator === 'object' && navigator.onLine ? 'interrupted' : 'offline';

export type Json = Readonly<Record<string, unknown>>;
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

import { backEnd, type BackEnd } from '../config/back-end.ts';
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
  readonly codeCannotHelp?: boolean;
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
  /** The call had no token, or the token that a one-time code has just given was refused, too. */
  readonly codeCannotHelp: boolean;

  constructor(parts: CallErrorParts) {
    super(parts.text ?? parts.kind);
    this.name = 'CallError';
    this.kind = parts.kind;
    this.status = parts.status;
    this.text = parts.text ?? '';
    this.fields = parts.fields ?? {};
    this.retryAfter = parts.retryAfter;
    this.hasNewAddress = parts.hasNewAddress ?? false;
    this.codeCannotHelp = parts.codeCannotHelp ?? false;
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

type TokenDialect = Pick<BackEnd, 'refusedTokenStatus'>;
/** The status of a refused token, or of a wrong one-time code where the call has no token. */
export const isUnauthorized = (error: unknown, dialect: TokenDialect = backEnd): error is CallError =>
  hasStatus(error, 401, dialect.refusedTokenStatus ?? 401);
/** The token is missing or no longer valid, and a one-time code gives another one. */
export const isTokenRefused = (error: unknown, dialect: TokenDialect = backEnd): error is CallError =>
  isUnauthorized(error, dialect) && !error.codeCannotHelp;
/** The server refuses the request, and no one-time code changes that. */
export const isForbidden = (error: unknown, dialect: TokenDialect = backEnd): error is CallError =>
  hasStatus(error, 401, 403) && !isTokenRefused(error, dialect);
/** The same refusal for a call that no one-time code makes possible. */
export function whereCodeCannotHelp(error: unknown): unknown {
  if (!isTokenRefused(error)) return error;
  const { kind, status, text, fields, retryAfter } = error;
  return new CallError({ kind, status, text, fields, retryAfter, codeCannotHelp: true });
}

/** The server behind the proxy may still be processing the call. */
export const isGatewayError = (error: unknown): error is CallError => hasStatus(error, 502, 504);
/**
 * A gateway responded in place of the server, which may have processed the call. With `Retry-After`, 503 says that the
 * server refused it.
 */
export const isLostAtGateway = (error: unknown): error is CallError =>
  isGatewayError(error) || (hasStatus(error, 503) && error.retryAfter === undefined);
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

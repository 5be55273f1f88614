import {
  isCallError,
  isConflict,
  isNotFound,
  isRateLimited,
  isServerError,
  isTooLarge,
  isUnauthorized,
  type CallError,
} from '../api/errors.ts';
import { UPLOAD_LIMIT_BYTES } from '../config/constants.ts';
import type { UploadedFile } from '../model/application.ts';
import type { Attempt } from './attempt.ts';
import type { RefusalReason } from './file/prepare-file.ts';

export type FailureReason =
  | RefusalReason
  | 'locked'
  | 'offline'
  | 'interrupted'
  | 'slow'
  | 'server'
  | 'refused'
  | 'conflict'
  | 'busy'
  | 'session'
  | 'not-found'
  | 'unconfirmed';

export interface Failure {
  readonly reason: FailureReason;
  readonly text: string;
  /** Milliseconds since 1970; 0 for at once. */
  readonly retryAt: number;
}

export type UploadState =
  | { readonly state: 'preparing'; readonly name: string }
  | { readonly state: 'waiting'; readonly attempt: Attempt }
  /** `percent`: 0–100. */
  | { readonly state: 'sending'; readonly attempt: Attempt; readonly percent: number }
  | { readonly state: 'checking'; readonly attempt: Attempt }
  | { readonly state: 'received'; readonly attempt: Attempt; readonly file: UploadedFile }
  /** The university has the same file already; the applicant decides whether it is sent again. */
  | { readonly state: 'repeated'; readonly attempt: Attempt }
  /** `retry`: the same file may succeed later. */
  | { readonly state: 'failed'; readonly name: string; readonly failure: Failure; readonly retry?: Attempt };

export const isUploading = (uploadState: UploadState | undefined): boolean =>
  uploadState !== undefined && !['received', 'repeated', 'failed'].includes(uploadState.state);

export function unsettledAttempt(uploadState: UploadState | undefined): Attempt | undefined {
  switch (uploadState?.state) {
    case 'sending':
    case 'checking':
      return uploadState.attempt;
    case 'waiting':
      return uploadState.attempt.outcomeUnknown ? uploadState.attempt : undefined;
    case 'failed':
      return uploadState.retry?.outcomeUnknown ? uploadState.retry : undefined;
    case 'preparing':
    case 'received':
    case 'repeated':
    case undefined:
      return undefined;
  }
}

export const localFailure = (reason: FailureReason): Failure => ({ reason, text: '', retryAt: 0 });

/** The form around a file adds bytes to a request. */
const FORM_BYTES = 1024;

function reasonOf(error: CallError): FailureReason {
  if (isTooLarge(error)) return 'too-big';
  if (isRateLimited(error)) return 'busy';
  if (isUnauthorized(error)) return 'session';
  if (isNotFound(error)) return 'not-found';
  if (isConflict(error)) return 'conflict';
  return isServerError(error) ? 'server' : 'refused';
}

/** @param size of the file that was sent, in bytes; 0 for other calls */
export function failureOf(error: unknown, size = 0): Failure {
  if (!isCallError(error)) return localFailure('server');
  switch (error.kind) {
    case 'offline':
    case 'interrupted':
      // A server that closes the connection because the body is over its limit looks like no network.
      return localFailure(size + FORM_BYTES > UPLOAD_LIMIT_BYTES ? 'too-big' : error.kind);
    case 'timeout':
      return localFailure('slow');
    case 'unreadable':
    case 'cancelled':
      return localFailure('unconfirmed');
    case 'http': {
      const reason = reasonOf(error);
      const text = error.fields['file'] ?? Object.values(error.fields)[0] ?? error.text;
      const retryAt = error.retryAfter === undefined ? 0 : Date.now() + error.retryAfter * 1000;
      return { reason, text: reason === 'refused' || reason === 'conflict' ? text : '', retryAt };
    }
  }
}

/** Of reading the list after an outcome that nobody knows. */
export function lookupFailure(error: unknown): Failure {
  const failure = failureOf(error);
  return failure.reason === 'session' || failure.reason === 'busy' ? failure : localFailure('unconfirmed');
}

export const isFinal = (reason: FailureReason): boolean => reason === 'too-big' || reason === 'refused';

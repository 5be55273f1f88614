import {
  isCallError,
  isConflict,
  isForbidden,
  isNotFound,
  isRateLimited,
  isServerError,
  isTokenRefused,
  isTooLarge,
  secondsToWait,
  type CallError,
} from '../api/errors.ts';
import { UPLOAD_LIMIT_BYTES } from '../config/constants.ts';
import type { UploadedFile } from '../model/application.ts';
import type { PreparedFile, RefusalReason } from './file/prepare-file.ts';

export type FailureReason =
  | RefusalReason
  | 'locked'
  | 'offline'
  | 'interrupted'
  | 'slow'
  | 'server'
  | 'unexpected'
  | 'forbidden'
  /** Within our limit, so a proxy in front of the API has a smaller one. */
  | 'above-server-limit'
  | 'refused'
  | 'conflict'
  | 'busy'
  | 'session'
  | 'not-found'
  | 'unconfirmed';

export interface Failure {
  readonly reason: FailureReason;
  readonly text: string;
  /** In milliseconds since 1970; 0 if a retry need not wait. */
  readonly retryAt: number;
  /** Of the sent file, in bytes; 0 for other calls. */
  readonly size: number;
}

export interface Attempt {
  readonly preparedFile: PreparedFile;
  /** What the applicant has chosen or made in the editor. */
  readonly chosen: File;
  /** The files that the server had when this one was sent. Any other file may be this one. */
  readonly knownFileIds: readonly string[];
  /** The server may already have the file. */
  readonly outcomeUnknown: boolean;
}

export type UploadState =
  | { readonly kind: 'preparing'; readonly name: string; readonly chosen: File }
  | { readonly kind: 'waiting'; readonly attempt: Attempt }
  /** `percent`: 0–100. */
  | { readonly kind: 'sending'; readonly attempt: Attempt; readonly percent: number }
  | { readonly kind: 'checking'; readonly attempt: Attempt }
  | { readonly kind: 'received'; readonly attempt: Attempt; readonly file: UploadedFile }
  /** The university already has the same file; the applicant decides whether it is sent again. */
  | { readonly kind: 'duplicate'; readonly attempt: Attempt }
  /** Both are absent if the same file cannot succeed later. */
  | {
      readonly kind: 'failed';
      readonly name: string;
      readonly failure: Failure;
      /** Can be sent again. */
      readonly retry?: Attempt;
      /** Can be prepared again. */
      readonly chosen?: File;
    };

/** A settled upload waits for the applicant. */
export const isUploadSettled = (uploadState: UploadState): boolean =>
  ['received', 'duplicate', 'failed'].includes(uploadState.kind);

export const isUploading = (uploadState: UploadState | undefined): boolean =>
  uploadState !== undefined && !isUploadSettled(uploadState);

/** Whether the same file may succeed at the next attempt. */
export const canRetry = (uploadState: UploadState | undefined): boolean =>
  uploadState?.kind === 'failed' && (uploadState.retry !== undefined || uploadState.chosen !== undefined);

/** @returns the attempt whose file may still reach the server although it is cancelled now */
export function unsettledAttempt(uploadState: UploadState | undefined): Attempt | undefined {
  switch (uploadState?.kind) {
    case 'sending':
    case 'checking':
      return uploadState.attempt;
    case 'waiting':
      return uploadState.attempt.outcomeUnknown ? uploadState.attempt : undefined;
    case 'failed':
      return uploadState.retry?.outcomeUnknown ? uploadState.retry : undefined;
    case 'preparing':
    case 'received':
    case 'duplicate':
    case undefined:
      return undefined;
  }
}

export const localFailure = (reason: FailureReason): Failure => ({ reason, text: '', retryAt: 0, size: 0 });

/** The most bytes that the form adds to a file in a request. */
const FORM_BYTES = 1024;

const isAboveLimit = (size: number): boolean => size + FORM_BYTES > UPLOAD_LIMIT_BYTES;

function reasonOf(error: CallError, size: number): FailureReason {
  if (isTooLarge(error) && size > 0) return isAboveLimit(size) ? 'too-big' : 'above-server-limit';
  if (isRateLimited(error)) return 'busy';
  if (isTokenRefused(error)) return 'session';
  if (isForbidden(error)) return 'forbidden';
  if (isNotFound(error)) return 'not-found';
  if (isConflict(error)) return 'conflict';
  return isServerError(error) ? 'server' : 'refused';
}

/** The reasons for which the server's own sentence counts. */
const QUOTED: readonly FailureReason[] = ['refused', 'conflict', 'forbidden'];

/** @param size the size of the sent file in bytes; 0 for other calls */
export function failureOf(error: unknown, size = 0): Failure {
  if (!isCallError(error)) return localFailure('unexpected');
  switch (error.kind) {
    case 'offline':
    case 'interrupted':
      // If the server closes the connection because the body exceeds its limit, the browser reports a network error.
      return localFailure(isAboveLimit(size) ? 'too-big' : error.kind);
    case 'timeout':
      return localFailure('slow');
    case 'unreadable':
    case 'cancelled':
      return localFailure('unconfirmed');
    case 'http': {
      const reason = reasonOf(error, size);
      const text = error.fields['file'] ?? Object.values(error.fields)[0] ?? error.text;
      const seconds = secondsToWait(error);
      const retryAt = seconds === 0 ? 0 : Date.now() + seconds * 1000;
      return { reason, text: QUOTED.includes(reason) ? text : '', retryAt, size };
    }
  }
}

/** Why the list of files could not be read to find the outcome of an upload or a deletion. */
export function lookupFailure(error: unknown): Failure {
  const failure = failureOf(error);
  return failure.reason === 'session' || failure.reason === 'busy' ? failure : localFailure('unconfirmed');
}

/** The same file would fail again. */
const FINAL: readonly FailureReason[] = ['too-big', 'above-server-limit', 'refused'];
export const isFinal = (reason: FailureReason): boolean => FINAL.includes(reason);

import { isCallError } from '../../api/errors.ts';
import { UPLOAD_LIMIT_BYTES } from '../../config/constants.ts';
import type { UploadedFile } from '../../model/application.ts';
import type { Outgoing, PrepareRefusal } from './prepare-file.ts';

/** Why a file is not at the university; each has its words in `upload.failures`. */
export type FailureReason =
  | PrepareRefusal
  | 'locked'
  | 'offline'
  | 'slow'
  | 'server'
  | 'refused'
  | 'busy'
  | 'session'
  | 'not-found'
  | 'unconfirmed';

export interface Failure {
  readonly why: FailureReason;
  /** The server's own sentence, plain text; empty when it gave none. */
  readonly text: string;
  /** When another try makes sense, in milliseconds since 1970; 0 for at once. */
  readonly until: number;
}

/** A file that has been offered to the server before, and what the server held when it was first offered. */
export interface Attempt {
  readonly outgoing: Outgoing;
  readonly heldBefore: readonly string[];
  /** The server may have it although no answer came: the list is read before it is sent again. */
  readonly doubtful: boolean;
}

/** The way of one file of one kind. What the server holds stands in its list, never here. */
export type Transfer =
  | { readonly state: 'preparing'; readonly name: string }
  | { readonly state: 'waiting'; readonly attempt: Attempt }
  | { readonly state: 'sending'; readonly attempt: Attempt; readonly percent: number }
  /** No clear answer came: the list is being read. */
  | { readonly state: 'checking'; readonly attempt: Attempt }
  | { readonly state: 'received'; readonly attempt: Attempt; readonly file: UploadedFile }
  /** `again` is there when another try with the same file makes sense. */
  | { readonly state: 'failed'; readonly name: string; readonly failure: Failure; readonly again?: Attempt };

export const isUnderWay = (transfer: Transfer | undefined): boolean =>
  transfer !== undefined && transfer.state !== 'received' && transfer.state !== 'failed';

export const plainFailure = (why: FailureReason): Failure => ({ why, text: '', until: 0 });

/** Room the form around a file takes in a request. A connection that ends for a body over the limit never gives an answer. */
const FORM_BYTES = 1024;

const reasonOf = (status: number): FailureReason => {
  if (status === 413) return 'too-big';
  if (status === 429) return 'busy';
  if (status === 401 || status === 403) return 'session';
  if (status === 404) return 'not-found';
  return status >= 500 ? 'server' : 'refused';
};

/** What a failed call means for the applicant. `size` of the file that was sent, in bytes; 0 for other calls. */
export function failureOf(error: unknown, size = 0): Failure {
  if (!isCallError(error)) return plainFailure('server');
  switch (error.kind) {
    case 'offline':
      return plainFailure(size + FORM_BYTES > UPLOAD_LIMIT_BYTES ? 'too-big' : 'offline');
    case 'timeout':
      return plainFailure('slow');
    case 'unreadable':
    case 'cancelled':
      return plainFailure('unconfirmed');
    case 'http': {
      const why = reasonOf(error.status ?? 0);
      const text = error.fields['file'] ?? Object.values(error.fields)[0] ?? error.text;
      const until = error.retryAfter === undefined ? 0 : Date.now() + error.retryAfter * 1000;
      return { why, text: why === 'refused' ? text : '', until };
    }
  }
}

/** Failures that the same file would meet again. */
export const isFinal = (why: FailureReason): boolean => why === 'too-big' || why === 'refused';

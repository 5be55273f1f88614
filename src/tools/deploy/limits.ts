import { contract } from '../../api/contract/all.ts';
import { UPLOAD_STALL_MS } from '../../config/constants.ts';
import { escapeRegExp } from './nginx-text.ts';

export const API = '/api/';

/** Below it. */
const pathsOf = (fits: (call: (typeof contract)[number]) => boolean): string[] =>
  contract.filter(fits).map(({ endpoint }) => endpoint.path);

const UPLOADS = pathsOf(({ request }) => request.multipart === true);

/** Without an anchor before it. */
export const UPLOAD_PATHS = `${API}(?:${UPLOADS.map(escapeRegExp).join('|')})/?$`;

interface CallLimit {
  readonly name: string;
  /** Paths of calls, all sent by POST. */
  readonly paths: readonly string[];
  readonly perMinute: number;
  /** So many more at once. */
  readonly burst: number;
}

/**
 * What one address of the Internet may do. A school or a mobile network may have only one for all: a class of forty that applies
 * together passes. What one phone number may do is the API's matter.
 */
export const CALL_LIMITS: readonly CallLimit[] = [
  { name: 'code', paths: pathsOf(({ endpoint }) => endpoint.path.endsWith('/otp/request')) },
  { name: 'registration', paths: pathsOf(({ endpoint }) => endpoint.path.endsWith('/initial')) },
  { name: 'upload', paths: UPLOADS, perMinute: 240, burst: 120 },
].map(({ paths, ...limit }) => ({ perMinute: 60, burst: 60, ...limit, paths: paths.map((path) => API + path) }));

export const UPLOADS_AT_ONCE = 40;
export const RETRY_AFTER_SECONDS = 10;

/** For the head of a request, between two parts of its body or of an answer, and until the API takes a connection. */
export const STALL_SECONDS = { head: 10, body: UPLOAD_STALL_MS / 1000, connect: 5 };
/** A call without a file is kept in memory until the API can have all of it. */
export const CALL_KILOBYTES = 256;

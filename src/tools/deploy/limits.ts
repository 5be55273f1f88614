import { contract } from '../../api/contract/all.ts';
import { UPLOAD_STALL_MS } from '../../config/constants.ts';
import { escapeRegExp } from './nginx-text.ts';

export const API = '/api/';

/** The paths of calls are relative to `/api/`. */
const pathsOf = (fits: (call: (typeof contract)[number]) => boolean): string[] =>
  contract.filter(fits).map(({ endpoint }) => endpoint.path);

const UPLOADS = pathsOf(({ request }) => request.multipart === true);

/** This expression has no anchor at its start. */
export const UPLOAD_PATHS = `${API}(?:${UPLOADS.map(escapeRegExp).join('|')})/?$`;

interface CallLimit {
  readonly name: string;
  /** The paths of the calls, which are all sent by POST. */
  readonly paths: readonly string[];
  readonly perMinute: number;
  /** This many further calls may arrive at once. */
  readonly burst: number;
}

/**
 * These limits hold for one address of the Internet. A school or a mobile network may have a single address, so a class of forty that
 * applies together passes. The API itself limits what one phone number may do.
 */
export const CALL_LIMITS: readonly CallLimit[] = [
  { name: 'code', paths: pathsOf(({ endpoint }) => endpoint.path.endsWith('/otp/request')) },
  // A class that mistypes some of its codes passes; a million codes would take one address eleven days.
  { name: 'try', paths: pathsOf(({ endpoint }) => endpoint.path.endsWith('/otp/validate')) },
  { name: 'registration', paths: pathsOf(({ endpoint }) => endpoint.path.endsWith('/initial')) },
  { name: 'upload', paths: UPLOADS, perMinute: 240, burst: 120 },
].map(({ paths, ...limit }) => ({ perMinute: 60, burst: 60, ...limit, paths: paths.map((path) => API + path) }));

export const UPLOADS_AT_ONCE = 40;
export const RETRY_AFTER_SECONDS = 10;

/** The longest waits for the head of a request, for the next part of a body or of a response, and for a connection to the API. */
export const STALL_SECONDS = { head: 10, body: UPLOAD_STALL_MS / 1000, connect: 5 };
/** A call without a file is kept in memory until the API can have all of it. */
export const CALL_KILOBYTES = 256;

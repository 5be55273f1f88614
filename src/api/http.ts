import { CALL_TIMEOUT_MS } from '../config/constants.ts';
import { forgetEarlyResponses, takeEarlyResponse } from './early-responses.ts';
import { takeRefusedFields } from './request-headers.ts';
import { endings, withOtherEnding } from './endpoint-path.ts';
import { CallError, connectionFailure } from './errors.ts';
import { countRequest } from './pending-requests.ts';
import { readRefusal } from './read-refusal.ts';
import { clearListCache } from './list-cache.ts';
import { pause } from '../lib/pause.ts';

/** Query parameters by name. Undefined values are omitted. */
export type Query = Readonly<Record<string, string | undefined>>;

export interface HttpRequest {
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query?: Query | undefined;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Receives the headers as a response arrives. Those of an early response may be old, so they are not given. */
  readonly onHeaders?: ((headers: Headers) => void) | undefined;
}

/**
 * Pauses before a GET is repeated after a server error. Other calls are never repeated, because they may have had an
 * effect.
 */
const RETRY_PAUSES_MS = [500, 2000];
const REPEATED_STATUSES = new Set([408, 500, 502, 503, 504]);

/** Whether the response is a redirect. Browsers hide its target from scripts. */
const isRedirect = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304);

export const withQuery = (address: string, query: HttpRequest['query']): string => {
  const given = Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return given.length === 0 ? address : `${address}?${new URLSearchParams(given).toString()}`;
};

async function send(
  { method, address, headers, query, body, onHeaders }: HttpRequest,
  signal: AbortSignal,
): Promise<Response> {
  const logged = method === 'GET' ? {} : takeRefusedFields();
  const sendTo = async (place: string): Promise<Response> => {
    const whole = withQuery(place, query);
    const early = takeEarlyResponse(whole, headers, signal);
    if (early) return early;
    const response = await fetch(whole, {
      method,
      headers: { ...headers, ...logged, ...(body && { 'Content-Type': 'application/json' }) },
      cache: 'no-store',
      // Redirects are not followed: one could carry the token to another origin, and a POST would become a GET. Only a
      // GET is repeated (docs/decisions/0006-own-fetch.md).
      redirect: 'manual',
      signal,
      // Lets a deletion reach the server after the page is left.
      ...(method === 'DELETE' ? { keepalive: true } : {}),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    onHeaders?.(response.headers);
    return response;
  };
  if (method !== 'GET') {
    forgetEarlyResponses();
    const sentTo = endings.addressOf(address);
    const response = await sendTo(sentTo);
    if (!isRedirect(response)) return response;
    await learnEnding(address, headers, signal);
    throw new CallError({ kind: 'unreadable', hasNewAddress: endings.addressOf(address) !== sentTo });
  }
  const read = async (): Promise<Response> => {
    const response = await sendTo(address);
    const isRedirected = isRedirect(response);
    const final = isRedirected ? await sendTo(withOtherEnding(address)) : response;
    if (final.ok) endings.note(address, isRedirected);
    return final;
  };
  let response = await read();
  for (const milliseconds of RETRY_PAUSES_MS) {
    if (!REPEATED_STATUSES.has(response.status)) break;
    await pause(milliseconds, signal);
    response = await read();
  }
  return response;
}

/**
 * After a call that saves was redirected, finds out whether its trailing slash was the reason, so that the next attempt
 * reaches the server. The redirected call is not repeated, because it may have had its effect. The probe asks for the
 * same content type, which servers may redirect by, but carries no token, because the redirect may lead to another
 * origin.
 */
async function learnEnding(address: string, headers: HttpRequest['headers'], signal: AbortSignal): Promise<void> {
  const accepted = Object.fromEntries(Object.entries(headers).filter(([name]) => /^accept\b/i.test(name)));
  const { url = '' } =
    (await fetch(address, { cache: 'no-store', credentials: 'omit', headers: accepted, signal }).catch(() => null)) ??
    {};
  if (url.endsWith(withOtherEnding(address))) endings.note(address, true);
  else if (url.endsWith(address)) endings.note(address, false);
}

/**
 * Sends every request of the site except uploads (docs/decisions/0006-own-fetch.md).
 * @returns the text of a successful response
 * @throws {CallError} `cancelled` when the caller's signal is aborted
 */
export async function http(request: HttpRequest): Promise<string> {
  const done = countRequest();
  const controller = new AbortController();
  let ended: 'timeout' | 'cancelled' | undefined;
  const end = (why: 'timeout' | 'cancelled') => (): void => {
    ended ??= why;
    controller.abort();
  };
  const timer = setTimeout(end('timeout'), CALL_TIMEOUT_MS);
  const cancel = end('cancelled');
  request.signal?.addEventListener('abort', cancel);
  if (request.signal?.aborted) cancel();
  try {
    const response = await send(request, controller.signal);
    const text = await response.text();
    const { headers, status } = response;
    if (isRedirect(response)) throw new CallError({ kind: 'unreadable' });
    if (!response.ok) {
      if (request.method !== 'GET') clearListCache();
      const refused = await readRefusal(status, text, (name) => headers.get(name), controller.signal);
      throw ended === 'cancelled' ? new CallError({ kind: ended }) : refused;
    }
    done('done');
    // Status 204 says that the server has processed the request; an empty body with another status proves nothing.
    return status === 204 ? '{}' : text;
  } catch (error) {
    const failure = error instanceof CallError ? error : new CallError({ kind: ended ?? connectionFailure() });
    done(failure.kind === 'cancelled' ? 'cancelled' : 'failed', failure);
    throw failure;
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', cancel);
  }
}

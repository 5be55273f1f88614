import { vi } from 'vitest';
import { CallError } from '../../src/api/errors.ts';
import { clearListCache } from '../../src/api/list-cache.ts';
import { fakeResponse, noAnswer } from './fake-response.ts';

export interface SeenRequest {
  readonly method: string;
  /** Without the query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly signal: AbortSignal | null;
}

/** What a test's server says to a call: an answer, a failure, or nothing until the test decides. */
type Reply = (request: SeenRequest) => unknown;

export const refused = (status: number, errors: Record<string, string> = {}): CallError =>
  new CallError({ kind: 'http', status, text: '', fields: errors });
export const offline = new CallError({ kind: 'offline' });
/** An answer that is not the API's own, for instance of a proxy. */
export class RawAnswer {
  constructor(
    readonly status: number,
    readonly text: string,
  ) {}
}

function seenRequest(url: string, { method = 'GET', headers, body, signal = null }: RequestInit): SeenRequest {
  const [address = '', search = ''] = url.split('?');
  return {
    method,
    address,
    headers: headers as Record<string, string>,
    query: Object.fromEntries(new URLSearchParams(search)),
    body: typeof body === 'string' ? JSON.parse(body) : undefined,
    signal,
  };
}

function connect(isOnline: boolean): void {
  if (typeof window !== 'undefined') vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
}

/** The response that makes the client throw this error. */
function failedResponse({ kind, status = 0, text, fields, retryAfter }: CallError): Response {
  const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  if (kind === 'http') return fakeResponse(status, JSON.stringify({ message: text, errors: fields }), headers);
  if (kind !== 'offline') throw new Error(`A server does not respond with "${kind}"`);
  connect(false);
  throw new TypeError('Failed to fetch');
}

/**
 * A server behind `fetch`, for tests that need a DOM, in which the sandbox does not load. A reply belongs to
 * the end of a URL; other URLs answer an empty object. A text is the whole body, as it is.
 */
export function fakeServer() {
  clearListCache();
  const seen: SeenRequest[] = [];
  const replies = new Map<string, Reply>();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = seenRequest(url, init);
    seen.push(request);
    const found = [...replies].find(([ending]) => request.address.endsWith(ending));
    const reply = await Promise.race([found?.[1](request), noAnswer(request.signal)]);
    if (reply instanceof CallError) return failedResponse(reply);
    connect(true);
    if (reply instanceof RawAnswer) return fakeResponse(reply.status, reply.text);
    return fakeResponse(200, typeof reply === 'string' ? reply : JSON.stringify(reply ?? {}));
  });
  return {
    seen,
    on: (ending: string, reply: unknown): void => {
      replies.set(ending, typeof reply === 'function' ? (reply as Reply) : () => reply);
    },
    count: (method: string): number => seen.filter((request) => request.method === method).length,
    lastBody: (): unknown => seen.at(-1)?.body,
  };
}
export type FakeServer = ReturnType<typeof fakeServer>;

/** A reply that the test gives later. */
export function deferredReply() {
  let answer: (reply: unknown) => void = () => undefined;
  const reply = new Promise((resolve) => {
    answer = resolve;
  });
  return { reply: () => reply, answer: (value: unknown) => answer(value) };
}

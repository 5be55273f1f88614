import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import {
  isConflict,
  isInvalid,
  isNotFound,
  isRateLimited,
  isServerError,
  isTooLarge,
  isForbidden,
  isUnauthorized,
  type CallError,
} from '../../src/api/errors.ts';
import { RETRY_AFTER_SECONDS } from '../../src/config/constants.ts';
import { exampleResponse, requiredFields } from './example-response.ts';

/** What a server, a proxy or a network may answer to any call. */

export const SENTENCE = 'เลือกหลักสูตรใหม่อีกครั้ง';
const HTML = '<!doctype html><h1>502 Bad Gateway</h1><pre>at Server.handle (/srv/app.js:10)</pre>';
const DEEP = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

interface Answer {
  readonly status: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
export type Reply = Answer | 'cut' | 'hangs';
export interface Fault {
  readonly name: string;
  readonly reply: (endpoint: Endpoint) => Reply;
  /**
   * The result for the caller. `accepted` means that the answer is valid, `either` that it depends on the contract of
   * the call.
   */
  readonly expected: CallError['kind'] | 'accepted' | 'either';
  readonly predicate?: (error: unknown) => boolean;
  readonly fields?: true;
  readonly retryAfter?: number;
  /** The server gives the same answer again, because the client repeats a GET. */
  readonly isTransient?: true;
  /** The browser knows that it is offline. */
  readonly isOffline?: true;
  /** A fault that removes a required field does not apply to a call without one. */
  readonly appliesTo?: (endpoint: Endpoint) => boolean;
}

const json = (value: unknown): string => JSON.stringify(value);
const OF_API = { message: SENTENCE, errors: {} };
const refusal = (status: number, body: unknown = OF_API, headers = {}): Answer => ({
  status,
  body: typeof body === 'string' ? body : json(body),
  headers,
});
const example = (endpoint: Endpoint): unknown => exampleResponse(endpoint);
const firstOf = (answer: unknown): Record<string, unknown> =>
  (Array.isArray(answer) ? answer[0] : answer) as Record<string, unknown>;
const changed = (endpoint: Endpoint, change: Readonly<Record<string, unknown>>): Answer => {
  const answer = example(endpoint);
  const item = { ...firstOf(answer), ...change };
  return { status: 200, body: json(Array.isArray(answer) ? [item] : item) };
};
const hasRequiredField = (endpoint: Endpoint): boolean => requiredFields(endpoint).length > 0;

const FIELD_ERRORS = { message: SENTENCE, errors: { first_name: [SENTENCE], email: SENTENCE, empty: [] } };
const http = (status: number, predicate: Fault['predicate'], more: Partial<Fault> = {}): Fault => ({
  name: String(status),
  reply: () => refusal(status),
  expected: 'http',
  ...(predicate ? { predicate } : {}),
  ...more,
});
const limited = (name: string, header: string | undefined, retryAfter?: number): Fault =>
  http(429, isRateLimited, {
    name: `429, ${name}`,
    reply: () => refusal(429, OF_API, header === undefined ? {} : { 'Retry-After': header }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
const transient = (status: number, body?: unknown): Fault =>
  http(status, isServerError, {
    name: `${status}${body === undefined ? '' : ', HTML'}`,
    reply: () => refusal(status, body),
    isTransient: true,
  });

export const FAULTS: readonly Fault[] = [
  { name: 'connection cut', reply: () => 'cut', expected: 'interrupted' },
  { name: 'no connection', reply: () => 'cut', expected: 'offline', isOffline: true },
  { name: 'no response', reply: () => 'hangs', expected: 'timeout' },
  http(400, isInvalid, { name: '400, fields', reply: () => refusal(400, FIELD_ERRORS), fields: true }),
  http(400, isInvalid),
  http(401, isUnauthorized),
  http(403, isForbidden),
  http(404, isNotFound),
  { name: '404, HTML', reply: () => refusal(404, HTML), expected: 'unreadable' },
  { name: '404, of a framework', reply: () => refusal(404, { message: 'Not Found' }), expected: 'unreadable' },
  http(404, isNotFound, {
    name: '404, a message alone',
    reply: () => refusal(404, { message: SENTENCE }, { 'Content-Type': 'application/json' }),
  }),
  http(405, undefined),
  http(409, isConflict),
  http(410, undefined),
  http(413, isTooLarge, { name: '413, HTML', reply: () => refusal(413, HTML) }),
  http(415, undefined),
  http(422, isInvalid, { name: '422, fields', reply: () => refusal(422, FIELD_ERRORS), fields: true }),
  http(422, isInvalid, {
    name: '422, errors of a wrong shape',
    reply: () => refusal(422, { errors: 'no', message: 1 }),
  }),
  limited('without a time', undefined),
  limited('in seconds', '7', 7),
  limited('with nonsense', 'soon'),
  limited('for a year', '31536000', RETRY_AFTER_SECONDS.most),
  transient(500),
  transient(500, HTML),
  transient(502, HTML),
  transient(503),
  transient(504, HTML),
  { name: '200, HTML', reply: () => ({ status: 200, body: HTML }), expected: 'unreadable' },
  {
    name: '200, cut JSON',
    reply: (e) => ({ status: 200, body: json(example(e)).slice(0, -1) }),
    expected: 'unreadable',
  },
  {
    name: '200, null',
    reply: () => ({ status: 200, body: 'null' }),
    expected: 'unreadable',
    // Before there is a charge, nothing is an answer.
    appliesTo: ({ response }) => response.type !== 'nullish',
  },
  { name: '200, a number', reply: () => ({ status: 200, body: '7' }), expected: 'unreadable' },
  { name: '200, nested without end', reply: () => ({ status: 200, body: DEEP }), expected: 'either' },
  { name: '200, empty', reply: () => ({ status: 200, body: '' }), expected: 'either' },
  {
    name: '200, a list for an object or an object for a list',
    reply: (e) => ({ status: 200, body: Array.isArray(example(e)) ? '{"items":[]}' : '[["x"]]' }),
    expected: 'unreadable',
  },
  {
    name: '200, a required field missing',
    reply: (e) => changed(e, { [requiredFields(e)[0] ?? '']: undefined }),
    expected: 'unreadable',
    appliesTo: hasRequiredField,
  },
  {
    name: '200, a required field of another kind',
    reply: (e) => changed(e, { [requiredFields(e)[0] ?? '']: { nested: [1] } }),
    expected: 'unreadable',
    appliesTo: hasRequiredField,
  },
  {
    name: '200, fields and prototype keys nobody knows',
    reply: (e) => {
      const { body = '' } = changed(e, { not_in_the_contract: { nested: [1, null] } });
      return { status: 200, body: body.replace('{', '{"__proto__":{"status":"successful"},"constructor":"x",') };
    },
    expected: 'accepted',
  },
  { name: '200, as the contract says', reply: (e) => ({ status: 200, body: json(example(e)) }), expected: 'accepted' },
];

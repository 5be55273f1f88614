import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { specifiedCalls } from '../../e2e/support/call-table.ts';
import { callUntyped, type AnyCallInput } from '../../src/api/client.ts';
import { contract } from '../../src/api/contract/all.ts';
import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import { isUnknownOutcome, type CallError } from '../../src/api/errors.ts';
// The module is imported here, because loading it at the first error answer would take real time, and this test uses
// fake timers.
import '../../src/api/refusal.ts';
import { upload } from '../../src/api/upload.ts';
import { LOCALES } from '../../src/config/locales.ts';
import { callErrorMessage } from '../../src/application/ui/call-error-message.ts';
import en from '../../locales/en/errors.json';
import th from '../../locales/th/errors.json';
import { FAULTS, SENTENCE, type Fault, type Reply } from './faults.ts';

/** Runs every call of the contract against every fault, at the client (docs/spec.md, section 4). */

const messages = { th: th.call, en: en.call };

/** The number of requests that reached the server. */
let sent = 0;
let reply: Reply = 'cut';

const aborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
const fakeFetch: typeof fetch = (_address, init) => {
  sent += 1;
  if (reply === 'cut') return Promise.reject(new TypeError('Failed to fetch'));
  if (reply === 'hangs') return aborted(init?.signal);
  const { status, body, headers } = reply;
  return Promise.resolve(new Response(body ?? '', { status, headers: headers ?? {} }));
};

/** The part of XMLHttpRequest that an upload uses. */
class FakeUpload {
  upload = {};
  status = 0;
  responseText = '';
  responseURL = '';
  onload = (): void => undefined;
  onerror = (): void => undefined;
  open = (): void => undefined;
  setRequestHeader = (): void => undefined;
  abort = (): void => undefined;
  getResponseHeader = (name: string): string | null =>
    reply === 'cut' || reply === 'hangs' ? null : new Headers(reply.headers).get(name);
  send(): void {
    sent += 1;
    if (reply === 'hangs') return;
    if (reply === 'cut') {
      this.onerror();
      return;
    }
    this.status = reply.status;
    this.responseText = reply.body ?? '';
    this.onload();
  }
}

const parametersOf = ({ path }: Endpoint): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '7']));

const run = (entry: (typeof contract)[number]): Promise<unknown> => {
  const { endpoint, request } = entry;
  const token = endpoint.token === 'none' ? {} : { token: 'token' };
  if (request.multipart) return upload(endpoint, { locale: 'th', ...token, form: { file: new File(['x'], 'x.pdf') } });
  const input: AnyCallInput = { locale: 'th', ...token, parameters: parametersOf(endpoint) };
  return callUntyped(endpoint, endpoint.method === 'GET' ? input : { ...input, body: {} });
};

/** Returns the outcome of a call, with timers run at once. */
async function outcomeOf(entry: (typeof contract)[number]): Promise<{ answer?: unknown; error?: CallError }> {
  const ended = run(entry).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error: error as CallError }),
  );
  await vi.runAllTimersAsync();
  return ended;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { hostname: 'localhost', pathname: '/' } }));
  vi.stubGlobal('fetch', fakeFetch);
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Expects a text that is neither markup nor code nor the server's raw text. */
function expectSentence(error: CallError): void {
  for (const locale of LOCALES) {
    const sentence = callErrorMessage(error, messages[locale]);
    expect(sentence).not.toBe('');
    expect(sentence).not.toMatch(/[<>{}[\]]|undefined|\bat Server|Bad Gateway|Not Found|http|unreadable/);
    if (!sentence.startsWith(SENTENCE)) expect(/[\u0E00-\u0E7F]/.test(sentence)).toBe(locale === 'th');
  }
}

function expectFailure(error: CallError, { predicate, fields, retryAfter }: Fault, status: number | undefined): void {
  expect(error.status).toBe(error.kind === 'http' ? status : undefined);
  if (predicate) expect(predicate(error)).toBe(true);
  expect(error.fields).toEqual(fields ? { first_name: SENTENCE, email: SENTENCE } : {});
  expect(error.retryAfter).toBe(retryAfter);
  expectSentence(error);
  // A call that may have had its effect must be verified before it is repeated.
  expect(isUnknownOutcome(error)).toBe(error.kind !== 'http' || (status ?? 0) >= 500);
}

async function expectOutcome(entry: (typeof contract)[number], fault: Fault): Promise<void> {
  sent = 0;
  vi.stubGlobal('navigator', { onLine: fault.isOffline !== true });
  reply = fault.reply(entry.endpoint);
  const { answer, error } = await outcomeOf(entry);
  const { expected } = fault;
  if (expected === 'accepted') expect(error).toBeUndefined();
  else if (expected !== 'either') expect(error?.kind).toBe(expected);
  const status = reply === 'cut' || reply === 'hangs' ? undefined : reply.status;
  if (error) expectFailure(error, fault, status);
  else expect(answer ?? {}).not.toHaveProperty('status', 'successful');
  // Only calls without an effect are repeated, a limited number of times.
  const repeats = fault.isTransient && entry.endpoint.method === 'GET';
  expect(sent).toBe(repeats ? 3 : 1);
}

const faultsOf = ({ endpoint }: (typeof contract)[number]): readonly Fault[] =>
  FAULTS.filter(({ appliesTo }) => appliesTo?.(endpoint) ?? true);

test.each(contract)('$name', async (entry) => {
  const wrong: string[] = [];
  for (const fault of faultsOf(entry))
    await expectOutcome(entry, fault).catch((error: unknown) => wrong.push(`${fault.name}: ${String(error)}`));
  expect(wrong).toEqual([]);
});

test('the matrix covers every call with enough faults', () => {
  expect(contract).toHaveLength(specifiedCalls.length);
  expect(contract.flatMap(faultsOf).length).toBeGreaterThanOrEqual(1_874);
});

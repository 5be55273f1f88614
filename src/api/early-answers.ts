/**
 * A page begins to read its application from a small script, beside the code of its island. `http` takes such an answer in place of
 * the same request. The script is a file of its own, so the two meet on the global object.
 */
interface EarlyAnswer {
  readonly response: Promise<Response>;
  readonly controller: AbortController;
}

interface EarlyAnswers {
  /** What the browser had stored when they were asked for. Another tab that saves stores another. */
  readonly revision: string;
  /** By address and headers. */
  readonly byRequest: Map<string, EarlyAnswer>;
}

declare global {
  // Only `var` declares a property of the global object.
  var earlyAnswers: EarlyAnswers | undefined;
}

type Headers = Readonly<Record<string, string>>;
const keyOf = (address: string, headers: Headers): string => address + JSON.stringify(headers);

/** So long after the page was opened an answer is not taken, because it may have waited in the background. @chosen */
const FRESH_MS = 30_000;

/** @param revision of the answers, as the browser has stored it; empty where there is none */
export function readEarly(address: string, headers: Headers, revision: string): void {
  const controller = new AbortController();
  const response = fetch(address, { headers, cache: 'no-store', redirect: 'manual', signal: controller.signal });
  // An answer that is not read would hold its connection when nobody takes it. Whoever takes it hears of the failure.
  response.then((answer) => answer.clone().text()).catch(() => undefined);
  globalThis.earlyAnswers ??= { revision, byRequest: new Map() };
  globalThis.earlyAnswers.byRequest.set(keyOf(address, headers), { response, controller });
}

/** @returns the answer to the same request, once; `undefined` when there is none */
export function takeEarlyAnswer(address: string, headers: Headers, signal: AbortSignal): Promise<Response> | undefined {
  const key = keyOf(address, headers);
  const early = globalThis.earlyAnswers?.byRequest.get(key);
  if (!early || signal.aborted || performance.now() > FRESH_MS) return undefined;
  globalThis.earlyAnswers?.byRequest.delete(key);
  signal.addEventListener('abort', () => early.controller.abort());
  return early.response;
}

/** What was read before a call that saves may be outdated after it. */
export function forgetEarlyAnswers(): void {
  globalThis.earlyAnswers = undefined;
}

/** Another tab may have saved since. Its answers would be recorded as seen, and then be overwritten without a question. */
export function keepEarlyAnswersOf(revision: string): void {
  if (globalThis.earlyAnswers?.revision !== revision) forgetEarlyAnswers();
}

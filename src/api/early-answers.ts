/**
 * A small script requests the application while the code of the page's island is still loading, and `http` uses its
 * answers for the same requests. The script is a separate bundle, so the two share the global object.
 */
interface EarlyAnswer {
  readonly response: Promise<Response>;
  readonly controller: AbortController;
}

interface EarlyAnswers {
  /** The revision in storage when the requests were sent. A save in another tab changes it. */
  readonly revision: string;
  /** Keyed by address and headers. */
  readonly byRequest: Map<string, EarlyAnswer>;
}

declare global {
  // Only `var` declares a property of the global object.
  var earlyAnswers: EarlyAnswers | undefined;
}

type Headers = Readonly<Record<string, string>>;
const keyOf = (address: string, headers: Headers): string => address + JSON.stringify(headers);

/** After this time an early answer is not used, because the page may have waited in the background. @chosen */
const FRESH_MS = 30_000;

/** @param revision the revision in the browser's storage; empty if there is none */
export function readEarly(address: string, headers: Headers, revision: string): void {
  const controller = new AbortController();
  const response = fetch(address, { headers, cache: 'no-store', redirect: 'manual', signal: controller.signal });
  // An unread body would hold its connection if nobody takes the answer. The caller that takes it receives the failure.
  response.then((answer) => answer.clone().text()).catch(() => undefined);
  globalThis.earlyAnswers ??= { revision, byRequest: new Map() };
  globalThis.earlyAnswers.byRequest.set(keyOf(address, headers), { response, controller });
}

/** @returns the early answer to this request, at most once; otherwise `undefined` */
export function takeEarlyAnswer(address: string, headers: Headers, signal: AbortSignal): Promise<Response> | undefined {
  const key = keyOf(address, headers);
  const early = globalThis.earlyAnswers?.byRequest.get(key);
  if (!early || signal.aborted || performance.now() > FRESH_MS) return undefined;
  globalThis.earlyAnswers?.byRequest.delete(key);
  signal.addEventListener('abort', () => early.controller.abort());
  return early.response;
}

/** A call that saves makes earlier answers outdated. */
export function forgetEarlyAnswers(): void {
  globalThis.earlyAnswers = undefined;
}

/**
 * Drops the answers if another tab has saved since. They would count as the latest state, and the other tab's changes
 * would be overwritten without a question.
 */
export function keepEarlyAnswersOf(revision: string): void {
  if (globalThis.earlyAnswers?.revision !== revision) forgetEarlyAnswers();
}

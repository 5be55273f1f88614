/**
 * A small script requests the application while the code of the page's island is still loading, and `http` uses its
 * responses for the same requests. The script is a separate bundle, so the two share the global object.
 */
interface EarlyResponse {
  readonly response: Promise<Response>;
  readonly controller: AbortController;
}

interface EarlyResponses {
  /** The revision in storage when the requests were sent. A save in another tab changes it. */
  readonly revision: string;
  /** Keyed by address and headers. */
  readonly byRequest: Map<string, EarlyResponse>;
}

declare global {
  // Only `var` declares a property of the global object.
  var earlyResponses: EarlyResponses | undefined;
}

type Headers = Readonly<Record<string, string>>;
const keyOf = (address: string, headers: Headers): string => address + JSON.stringify(headers);

/** After this time an early response is not used, because the page may have waited in the background. @chosen */
const FRESH_MS = 30_000;

/** @param revision the revision in the browser's storage; empty if there is none */
export function readEarly(address: string, headers: Headers, revision: string): void {
  const controller = new AbortController();
  const response = fetch(address, { headers, cache: 'no-store', redirect: 'manual', signal: controller.signal });
  // An unread body would hold its connection if nobody takes the response. The caller that takes it receives the failure.
  response.then((received) => received.clone().text()).catch(() => undefined);
  globalThis.earlyResponses ??= { revision, byRequest: new Map() };
  globalThis.earlyResponses.byRequest.set(keyOf(address, headers), { response, controller });
}

/** @returns the early response to this request, at most once; otherwise `undefined` */
export function takeEarlyResponse(
  address: string,
  headers: Headers,
  signal: AbortSignal,
): Promise<Response> | undefined {
  const key = keyOf(address, headers);
  const early = globalThis.earlyResponses?.byRequest.get(key);
  if (!early || signal.aborted || performance.now() > FRESH_MS) return undefined;
  globalThis.earlyResponses?.byRequest.delete(key);
  signal.addEventListener('abort', () => early.controller.abort());
  return early.response;
}

/** A call that saves makes earlier responses outdated. */
export function forgetEarlyResponses(): void {
  globalThis.earlyResponses = undefined;
}

/**
 * Drops the responses if another tab has saved since. They would count as the latest state, and the other tab's changes
 * would be overwritten without a question.
 */
export function keepEarlyResponsesOf(revision: string): void {
  if (globalThis.earlyResponses?.revision !== revision) forgetEarlyResponses();
}

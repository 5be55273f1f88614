import { vi } from 'vitest';
import { CallError } from '../../src/api/errors.ts';
import * as network from '../../src/api/http.ts';

/** What a test's server says to a call: an answer, a failure, or nothing until the test decides. */
type Reply = (request: network.HttpRequest) => unknown;

export const refused = (status: number, errors: Record<string, string> = {}): CallError =>
  new CallError({ kind: 'http', status, fields: errors });
export const offline = new CallError({ kind: 'offline' });

/** Never answers, unless the caller gives the call up. */
const cancelled = (signal?: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const giveUp = (): void => reject(new CallError({ kind: 'cancelled' }));
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp);
  });

/**
 * A server for tests that need a DOM, in which the sandbox does not load. A reply belongs to
 * the end of a URL; other URLs answer an empty object. A text is the whole body, as it is.
 */
export function fakeServer() {
  const seen: network.HttpRequest[] = [];
  const replies = new Map<string, Reply>();
  vi.spyOn(network, 'http').mockImplementation(async (request) => {
    seen.push(request);
    const found = [...replies].find(([ending]) => request.address.endsWith(ending));
    const reply = await Promise.race([found?.[1](request), cancelled(request.signal)]);
    if (reply instanceof Error) throw reply;
    return typeof reply === 'string' ? reply : JSON.stringify(reply ?? {});
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

import * as v from 'valibot';
import type { Endpoint } from './contract/endpoint.ts';
import { CallError, isObject } from './errors.ts';
import { announce } from './pending-requests.ts';

/** `{data: […]}` yields the list; `{data: {…}, access_token}` yields one object with the fields of both. */
export function unwrap(body: unknown): unknown {
  if (!isObject(body) || !('data' in body)) return body;
  const { data, ...beside } = body;
  return isObject(data) ? { ...beside, ...data } : data;
}

export type EndpointAnswering<T> = Endpoint & { readonly answer: v.GenericSchema<unknown, T> };

/**
 * Removes invalid items from their lists, so that one of them does not make the whole list unreadable
 * (docs/decisions/0018-what-an-answer-may-lack.md).
 * @returns whether the answer has no other issues
 */
function leaveOut(issues: readonly v.BaseIssue<unknown>[]): boolean {
  const strange = new Set(issues.map(({ path }) => path?.filter(({ type }) => type === 'array').at(-1)));
  // Issues come in the order of the list, so removing from the end keeps the remaining indices valid.
  for (const item of [...strange].reverse()) (item?.input as unknown[] | undefined)?.splice(item?.key as number, 1);
  return !strange.has(undefined);
}

/**
 * Parses an answer by its schema. A single object where a list is expected counts as a list of one; a list without a
 * single valid item is unreadable.
 * @throws {CallError} `unreadable` when the answer breaks the contract
 */
export function parseAnswer<T>(endpoint: EndpointAnswering<T>, text: string): T {
  let body: unknown;
  try {
    if (text !== '') body = JSON.parse(text);
  } catch {
    throw new CallError({ kind: 'unreadable' });
  }
  const isList = endpoint.answer.type === 'array';
  const data = unwrap(body);
  const given = isList && isObject(data) && 'id' in data ? [data] : data;
  let answer = v.safeParse(endpoint.answer, given);
  if (!answer.success && leaveOut(answer.issues) && (given as unknown[]).length !== 0) {
    answer = v.safeParse(endpoint.answer, given);
    announce('answer:incomplete', new Error(`Items left out: /api/${endpoint.path}`));
  }
  // Valibot accepts an array for an object schema that has no required fields.
  if (!answer.success || Array.isArray(given) !== isList) throw new CallError({ kind: 'unreadable' });
  return answer.output;
}

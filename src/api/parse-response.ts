import * as v from 'valibot';
import type { Endpoint } from './contract/endpoint.ts';
import { dialect } from './dialect.ts';
import { openEnvelope } from './envelope.ts';
import { CallError, isObject, type Json } from './errors.ts';
import { announce } from './pending-requests.ts';
import { last } from '../lib/last.ts';

export const unwrap = (body: unknown): unknown => openEnvelope(body).data;

export type EndpointReturning<T> = Endpoint & { readonly response: v.GenericSchema<unknown, T> };

/**
 * Removes invalid items from their lists, so that one bad item does not make the whole list unreadable
 * (docs/decisions/0018-back-ends.md).
 * @returns whether the response has no other issues
 */
function leaveOut(issues: readonly v.BaseIssue<unknown>[]): boolean {
  const strange = new Set(issues.map(({ path }) => last(path?.filter(({ type }) => type === 'array') ?? [])));
  // Issues are in list order, so removing items from the end keeps the remaining indices valid.
  for (const item of [...strange].reverse()) (item?.input as unknown[] | undefined)?.splice(item?.key as number, 1);
  return !strange.has(undefined);
}

export const announceIncomplete = ({ path }: Endpoint, what: string): void =>
  announce('response:incomplete', new Error(`${what}: /api/${path}`));

const isEmpty = (data: unknown): boolean =>
  (Array.isArray(data) && data.length === 0) || (isObject(data) && Object.keys(data).length === 0);

/** Adapts the data to a schema that expects a list, or an object that may be absent. */
function givenTo({ response }: Endpoint, data: unknown): unknown {
  if (response.type === 'array') return isObject(data) && 'id' in data ? [data] : data;
  return response.type === 'nullish' && isEmpty(data) ? undefined : data;
}

interface PageOfResponse<T> {
  readonly response: T;
  /** The fields next to the data in its envelopes. */
  readonly siblings: Json;
  /** Whether invalid items were removed from the list. */
  readonly isPartial: boolean;
}

/**
 * Parses a response by its schema. If a list is expected, a single object counts as a list of one. A list without a
 * valid item is unreadable.
 * @throws {CallError} `unreadable` when the response breaks the contract
 */
export function parsePage<T>(endpoint: EndpointReturning<T>, text: string): PageOfResponse<T> {
  let body: unknown;
  try {
    if (text !== '') body = JSON.parse(text);
  } catch {
    throw new CallError({ kind: 'unreadable' });
  }
  const isList = endpoint.response.type === 'array';
  const { data, siblings } = openEnvelope(body);
  const given = givenTo(endpoint, dialect.fromServer(endpoint.path, data));
  const sent = Array.isArray(given) ? given.length : 0;
  let parsed = v.safeParse(endpoint.response, given);
  if (!parsed.success && leaveOut(parsed.issues) && (given as unknown[]).length !== 0) {
    parsed = v.safeParse(endpoint.response, given);
    announceIncomplete(endpoint, 'Items left out');
  }
  // Valibot accepts an array for an object schema that has no required fields.
  if (!parsed.success || Array.isArray(given) !== isList) throw new CallError({ kind: 'unreadable' });
  return { response: parsed.output, siblings, isPartial: Array.isArray(given) && given.length < sent };
}

/** Parses a response that has one page. @throws {CallError} `unreadable` when the response breaks the contract */
export const parseResponse = <T>(endpoint: EndpointReturning<T>, text: string): T => parsePage(endpoint, text).response;

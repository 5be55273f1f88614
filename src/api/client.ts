import * as v from 'valibot';
import type { Locale } from '../config/locales.ts';
import { endpointAddress, requestHeaders } from './endpoint-url.ts';
import type { AnswerOf, BodyOf, Endpoint, PathParameters, QueryOf } from './contract/endpoint.ts';
import { CallError, isObject } from './errors.ts';
import { http, type Query } from './http.ts';

export type CallInput<E extends Endpoint> = {
  readonly locale: Locale;
  readonly token?: string;
  readonly signal?: AbortSignal | undefined;
} & (keyof PathParameters<E> extends never
  ? { readonly parameters?: undefined }
  : { readonly parameters: PathParameters<E> }) &
  (QueryOf<E> extends undefined ? { readonly query?: undefined } : { readonly query: QueryOf<E> }) &
  (BodyOf<E> extends undefined ? { readonly body?: undefined } : { readonly body: BodyOf<E> });

/** `CallInput` of any endpoint. */
export interface AnyCallInput {
  readonly locale: Locale;
  readonly token?: string;
  readonly signal?: AbortSignal | undefined;
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  readonly query?: Query | undefined;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
}

/** `{data: […]}` gives the list; `{data: {…}, access_token}` gives one object with both. */
function unwrap(body: unknown): unknown {
  if (!isObject(body) || !('data' in body)) return body;
  const { data, ...beside } = body;
  return isObject(data) ? { ...beside, ...data } : data;
}

export type EndpointAnswering<T> = Endpoint & { readonly answer: v.GenericSchema<unknown, T> };

/** @throws {CallError} `unreadable` when the answer breaks the contract */
export function parseAnswer<T>(endpoint: EndpointAnswering<T>, text: string): T {
  let body: unknown;
  try {
    body = text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new CallError({ kind: 'unreadable' });
  }
  const given = unwrap(body);
  const answer = v.safeParse(endpoint.answer, given);
  // Valibot takes a list for an object without required fields.
  const isList = Array.isArray(given) && !Array.isArray(answer.output);
  if (!answer.success || isList) throw new CallError({ kind: 'unreadable' });
  return answer.output;
}

/** @throws {CallError} */
export const call = <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<AnswerOf<E>> =>
  callAny(endpoint, input as AnyCallInput);

/** @throws {CallError} */
export async function callAny<T>(endpoint: EndpointAnswering<T>, input: AnyCallInput): Promise<T> {
  const { locale, token, signal, parameters, query, body } = input;
  const text = await http({
    method: endpoint.method,
    address: endpointAddress(endpoint, parameters),
    headers: requestHeaders(locale, token),
    query,
    body,
    signal,
  });
  return parseAnswer(endpoint, text);
}

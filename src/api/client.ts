import { parseAnswer, type EndpointAnswering } from './parse-answer.ts';
import type { Locale } from '../config/locales.ts';
import { endpointAddress, requestHeaders } from './endpoint-url.ts';
import type { AnswerOf, BodyOf, Endpoint, PathParameters, QueryOf } from './contract/endpoint.ts';
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

/** The input that any endpoint accepts, for code that does not know the endpoint at compile time. */
export interface AnyCallInput {
  readonly locale: Locale;
  readonly token?: string;
  readonly signal?: AbortSignal | undefined;
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  readonly query?: Query | undefined;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Calls an endpoint with the parameters, query and body that its contract names.
 * @throws {CallError}
 */
export const call = <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<AnswerOf<E>> =>
  callUntyped(endpoint, input as AnyCallInput);

/**
 * Like `call`, but the compiler does not check the input against the endpoint.
 * @throws {CallError}
 */
export async function callUntyped<T>(endpoint: EndpointAnswering<T>, input: AnyCallInput): Promise<T> {
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

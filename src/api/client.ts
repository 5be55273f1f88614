import { announceIncomplete, parseResponse, parsePage, type EndpointReturning } from './parse-response.ts';
import { backEnd } from '../config/back-end.ts';
import { MOST_PAGES } from '../config/constants.ts';
import type { Locale } from '../config/locales.ts';
import { dialect } from './dialect.ts';
import { endpointAddress, requestHeaders } from './request-headers.ts';
import { restAfterPage, restOf } from './envelope.ts';
import { isObject, whereCodeCannotHelp, type Json } from './errors.ts';
import type { ResponseOf, BodyOf, Endpoint, PathParameters, QueryOf } from './contract/endpoint.ts';
import { http, withQuery, type Query } from './http.ts';
import { readThroughListCache } from './list-cache.ts';
import { noteServerTime, serverTimeOf, type ServerTime } from './server-time.ts';

export type CallInput<E extends Endpoint> = {
  readonly locale: Locale;
  readonly token?: string;
  readonly signal?: AbortSignal | undefined;
  readonly cache?: AnyCallInput['cache'];
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
  /**
   * For lists that are the same for every applicant. `use` accepts a list that this tab has cached; `refresh` asks
   * the server and caches the response; `only` fails without a cached list, and accepts one of any age. Such a call takes
   * no `signal`, because other callers may wait for the same response.
   */
  readonly cache?: 'use' | 'refresh' | 'only' | undefined;
}

/**
 * Calls an endpoint with the parameters, query and body that its contract names.
 * @throws {CallError}
 */
export const call = <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ResponseOf<E>> =>
  callUntyped(endpoint, input as AnyCallInput);

const incompleteLists = new WeakSet<object>();

/** Whether the server has more items of a list than were read. */
export const isIncomplete = (list: object): boolean => incompleteLists.has(list);

/** Returns what stands in for a call that the back end does not have: an empty list, or permission to apply. */
const absentResponse = ({ response }: Endpoint): string => (response.type === 'array' ? '[]' : '{"can_apply":true}');

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const keyOf = (item: unknown): unknown => (isObject(item) && 'id' in item ? item['id'] : item);

const textsOf = (query: Json): Query =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, value === undefined ? undefined : textOf(value)]),
  );

const isAbsent = ({ path }: Endpoint): boolean => (backEnd.absentCalls as readonly string[]).includes(path);

const queryFor = (query: Query | undefined): Query | undefined => query && textsOf(dialect.toServer(query));

/** @returns the address of a GET exactly as `call` requests it; `undefined` if the back end does not have the call */
export const addressOfRead = (
  endpoint: Endpoint,
  { parameters, query }: Pick<AnyCallInput, 'parameters' | 'query'>,
): string | undefined =>
  isAbsent(endpoint) ? undefined : withQuery(endpointAddress(endpoint, parameters), queryFor(query));

/**
 * Like `call`, but the compiler does not check the input against the endpoint. All pages of a paged list are read.
 * @throws {CallError}
 */
export async function callUntyped<T>(endpoint: EndpointReturning<T>, input: AnyCallInput): Promise<T> {
  const { locale, token, signal, parameters, body, cache } = input;
  if (isAbsent(endpoint)) return parseResponse(endpoint, absentResponse(endpoint));
  const query = queryFor(input.query);
  const readPage = async (page: Query = {}) => {
    const address = endpointAddress(endpoint, parameters);
    const pageQuery = { ...query, ...page };
    let time: ServerTime | undefined;
    const ask = (): Promise<string> =>
      http({
        method: endpoint.method,
        address,
        headers: requestHeaders(locale, token),
        query: pageQuery,
        body: body && dialect.toServer(body),
        signal,
        onHeaders: (headers) => {
          time = serverTimeOf(headers);
        },
      }).catch((error: unknown) => {
        throw token ? error : whereCodeCannotHelp(error);
      });
    const parse = (text: string) => {
      const parsed = parsePage(endpoint, text);
      // Proxies and firewalls have clocks of their own, so only the contract's own answers count.
      noteServerTime(time);
      return parsed;
    };
    return cache
      ? readThroughListCache(`${locale} ${withQuery(address, pageQuery)}`, { cache, ask, parse })
      : parse(await ask());
  };
  const { response, siblings, isPartial } = await readPage();
  if (!Array.isArray(response) || endpoint.method !== 'GET') return response;
  const items = new Map((response as unknown[]).map((item) => [keyOf(item), item]));
  let rest = restOf(siblings, items.size);
  let isAnyPartial = isPartial;
  for (let pages = 1; rest?.kind === 'page' && pages < MOST_PAGES; pages += 1) {
    const next = await readPage(rest.query);
    const page = next.response as unknown[];
    const before = items.size;
    for (const item of page) items.set(keyOf(item), item);
    rest = restAfterPage(next.siblings, before, items.size, page.length);
    isAnyPartial ||= next.isPartial;
  }
  const list = items.size < response.length ? response : ([...items.values()] as T);
  if (rest || isAnyPartial) incompleteLists.add(list as object);
  if (rest) announceIncomplete(endpoint, 'Pages left out');
  return list;
}

import { backEnd } from '../config/back-end.ts';
import { isObject, type Json } from './errors.ts';

interface Opened {
  readonly data: unknown;
  /** What stands beside the data, from the outside in: `meta`, `links`, `next_page_url`, `access_token`. */
  readonly beside: Json;
}

/** An envelope holds another one at most: `{success, data: {data: […], meta}}`. */
const MOST_ENVELOPES = 3;

/** What an envelope says about the call itself, which is no field of the data. */
const ABOUT_THE_CALL = ['status', 'success', 'code'];

const isEmpty = (data: Json): boolean => Object.keys(data).length === 0;

/**
 * Opens the envelopes of an answer. `{data: […]}` yields the list; `{data: {…}, access_token}` yields one object with
 * the fields of both.
 */
export function openEnvelope(body: unknown, wrapperKeys = backEnd.wrapperKeys, most = MOST_ENVELOPES): Opened {
  const key = isObject(body) && most > 0 ? wrapperKeys.find((name) => name in body) : undefined;
  if (!isObject(body) || key === undefined) return { data: body, beside: {} };
  const { [key]: inner, ...around } = body;
  const { data, beside } = openEnvelope(inner, wrapperKeys, most - 1);
  const fields = Object.entries(around).filter(([name]) => !ABOUT_THE_CALL.includes(name));
  return {
    data: isObject(data) && !isEmpty(data) ? { ...Object.fromEntries(fields), ...data } : data,
    beside: { ...around, ...beside },
  };
}

/** Where the rest of a list is: the query of the next page, or nowhere that the answer names. */
export type Rest =
  { readonly kind: 'page'; readonly query: Readonly<Record<string, string>> } | { readonly kind: 'unknown' };

const numberIn = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined;
};
const firstNumber = (places: readonly Json[], ...names: readonly string[]): number | undefined =>
  places.flatMap((place) => names.flatMap((name) => numberIn(place[name]) ?? []))[0];

const LINK_NAMES = ['next_page_url', 'next', 'next_url'];

/**
 * Only the query of a link is used, so that a request for another page always goes to the API itself. Its origin may be
 * wrong anyway, because servers behind a proxy write their own.
 */
function queryOfLink(places: readonly Json[]): Readonly<Record<string, string>> | undefined {
  const link = places.flatMap((place) =>
    LINK_NAMES.flatMap((name) => {
      const value = place[name];
      const text = isObject(value) ? value['href'] : value;
      return typeof text === 'string' && text.includes('?') ? [text] : [];
    }),
  )[0];
  if (link === undefined) return undefined;
  return Object.fromEntries(new URLSearchParams(link.slice(link.indexOf('?') + 1).replace(/#.*/, '')));
}

/**
 * Tells whether a list goes on after this page.
 * @param received how many items have been read so far
 * @returns `undefined` when the list is complete
 */
export function restOf(beside: Json, received: number): Rest | undefined {
  const places = [beside, beside['meta'], beside['links'], beside['_links'], beside['pagination']].filter(isObject);
  const query = queryOfLink(places);
  if (query) return { kind: 'page', query };
  const current = firstNumber(places, 'current_page');
  const last = firstNumber(places, 'last_page', 'total_pages');
  if (last !== undefined && current !== undefined)
    return current < last ? { kind: 'page', query: { page: String(current + 1) } } : undefined;
  const isLonger = (last ?? 1) > 1 || (firstNumber(places, 'total', 'count', 'total_count') ?? 0) > received;
  return isLonger ? { kind: 'unknown' } : undefined;
}

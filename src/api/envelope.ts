import { backEnd } from '../config/back-end.ts';
import { isObject, type Json } from './errors.ts';

interface Opened {
  readonly data: unknown;
  /**
   * The fields next to the data, from the outermost envelope inwards: `meta`, `links`, `next_page_url`, `access_token`.
   */
  readonly siblings: Json;
}

/** Envelopes nest at most this deeply: `{success, data: {data: […], meta}}`. */
const MOST_ENVELOPES = 3;

/** Keys by which an envelope describes the call itself. They are not fields of the data. */
const ABOUT_THE_CALL = ['status', 'success', 'code'];

const isEmpty = (data: Json): boolean => Object.keys(data).length === 0;

/**
 * Opens the envelopes of a response. `{data: […]}` yields the list; `{data: {…}, access_token}` yields one object with
 * the fields of both.
 */
export function openEnvelope(body: unknown, wrapperKeys = backEnd.wrapperKeys, most = MOST_ENVELOPES): Opened {
  const key = isObject(body) && most > 0 ? wrapperKeys.find((name) => name in body) : undefined;
  if (!isObject(body) || key === undefined) return { data: body, siblings: {} };
  const { [key]: inner, ...around } = body;
  const { data, siblings } = openEnvelope(inner, wrapperKeys, most - 1);
  const fields = Object.entries(around).filter(([name]) => !ABOUT_THE_CALL.includes(name));
  return {
    data: isObject(data) && !isEmpty(data) ? { ...Object.fromEntries(fields), ...data } : data,
    siblings: { ...around, ...siblings },
  };
}

/** How to get the rest of a list: the query of the next page, or unknown. */
export type Rest =
  { readonly kind: 'page'; readonly query: Readonly<Record<string, string>> } | { readonly kind: 'unknown' };

const numberIn = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined;
};

/** `last_page`, `lastPage` and `last-page` are the same name. */
const foldedName = (name: string): string => name.replace(/[_-]/g, '').toLowerCase();
const withFoldedNames = (object: Json): Json =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [foldedName(name), value]));

/** The folded names of the objects that may describe the pages. */
const PLACES = ['meta', 'links', 'pagination', 'paging', 'page'];
const placesIn = (siblings: Json): readonly Json[] => {
  const outer = withFoldedNames(siblings);
  return [
    outer,
    ...PLACES.map((name) => outer[name])
      .filter(isObject)
      .map(withFoldedNames),
  ];
};
const valuesOf = (places: readonly Json[], names: readonly string[]): unknown[] =>
  places.flatMap((place) => names.flatMap((name) => (name in place ? [place[name]] : [])));

const NEXT = ['nextpageurl', 'nexturl', 'nextlink', 'nextpage', 'next'];
const GOES_ON = ['hasmore', 'hasnext', 'hasnextpage'];
const CURRENT = ['currentpage', 'pagenumber', 'page'];
/** The name that Spring uses. */
const CURRENT_FROM_ZERO = ['number'];
const LAST = ['lastpage', 'totalpages', 'pagecount', 'pages'];
const TOTAL = ['total', 'totalcount', 'totalelements', 'totalitems', 'totalrecords', 'count'];

const firstNumber = (places: readonly Json[], names: readonly string[]): number | undefined =>
  valuesOf(places, names).flatMap((value) => numberIn(value) ?? [])[0];
const firstFlag = (places: readonly Json[], names: readonly string[]): boolean | undefined =>
  valuesOf(places, names).find((value) => typeof value === 'boolean');

const linkIn = (value: unknown): unknown => (isObject(value) ? value['href'] : value);

/**
 * Uses only the query of a link, so that the next page is always requested from the API itself. The origin may be wrong
 * anyway, because servers behind a proxy write their own.
 */
function queryOfLink(links: readonly unknown[]): Readonly<Record<string, string>> | undefined {
  const link = links.find((text) => typeof text === 'string' && text.includes('?')) as string | undefined;
  if (link === undefined) return undefined;
  return Object.fromEntries(new URLSearchParams(link.slice(link.indexOf('?') + 1).replace(/#.*/, '')));
}

/** Returns the query of the next page. Servers count pages from 0 or from 1. */
function nextQuery(places: readonly Json[], links: readonly unknown[]): Readonly<Record<string, string>> | undefined {
  const [next] = links.flatMap((link) => numberIn(link) ?? []);
  const current = firstNumber(places, [...CURRENT, ...CURRENT_FROM_ZERO]);
  const page = next ?? (current === undefined ? undefined : current + 1);
  if (page !== undefined) return { page: String(page) };
  const offset = firstNumber(places, ['offset']);
  const limit = firstNumber(places, ['limit']);
  return offset === undefined || limit === undefined ? undefined : { offset: String(offset + limit) };
}

function goesOn(places: readonly Json[], links: readonly unknown[], received: number): boolean {
  const isLast = firstFlag(places, ['last']);
  const flag = isLast === undefined ? firstFlag(places, GOES_ON) : !isLast;
  if (flag !== undefined) return flag;
  if (links.some(Boolean)) return true;
  const fromZero = firstNumber(places, CURRENT_FROM_ZERO);
  const current = firstNumber(places, CURRENT) ?? (fromZero === undefined ? 1 : fromZero + 1);
  return current < (firstNumber(places, LAST) ?? 1) || isLonger(places, received);
}

const isLonger = (places: readonly Json[], received: number): boolean => (firstNumber(places, TOTAL) ?? 0) > received;

/**
 * Returns how to get the items after this page.
 * @param received how many items have been read so far
 * @returns `undefined` if the list is complete
 */
export function restOf(siblings: Json, received: number): Rest | undefined {
  const places = placesIn(siblings);
  const links = valuesOf(places, NEXT).map(linkIn);
  const linked = queryOfLink(links);
  if (linked) return { kind: 'page', query: linked };
  if (!goesOn(places, links, received)) return undefined;
  const query = nextQuery(places, links);
  return query ? { kind: 'page', query } : { kind: 'unknown' };
}

/**
 * Like `restOf`, for the pages after the first.
 * @param before how many items had been read before this page
 * @param length how many items this page has
 */
export function restAfterPage(siblings: Json, before: number, received: number, length: number): Rest | undefined {
  if (received > before) return restOf(siblings, received);
  // Some servers return an empty page after the last one. A server that ignores the parameter returns the first page
  // again.
  return length === 0 && !isLonger(placesIn(siblings), received) ? undefined : { kind: 'unknown' };
}

import { callUntyped, isIncomplete } from '../api/client.ts';
import type { Locale } from '../config/locales.ts';
import type { Values } from '../model/rules.ts';
import type { Lookup, LookupCampaign } from './lookup.ts';

/** Fields with the same request share it. A successful answer is used for a minute. */
const FRESH_MS = 60_000;
interface CachedList {
  readonly at: number;
  readonly items: Promise<readonly never[]>;
  /** Absent while the list is loading for the first time. */
  settled?: readonly never[] | undefined;
}
const cache = new Map<string, CachedList>();

/** Whether the server has more items of this list than were read. */
export const hasMore = (items: readonly never[]): boolean => isIncomplete(items);

export function itemsFor(key: string, lookup: Lookup): Promise<readonly never[]> {
  const cached = cache.get(key);
  if (cached && Date.now() - cached.at < FRESH_MS) return cached.items;
  const [, locale, query] = JSON.parse(key) as [string, Locale, Record<string, string>];
  const items = callUntyped(lookup.endpoint, { locale, query }) as Promise<readonly never[]>;
  const list: CachedList = { at: Date.now(), items, settled: cached?.settled };
  cache.set(key, list);
  items.then(
    (settled) => {
      list.settled = settled;
    },
    () => cache.delete(key), // A failure is not cached.
  );
  return items;
}

/**
 * Returns the name under which a list that this page has loaded offers a choice.
 * @returns `undefined` when no list has it
 */
export function offeredName({ endpoint, option }: Lookup, value: string, language: Locale): string | undefined {
  for (const [key, { settled = [] }] of cache) {
    const [path, locale] = JSON.parse(key) as [string, Locale];
    if (path !== endpoint.path || locale !== language) continue;
    const loaded: readonly unknown[] = settled;
    const item = loaded.find((one) => option(one as never, locale).value === value);
    // A label may hold more than the name, such as the postcode of a sub-district.
    if (!item) continue;
    const { name, label } = option(item as never, locale);
    return name ?? (item as { readonly name?: string }).name ?? label;
  }
  return undefined;
}

/** Identifies a request; `null` while a field that the list depends on has no answer. */
export const lookupKey = (lookup: Lookup, values: Values, campaign: LookupCampaign, locale: Locale): string | null => {
  const query = lookup.query(values, campaign);
  return query === undefined ? null : JSON.stringify([lookup.endpoint.path, locale, query]);
};

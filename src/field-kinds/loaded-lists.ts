import { callUntyped, isIncomplete } from '../api/client.ts';
import type { Locale } from '../config/locales.ts';
import type { Values } from '../model/rules.ts';
import { callForItem, type Lookup, type LookupCampaign } from './lookup.ts';

/** This page's loaded lists, by request. */
const loaded = new Map<string, readonly never[]>();

/** Whether the server has more items of this list than were read. */
export const hasMore = (items: readonly never[]): boolean => isIncomplete(items);

export async function itemsFor(key: string, lookup: Lookup): Promise<readonly never[]> {
  const [, locale, query] = JSON.parse(key) as [string, Locale, Record<string, string>];
  const items = (await callUntyped(lookup.endpoint, { locale, query, cache: 'use' })) as readonly never[];
  loaded.set(key, items);
  return items;
}

/**
 * Returns the name of a choice in a list that this page has loaded.
 * @returns `undefined` if no list contains it
 */
export function offeredName({ endpoint, option }: Lookup, value: string, language: Locale): string | undefined {
  for (const [key, items] of loaded) {
    const [path, locale] = JSON.parse(key) as [string, Locale];
    if (path !== endpoint.path || locale !== language) continue;
    for (const item of items as readonly unknown[]) {
      const offered = callForItem(option, item, locale);
      // A label may hold more than the name, such as the postcode of a sub-district.
      if (offered?.value === value) return offered.name ?? (item as { readonly name?: string }).name ?? offered.label;
    }
  }
  return undefined;
}

/** The key of a request; `null` while an answer that it depends on is missing. */
export const lookupKey = (lookup: Lookup, values: Values, campaign: LookupCampaign, locale: Locale): string | null => {
  const query = lookup.query(values, campaign);
  return query === undefined ? null : JSON.stringify([lookup.endpoint.path, locale, query]);
};

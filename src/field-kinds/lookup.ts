import type { ResponseOf, Endpoint, QueryOf } from '../api/contract/endpoint.ts';
import type { Locale } from '../config/locales.ts';
import type { Option } from '../model/option.ts';
import type { Values } from '../model/rules.ts';

export interface LookupOption extends Option {
  readonly item?: unknown;
  /** The choice's name if it differs from the item's. */
  readonly name?: string;
  /** The label in two lines, for a tile. */
  readonly tile?: TileText;
}

export interface TileText {
  readonly title: string;
  readonly note?: string | undefined;
}

/** The campaign that the lists belong to. */
export interface LookupCampaign {
  readonly slug?: string | undefined;
  readonly campaignId?: string | undefined;
}

/** Options from the server. `query` returns `undefined` while an answer that it depends on is missing. */
export interface Lookup {
  readonly endpoint: Endpoint;
  readonly query: (values: Values, campaign: LookupCampaign) => Readonly<Record<string, string>> | undefined;
  readonly option: (item: never, locale: Locale) => LookupOption;
}

export const lookup = <E extends Endpoint>(
  endpoint: E,
  query: (
    values: Values,
    campaign: LookupCampaign,
  ) => (QueryOf<E> extends undefined ? Record<string, never> : QueryOf<E>) | undefined,
  option: (item: ResponseOf<E> extends readonly (infer Item)[] ? Item : never, locale: Locale) => LookupOption = named,
): Lookup => ({ endpoint, query: query as Lookup['query'], option });

/**
 * Asks a function of a definition about an item of its list. Definitions of all lists have one type, so the compiler does not
 * know that the item is of this list.
 */
export const callForItem = <Result, More extends readonly unknown[]>(
  about: ((item: never, ...more: More) => Result) | undefined,
  item: unknown,
  ...more: More
): Result | undefined => (item === undefined ? undefined : about?.(item as never, ...more));

const named = (item: unknown): LookupOption => {
  const { id, name } = item as { id: string; name: string };
  return { value: id, label: name };
};

/** Returns the server's HTML that describes an item. */
export type DescriptionOf = (item: never) => readonly (string | null | undefined)[];

/** Returns the price in baht, or `undefined` if the server names none. */
export interface PriceOf {
  readonly messageKey: 'fee' | 'course' | 'regular';
  readonly amount: (item: never) => number | null | undefined;
  /** The regular price, which depends on the choice in another list. */
  readonly before?: { readonly field: string; readonly lookup: Lookup; readonly amount: PriceOf['amount'] };
}

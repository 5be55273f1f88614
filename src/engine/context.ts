import type { Locale } from '../config/locales.ts';
import { PLACEHOLDER } from '../config/locale-path.ts';
import { href, matchRoute, type RouteName } from '../config/routes.ts';
import type { FlowKey } from '../config/storage-keys.ts';
import type { Words } from '../i18n/words.ts';
import type { Contact } from '../model/application.ts';
import { flowStores, type FlowStores } from '../state/flow-stores.ts';
import type { Flow, Place } from './flow.ts';
import { currentPath } from './ports.ts';

/** The words every screen of a flow may need; an island gets them as props. */
export type FlowWords = Pick<Words, 'common' | 'errors' | 'fields' | 'flow'>;

/** One application being worked on in this page: its flow, its language, its place and what the browser keeps of it. */
export interface FlowContext {
  readonly flow: Flow;
  readonly locale: Locale;
  readonly words: FlowWords;
  /** Known wholly once `findPlace` has run. */
  place: Place;
  readonly key: FlowKey;
  readonly stores: FlowStores;
  /** Id of the application that this page shows, once it is read: another tab may have opened another one since. */
  shown?: string;
  /** Known once typed or read; asked for again when a code is needed and it is not. */
  contact: Contact | undefined;
}

const keyOf = ({ id }: Flow, { slug }: Place): FlowKey => (slug === undefined ? id : `${id}:${slug}`);

/**
 * The slug of the page's address. A page is built once for all slugs: what stands for one in its HTML is filled in by
 * `wake/fill-place.ts`, as it is here once the page wakes.
 */
const addressedSlug = (flow: Flow): string | undefined => {
  if (!flow.findPlace) return undefined;
  return typeof window === 'undefined' ? PLACEHOLDER : matchRoute(currentPath())?.parameters['slug'];
};

export function flowContext(
  flow: Flow,
  locale: Locale,
  words: FlowWords,
  slug: string | undefined = addressedSlug(flow),
): FlowContext {
  const place: Place = { slug };
  const key = keyOf(flow, place);
  return { flow, locale, words, place, key, stores: flowStores(key), contact: undefined };
}

/** Address of one of the flow's routes; the slug of a scholarship comes from the page's own address. */
export function flowHref(context: FlowContext, route: RouteName, query: Readonly<Record<string, string>> = {}): string {
  const parameters = context.place.slug === undefined ? {} : { slug: context.place.slug };
  const address = (href as (name: RouteName, locale: Locale, parameters: object) => string)(
    route,
    context.locale,
    parameters,
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? address : `${address}?${search}`;
}

import type { Locale } from '../config/locales.ts';
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
  readonly place: Place;
  readonly key: FlowKey;
  readonly stores: FlowStores;
  /** Known once typed or read; asked for again when a code is needed and it is not. */
  contact: Contact | undefined;
}

const keyOf = (flow: Flow, place: Place): FlowKey =>
  flow.id === 'scholarship' ? `scholarship:${place.slug ?? ''}` : flow.id;

export function flowContext(flow: Flow, locale: Locale, words: FlowWords): FlowContext {
  const slug = typeof window === 'undefined' ? undefined : matchRoute(currentPath())?.parameters['slug'];
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

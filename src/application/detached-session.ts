import { atom } from 'nanostores';
import type { Locale } from '../config/locales.ts';
import type { Environment, FlowStores } from './environment.ts';
import { createFlowSession, type FlowSession } from './flow-session.ts';

/** Copies the stores; later changes affect one copy only. */
export const copiedStores = (stores: FlowStores): FlowStores => ({
  $draft: atom(stores.$draft.get()),
  $marks: atom(stores.$marks.get()),
  $acknowledged: atom(stores.$acknowledged.get()),
  $id: atom(stores.$id.get()),
  $token: atom(stores.$token.get()),
  $revision: atom(stores.$revision.get()),
});

/** Stores of an application of which this browser knows only the id, so that the first call asks for a code. */
const storesOf = (id: string): FlowStores => ({
  $draft: atom({}),
  $marks: atom({}),
  $acknowledged: atom(null),
  $id: atom(id),
  $token: atom(''),
  $revision: atom(''),
});

const lookedAt = new WeakMap<FlowSession, FlowStores>();

/**
 * Stores of an application that a page reads but does not make current. They live as long as the page, so that one code
 * suffices for all its reads.
 */
export function storesToLookAt(page: FlowSession, id: string): FlowStores {
  const before = lookedAt.get(page);
  // The code may have opened another application, and an application that no longer exists has lost its id.
  if (before?.$id.get() === id) return before;
  const stores = page.stores.$id.get() === id ? copiedStores(page.stores) : storesOf(id);
  lookedAt.set(page, stores);
  return stores;
}

/**
 * A session with separate stores: what it reads, renews or clears affects neither the current application nor other
 * tabs, and is lost when the page is left.
 */
export function detachedSession<E extends Environment>(
  { flow, environment, $campaign, locale: ofPage }: FlowSession<E>,
  stores: FlowStores,
  locale: Locale = ofPage,
): FlowSession<E> {
  const detached = { ...environment, flowStores: () => stores };
  return createFlowSession({ flow, locale, environment: detached, slug: $campaign.get().slug });
}

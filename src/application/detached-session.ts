import { atom } from 'nanostores';
import type { Locale } from '../config/locales.ts';
import type { FlowStores } from './environment.ts';
import { createFlowSession, type FlowSession } from './flow-session.ts';

/** Stores with the same values, which share nothing with the given ones. */
export const copiedStores = (stores: FlowStores): FlowStores => ({
  $draft: atom(stores.$draft.get()),
  $marks: atom(stores.$marks.get()),
  $acknowledged: atom(stores.$acknowledged.get()),
  $id: atom(stores.$id.get()),
  $token: atom(stores.$token.get()),
  $revision: atom(stores.$revision.get()),
});

/** Stores of an application of which this browser has only the id; the first call asks for a code. */
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
 * Stores of an application that a page only looks at. They live as long as the page, so that one code is enough for all
 * that it reads of the application.
 */
export function storesToLookAt(page: FlowSession, id: string): FlowStores {
  const before = lookedAt.get(page);
  // A code may have led to another application, and one that is gone has no id any more.
  if (before?.$id.get() === id) return before;
  const stores = page.stores.$id.get() === id ? copiedStores(page.stores) : storesOf(id);
  lookedAt.set(page, stores);
  return stores;
}

/**
 * A session with stores of its own: what it reads, renews or clears reaches neither the application of this browser nor
 * other tabs, and is gone with the page.
 */
export function detachedSession(
  { flow, environment, $campaign, locale: ofPage }: FlowSession,
  stores: FlowStores,
  locale: Locale = ofPage,
): FlowSession {
  const detached = { ...environment, flowStores: () => stores };
  return createFlowSession({ flow, locale, environment: detached, slug: $campaign.get().slug });
}

import { flowHref } from './flow-session.ts';
import { startRoute } from '../flows/definition/step-order.ts';
import type { FlowStores, FlowSession } from './environment.ts';

export const hasSession = ({ stores }: FlowSession): boolean => stores.$id.get() !== '';

export function isStaleTab({ $loadedApplicationId, stores }: FlowSession): boolean {
  const loaded = $loadedApplicationId.get();
  return loaded !== undefined && loaded !== stores.$id.get();
}

/**
 * What was typed before registering is cleared only once a token comes with the id (docs/spec.md, section 4).
 * @returns a function that restores the previous application and draft
 */
export function setCurrentApplication({ $id, $token, $draft }: FlowStores, id: string, token: string): () => void {
  const before = { id: $id.get(), token: $token.get(), draft: $draft.get() };
  if (before.id !== id && (before.id !== '' || token !== '')) $draft.set({});
  $token.set(token);
  $id.set(id);
  return () => {
    $token.set(before.token);
    $id.set(before.id);
    if ($draft.get() !== before.draft) $draft.set(before.draft);
  };
}

/** @returns a function that restores the previous application */
export function startSession({ $loadedApplicationId, stores }: FlowSession, id: string, token: string): () => void {
  const loaded = $loadedApplicationId.get();
  $loadedApplicationId.set(id);
  const restore = setCurrentApplication(stores, id, token);
  return () => {
    $loadedApplicationId.set(loaded);
    restore();
  };
}

/** The page still knows whose form it shows; without a token the next call asks for a code. */
export function restoreForgottenId({ $loadedApplicationId, stores: { $id } }: FlowSession): void {
  const loaded = $loadedApplicationId.get();
  if (loaded !== undefined && $id.get() === '') $id.set(loaded);
}

/** Writing id and token again restarts their idle time. */
export function touchSession({ $id, $token }: FlowStores): void {
  $id.set($id.get());
  $token.set($token.get());
}

export function clearSession({ $loadedApplicationId, stores }: FlowSession): void {
  $loadedApplicationId.set(undefined);
  stores.$id.set('');
  stores.$token.set('');
  stores.$revision.set('');
  stores.$acknowledged.set(null);
}

/** The current application stays on the dashboard. */
export function startNewApplication(session: FlowSession): void {
  const { location } = session.environment;
  clearSession(session);
  session.stores.$draft.set({});
  location.navigate(flowHref(session, startRoute(session.flow), Object.fromEntries(location.currentQuery())));
}

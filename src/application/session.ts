import { replaceDraft } from './draft-changes.ts';
import { flowHref } from './flow-session.ts';
import { unconfirmedContact } from './application-marks.ts';
import { startRoute } from '../flows/definition/step-order.ts';
import type { FlowStores, FlowSession } from './environment.ts';

export const hasSession = ({ stores }: FlowSession): boolean => stores.$id.get() !== '';

export function isStaleTab({ $loadedApplicationId, stores }: FlowSession): boolean {
  const loaded = $loadedApplicationId.get();
  return loaded !== undefined && loaded !== stores.$id.get();
}

/**
 * Makes an application current. Answers from before the registration are cleared only if a token comes with the id
 * (docs/spec.md, section 4).
 * @returns a function that restores the previous application with everything stored for it
 */
export function setCurrentApplication(stores: FlowStores, id: string, token: string): () => void {
  const { $id, $token, $draft, $marks, $acknowledged, $revision } = stores;
  const before = { id: $id.get(), token: $token.get(), draft: $draft.get(), marks: $marks.get() };
  const [acknowledged, revision] = [$acknowledged.get(), $revision.get()];
  if (before.id !== id && (before.id !== '' || token !== '')) replaceDraft(stores, {});
  if (acknowledged && acknowledged.id !== id) $acknowledged.set(null);
  $token.set(token);
  $id.set(id);
  return () => {
    $token.set(before.token);
    $id.set(before.id);
    if ($draft.get() !== before.draft) $draft.set(before.draft);
    if ($marks.get() !== before.marks) $marks.set(before.marks);
    if ($acknowledged.get() !== acknowledged) $acknowledged.set(acknowledged);
    if ($revision.get() !== revision) $revision.set(revision);
  };
}

/**
 * Makes an application current and the one that this page shows.
 * @returns a function that restores the previous application
 */
export function startSession({ $loadedApplicationId, stores }: FlowSession, id: string, token: string): () => void {
  const loaded = $loadedApplicationId.get();
  $loadedApplicationId.set(id);
  const restore = setCurrentApplication(stores, id, token);
  return () => {
    $loadedApplicationId.set(loaded);
    restore();
  };
}

/**
 * Stores the id again if it expired or was deleted while the page still shows its application. Without a token, the
 * next call asks for a one-time code.
 */
export function restoreForgottenId({ $loadedApplicationId, stores: { $id } }: FlowSession): void {
  const loaded = $loadedApplicationId.get();
  if (loaded !== undefined && $id.get() === '') $id.set(loaded);
}

/** Rewrites id, token and acknowledged answers, which restarts their idle time. */
export function touchSession({ $id, $token, $acknowledged }: FlowStores): void {
  $id.set($id.get());
  $token.set($token.get());
  $acknowledged.set($acknowledged.get());
}

/** Removes the current application from this browser. The draft stays, and so does a registration without a response. */
export function clearSession({ $loadedApplicationId, stores }: FlowSession): void {
  const { unanswered } = stores.$marks.get();
  $loadedApplicationId.set(undefined);
  stores.$marks.set(unanswered ? { unanswered } : {});
  stores.$id.set('');
  stores.$token.set('');
  stores.$revision.set('');
  stores.$acknowledged.set(null);
}

function endCurrentApplication(session: FlowSession): void {
  const [id, token] = [session.stores.$id.get(), session.stores.$token.get()];
  if (id && token && !unconfirmedContact(session))
    session.environment.keepPreviousApplication({ flow: session.flow.id, id, token });
  clearSession(session);
  replaceDraft(session.stores, {});
}

/**
 * Clears the session and the draft and opens the first step, which offers the previous application's details. The
 * previous application stays on the dashboard.
 */
export function startNewApplication(session: FlowSession): void {
  const { location } = session.environment;
  endCurrentApplication(session);
  location.navigate(flowHref(session, startRoute(session.flow), Object.fromEntries(location.currentQuery())));
}

/**
 * Makes room for a new application on the first page, which shows a sent one instead of its form. The page is loaded
 * again, because it may have answers that came with its address.
 */
export function applyAgain(session: FlowSession): void {
  const { location, setConfirmedAside } = session.environment;
  if (hasSession(session)) endCurrentApplication(session);
  // A confirmation has cleared the session, and the draft is newer than it.
  else setConfirmedAside(session.flowKey);
  location.reloadPage();
}

/** Whether another tab has saved answers since this page loaded its application. */
export function isSavedElsewhere({ $loadedRevision, stores }: FlowSession): boolean {
  const loaded = $loadedRevision.get();
  return loaded !== undefined && loaded !== stores.$revision.get();
}

/** Lets other tabs notice that this one has saved answers. */
export function setRevision(session: FlowSession): void {
  const isUpToDate = !isSavedElsewhere(session);
  const { stores, $loadedRevision } = session;
  stores.$revision.set(String(Math.max(Date.now(), Number(stores.$revision.get()) + 1)));
  if (isUpToDate) $loadedRevision.set(stores.$revision.get());
}

import type { FlowSession } from '../application/environment.ts';

export function isSavedElsewhere({ $loadedRevision, stores }: FlowSession): boolean {
  const loaded = $loadedRevision.get();
  return loaded !== undefined && loaded !== stores.$revision.get();
}

export function setRevision(session: FlowSession): void {
  const isUpToDate = !isSavedElsewhere(session);
  const { stores, $loadedRevision } = session;
  stores.$revision.set(String(Math.max(Date.now(), Number(stores.$revision.get()) + 1)));
  if (isUpToDate) $loadedRevision.set(stores.$revision.get());
}

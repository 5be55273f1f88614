import { valueNames } from './flow-queries.ts';
import type { FlowSession } from './flow-session.ts';
import type { Step } from './flow.ts';

export function omitFromDraft({ stores: { $draft } }: FlowSession, names: readonly string[]): void {
  $draft.set(Object.fromEntries(Object.entries($draft.get()).filter(([name]) => !names.includes(name))));
}

export const omitStepFromDraft = (session: FlowSession, step: Step): void => omitFromDraft(session, valueNames(step));

/** It is stored with the draft, so that a reload stays at the payment. */
const REVIEWED = 'reviewed';

export const isReviewed = ({ stores }: FlowSession): boolean => stores.$draft.get()[REVIEWED] === 'yes';

export function markReviewed(session: FlowSession, reviewed = true): void {
  if (!reviewed) return omitFromDraft(session, [REVIEWED]);
  const { $draft } = session.stores;
  $draft.set({ ...$draft.get(), [REVIEWED]: 'yes' });
}

import type { FlowContext } from '../context.ts';

/** Whether the answers were confirmed; kept with the draft, so that a reload of the payment page stays at the payment. */
const REVIEWED = 'reviewed';

export const isReviewed = ({ stores }: FlowContext): boolean => stores.$draft.get()[REVIEWED] === 'yes';

export function markReviewed({ stores }: FlowContext, reviewed = true): void {
  const rest = Object.entries(stores.$draft.get()).filter(([name]) => name !== REVIEWED);
  stores.$draft.set(Object.fromEntries(reviewed ? [...rest, [REVIEWED, 'yes']] : rest));
}

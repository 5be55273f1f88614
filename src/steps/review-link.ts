import { flowHref, type FlowSession } from '../application/flow-session.ts';
import type { Step } from '../flows/definition/flow.ts';

/** Saving an answer that was opened from the review leads back to it. */
const RETURN = { name: 'return', value: 'review' } as const;

export const cameFromReview = ({ environment }: FlowSession): boolean =>
  environment.location.currentQuery().get(RETURN.name) === RETURN.value;

export const editAnswerHref = (session: FlowSession, step: Step, fieldId?: string): string =>
  `${flowHref(session, step.route, { [RETURN.name]: RETURN.value })}${fieldId ? `#${fieldId}` : ''}`;

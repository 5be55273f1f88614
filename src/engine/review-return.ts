import { flowHref, type FlowContext } from './context.ts';
import type { Step } from './flow.ts';
import { currentQuery } from './ports.ts';

/** A change link of the review carries this, so that saving leads back to it. */
const RETURN = { name: 'return', value: 'review' } as const;

export const returnsToReview = (): boolean =>
  typeof window !== 'undefined' && currentQuery().get(RETURN.name) === RETURN.value;

export const changeHref = (context: FlowContext, step: Step, fieldId?: string): string =>
  `${flowHref(context, step.route, { [RETURN.name]: RETURN.value })}${fieldId ? `#${fieldId}` : ''}`;

import { flowHref, type FlowSession } from '../application/flow-session.ts';
import { hasSession } from '../application/session.ts';
import { href } from '../config/routes.ts';
import type { Step } from '../flows/definition/flow.ts';

/** A step that was opened from the review has this in its query, so that saving it leads back to the review. */
const RETURN = { name: 'return', value: 'review' } as const;

/** The review has in its query what was changed, until it has shown it. */
export const CHANGED = 'changed';

export const changedBefore = ({ environment }: FlowSession): ReadonlySet<string> =>
  new Set(environment.location.currentQuery().get(CHANGED)?.split(' '));

export const forgetChanged = ({ environment }: FlowSession): void => environment.location.removeQueryParam(CHANGED);

export const cameFromReview = ({ environment }: FlowSession): boolean =>
  environment.location.currentQuery().get(RETURN.name) === RETURN.value;

export const editAnswerHref = (session: FlowSession, step: Step, fieldId?: string): string =>
  `${flowHref(session, step.route, { [RETURN.name]: RETURN.value })}${fieldId ? `#${fieldId}` : ''}`;

/** Leaves the flow once the applicant has confirmed it. */
export async function saveAndExit(session: FlowSession, from: 'page' | 'documents'): Promise<void> {
  const { location } = session.environment;
  if (await session.dialogs.confirmExit(hasSession(session) ? from : 'draft'))
    location.navigate(href('home', session.locale));
}

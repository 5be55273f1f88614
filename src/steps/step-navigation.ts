import { flowHref, type FlowSession } from '../application/flow-session.ts';
import { hasSession } from '../application/session.ts';
import { href, type RouteName } from '../config/routes.ts';
import type { Step } from '../flows/definition/flow.ts';
import { formHash } from '../flows/definition/step-order.ts';

/** The query of a step opened from the review, so that saving it returns there. */
const RETURN = { name: 'return', value: 'review' } as const;

/** The query parameter that names changed answers until the review has marked them. */
export const CHANGED = 'changed';

export const changedBefore = ({ environment }: FlowSession): ReadonlySet<string> =>
  new Set(environment.location.currentQuery().get(CHANGED)?.split(' '));

export const forgetChanged = ({ environment }: FlowSession): void => environment.location.removeQueryParam(CHANGED);

export const cameFromReview = ({ environment }: FlowSession): boolean =>
  environment.location.currentQuery().get(RETURN.name) === RETURN.value;

/** Links to the first page name its form, which is folded for applicants who return from elsewhere. */
export const backHref = (session: FlowSession, route: RouteName): string =>
  flowHref(session, route) + formHash(session.flow, route);

export const editAnswerHref = (session: FlowSession, step: Step, fieldId?: string): string =>
  `${flowHref(session, step.route, { [RETURN.name]: RETURN.value })}${fieldId ? `#${fieldId}` : ''}`;

/** Leaves the flow after the applicant's confirmation. */
export async function saveAndExit(session: FlowSession, from: 'page' | 'documents'): Promise<void> {
  const { location } = session.environment;
  if (await session.dialogs.confirmExit(hasSession(session) ? from : 'draft'))
    location.navigate(href('home', session.locale));
}

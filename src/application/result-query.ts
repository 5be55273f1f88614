import { EARLIER_RESULT, type RouteName } from '../config/routes.ts';
import { APPLICATION_ID } from '../model/application.ts';
import { afterPayment } from '../flows/definition/step-order.ts';
import { flowHref, type FlowSession } from './flow-session.ts';

/**
 * How a link opens the result page. `earlier`: the application was sent before, so nothing is celebrated. `copy`:
 * likewise, with the copy of everything sent open.
 */
const SHOWN = [EARLIER_RESULT.show, 'copy'] as const;
type Shown = (typeof SHOWN)[number];
const NAME = 'show';
/** Names the application whose copy is requested, which need not be the current one. */
const APPLICATION = 'application';

/** Reads the query of the address. The parameter stays there, so that a reload shows the same. */
export function shownResult({ environment }: Pick<FlowSession, 'environment'>): Shown | undefined {
  const asked = environment.location.currentQuery().get(NAME);
  return SHOWN.find((one) => one === asked);
}

/** @returns the id of the application whose copy the address requests */
export function copiedApplication({ environment }: Pick<FlowSession, 'environment'>): string | undefined {
  const id = environment.location.currentQuery().get(APPLICATION) ?? '';
  return shownResult({ environment }) === 'copy' && APPLICATION_ID.test(id) ? id : undefined;
}

/** The query of a link to the copy of an application. */
export const copyQuery = (id: string): string =>
  new URLSearchParams({ [NAME]: 'copy' satisfies Shown, [APPLICATION]: id }).toString();

/** The query for a redirect to the result page. */
export function resultQuery(session: FlowSession): Readonly<Record<string, string>> {
  const shown = shownResult(session);
  return shown ? { [NAME]: shown } : {};
}

/** The address where a found application continues. If it is complete, that is its result, marked as earlier. */
export const nextPageHref = (session: FlowSession, route: RouteName): string =>
  flowHref(session, route, route === afterPayment(session.flow) ? EARLIER_RESULT : {});

/** The address of the result of an application that this browser has sent. */
export const sentResultHref = (session: FlowSession): string =>
  flowHref(session, session.flow.routes.complete, EARLIER_RESULT);

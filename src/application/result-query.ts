import type { RouteName } from '../config/routes.ts';
import { APPLICATION_ID } from '../model/application.ts';
import { afterPayment } from '../flows/definition/step-order.ts';
import { flowHref, type FlowSession } from './flow-session.ts';

/**
 * What a link to the page of a result asks of it. `earlier`: the application was sent before, and nothing is
 * celebrated. `copy`: the same, and the copy of everything sent is open.
 */
const SHOWN = ['earlier', 'copy'] as const;
type Shown = (typeof SHOWN)[number];
const NAME = 'show';
/** Names the application whose copy is asked for, which need not be the one that this browser continues. */
const APPLICATION = 'application';

/** Reads it from the address, where it stays: a page that is loaded again shows the same. */
export function shownResult({ environment }: Pick<FlowSession, 'environment'>): Shown | undefined {
  const asked = environment.location.currentQuery().get(NAME);
  return SHOWN.find((one) => one === asked);
}

/** @returns the id of the application whose copy the address asks for */
export function copiedApplication({ environment }: Pick<FlowSession, 'environment'>): string | undefined {
  const id = environment.location.currentQuery().get(APPLICATION) ?? '';
  return shownResult({ environment }) === 'copy' && APPLICATION_ID.test(id) ? id : undefined;
}

/** The query of a link to the copy of an application. */
export const copyQuery = (id: string): string =>
  new URLSearchParams({ [NAME]: 'copy' satisfies Shown, [APPLICATION]: id }).toString();

/** For a redirect to the page of the result. */
export function resultQuery(session: FlowSession): Readonly<Record<string, string>> {
  const shown = shownResult(session);
  return shown ? { [NAME]: shown } : {};
}

/** The address at which an application that was found again continues: an earlier one that is complete shows its result. */
export const resumeHref = (session: FlowSession, route: RouteName): string =>
  flowHref(session, route, route === afterPayment(session.flow) ? { [NAME]: 'earlier' } : {});

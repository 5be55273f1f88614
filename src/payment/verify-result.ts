import { isNotFound } from '../api/errors.ts';
import { markReviewed } from '../application/marks.ts';
import type { FlowSession } from '../application/flow-session.ts';
import type { Application } from '../model/application.ts';
import type { Charge } from '../model/payment.ts';
import { goToPage, pendingPaymentOf, redirectIfStale } from './charge-view.ts';
import { readCharge, readPaidApplication } from './payment-client.ts';
import { sessionForPaymentReturn } from './payment-return.ts';

export type ResultCheck = { readonly session: FlowSession } & (
  | { readonly kind: 'verified'; readonly application: Application; readonly charge: Charge }
  | { readonly kind: 'redirecting' }
  | { readonly kind: 'not-found' }
);
export type VerifiedResult = Extract<ResultCheck, { kind: 'verified' }>;

/** @throws {CallError} */
export async function verifyResult(page: FlowSession, asked: 'complete' | 'failed'): Promise<ResultCheck> {
  const { flow, locale, flowKey, stores } = page;
  const { payment } = page.environment;
  const current = stores.$id.get();
  const confirmed = asked === 'complete' ? payment.readConfirmedApplication(flowKey, locale) : undefined;
  if (confirmed && (current === '' || current === confirmed.application.id)) {
    const application = { status: '', hints: {}, ...confirmed.application };
    return { kind: 'verified', session: page, application, charge: confirmed.charge };
  }
  const session = sessionForPaymentReturn(page);
  if (!session) return { kind: 'not-found', session: page };
  // In a flow with a confirmation, a paid application is not complete yet.
  if (flow.confirmation && asked === 'complete') {
    goToPage(session, 'complete');
    return { kind: 'redirecting', session };
  }
  try {
    const [application, charge] = await Promise.all([readPaidApplication(session), readCharge(session)]);
    if (redirectIfStale(session, asked, charge)) return { kind: 'redirecting', session };
    if (pendingPaymentOf(session)) payment.pendingPaymentStore(session.flowKey).set(null);
    if (asked === 'complete') markReviewed(session, false); // Nothing is left to pay.
    return { kind: 'verified', session, application, charge };
  } catch (error) {
    if (isNotFound(error)) return { kind: 'not-found', session };
    throw error;
  }
}

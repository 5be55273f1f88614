import { callUntyped } from '../api/client.ts';
import * as payment from '../api/contract/payment.ts';
import type { RenewLease } from '../lib/lease.ts';
import type { Application } from '../model/application.ts';
import type { Charge, PaymentMethod } from '../model/payment.ts';
import type { AvailableMethods, BillPaymentImage } from '../model/payment-options.ts';
import type { FlowSession } from '../application/flow-session.ts';
import type { Flow } from '../flows/definition/flow.ts';
import { withReauthentication, type RunCall, type SessionInput } from '../application/reauthentication.ts';
import { loadApplication } from '../application/current-application.ts';

const aboutPayment = (session: FlowSession, input: SessionInput) => ({
  ...input,
  query: { application_id: input.id, kind: session.flow.paymentKind },
});

export const readCharge = (session: FlowSession): Promise<Charge> =>
  withReauthentication(session, (input) => callUntyped(payment.check, aboutPayment(session, input)));

export const readMethods = (session: FlowSession, run: RunCall = withReauthentication): Promise<AvailableMethods> =>
  run(session, (input) => callUntyped(payment.availableMethods, aboutPayment(session, input)));

export const readQrImage = (session: FlowSession): Promise<BillPaymentImage> =>
  withReauthentication(session, (input) => callUntyped(payment.billPaymentImage, aboutPayment(session, input)));

/** Builds an open Thai QR from its image, for the time in which the charge itself cannot be read. @throws {CallError} */
export async function readOpenQr(session: FlowSession): Promise<Charge> {
  const { amount, charge_id, expires_at } = await readQrImage(session);
  return { status: 'pending', method: 'thai_qr', amount, charge_id, expires_at };
}

export const openCharge = (session: FlowSession, method: PaymentMethod): Promise<Charge> =>
  withReauthentication(session, (input) =>
    callUntyped(session.flow.calls.openPayment, { ...input, body: session.flow.openPaymentBody(method) }),
  );

/** A card token can be charged once, within ten minutes. */
export interface CardToken {
  readonly token: string;
  readonly mid: string;
}

/** These endpoints are not part of the flows, because the steps of a flow would load them too. */
const START = {
  application: payment.startApplication,
  'scholarship-application': payment.startScholarship,
  'short-course-application': payment.startShortCourse,
} as const satisfies Record<Flow['paymentKind'], unknown>;

export class LockLost extends Error {
  constructor() {
    super('Another tab has the lock');
  }
}

/** @throws {LockLost} */
export const startCharge = (
  session: FlowSession,
  renewLease: RenewLease,
  method: PaymentMethod,
  card: CardToken | undefined,
): Promise<Charge> =>
  withReauthentication(session, async (input) => {
    if (!(await renewLease())) throw new LockLost();
    return callUntyped(START[session.flow.paymentKind], { ...input, body: { application_id: input.id, method, ...card } });
  });

export async function readPaidApplication(session: FlowSession): Promise<Application> {
  const application = await loadApplication(session, { query: { include_dashboard_token: '1' } });
  if (application.dashboard_token) session.environment.payment.saveDashboardToken(application.dashboard_token);
  return application;
}

import { callAny } from '../../api/call.ts';
import * as payment from '../../api/contract/payment.ts';
import type { Application } from '../../model/application.ts';
import type { AvailableMethods, BillPaymentImage, Charge, PaymentMethod } from '../../model/payment.ts';
import { $dashboardToken } from '../../state/dashboard-token.ts';
import type { FlowContext } from '../context.ts';
import { readApplication } from '../entry.ts';
import { authorised, type RunCall, type SessionInput } from '../session.ts';

/** The payment calls of the spec, section 7, for the application of a context. All throw `CallError`. */

const which = (context: FlowContext, input: SessionInput) => ({
  ...input,
  query: { application_id: input.id, kind: context.flow.paymentKind },
});

export const readCharge = (context: FlowContext): Promise<Charge> =>
  authorised(context, (input) => callAny(payment.check, which(context, input)));

/** `run`: `withToken` where no code shall be asked for. */
export const readMethods = (context: FlowContext, run: RunCall = authorised): Promise<AvailableMethods> =>
  run(context, (input) => callAny(payment.availableMethods, which(context, input)));

export const readQrImage = (context: FlowContext): Promise<BillPaymentImage> =>
  authorised(context, (input) => callAny(payment.billPaymentImage, which(context, input)));

export const openCharge = (context: FlowContext, method: PaymentMethod): Promise<Charge> =>
  authorised(context, (input) =>
    callAny(context.flow.calls.openPayment, { ...input, body: context.flow.openPaymentBody(method) }),
  );

/** What the card provider's script handed over: single use, ten minutes. */
export interface CardToken {
  readonly token: string;
  readonly mid: string;
}

/** The provider is asked by the kind of application. Here, not in a flow's data: steps need nothing of it. */
const START = {
  application: payment.startApplication,
  'scholarship-application': payment.startScholarship,
  'short-course-application': payment.startShortCourse,
} as const satisfies Record<payment.PaymentKind, unknown>;

export const startCharge = (
  context: FlowContext,
  method: PaymentMethod,
  card: CardToken | undefined,
): Promise<Charge> =>
  authorised(context, (input) =>
    callAny(START[context.flow.paymentKind], { ...input, body: { application_id: input.id, method, ...card } }),
  );

/** The application as the server holds it; the dashboard token that comes with it is kept (spec, section 7, "payment return"). */
export async function readPaidApplication(context: FlowContext): Promise<Application> {
  const application = await readApplication(context, { query: { include_dashboard_token: '1' } });
  if (application.dashboard_token) $dashboardToken.set(application.dashboard_token);
  return application;
}

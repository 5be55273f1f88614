import { call, callUntyped } from '../api/client.ts';
import * as payment from '../api/contract/payment.ts';
import { CallError, isNotFound } from '../api/errors.ts';
import type { RenewLease } from '../lib/lease.ts';
import type { Application } from '../model/application.ts';
import type { Charge } from '../model/payment.ts';
import { isBillText, type AvailableMethods, type BillPaymentImage } from '../model/payment-options.ts';
import type { Flow } from '../flows/definition/flow.ts';
import { withReauthentication, type RunCall, type SessionInput } from '../application/reauthentication.ts';
import { markAmount } from '../application/application-marks.ts';
import { loadApplication } from '../application/current-application.ts';
import { hasRunningPayment, withMethodAskedHere } from './payment-record.ts';
import type { FlowSession } from '../application/flow-session.ts';
import type { PaymentSession } from './payment-environment.ts';

const aboutPayment = (session: FlowSession, { locale, token, signal, id }: SessionInput) => ({
  locale,
  token,
  signal,
  query: { application_id: id, kind: session.flow.paymentKind },
});

const NOTHING_STARTED: Charge = { status: 'none' };

const askForCharge = (session: PaymentSession): Promise<Charge | null | undefined> =>
  withReauthentication(session, (input) => call(payment.check, aboutPayment(session, input)));

/**
 * Reads the charge as the server sends it. Before the first charge, a server responds with 404, nothing or null. While a
 * payment of this browser may still run, such a response is an error, because somebody may have paid.
 * @throws {CallError}
 */
export async function findSentCharge(session: PaymentSession): Promise<Charge> {
  // An unanswered start may have had no effect; settle-record.ts waits for it.
  const isStarted = hasRunningPayment(session);
  const charge = await askForCharge(session).catch((error: unknown) => {
    if (isStarted || !isNotFound(error)) throw error;
    return undefined;
  });
  if (!charge && isStarted) throw new CallError({ kind: 'unreadable' });
  return charge ?? NOTHING_STARTED;
}

/** Like `findSentCharge`, with the requested method if the server names none. @throws {CallError} */
export const findCharge = async (session: PaymentSession): Promise<Charge> =>
  withMethodAskedHere(session, await findSentCharge(session));

/** Reads a started charge. @throws {CallError} also when the server has none */
export async function readCharge(session: PaymentSession): Promise<Charge> {
  const charge = await askForCharge(session);
  if (!charge) throw new CallError({ kind: 'unreadable' });
  return withMethodAskedHere(session, charge);
}

export async function loadMethods(
  session: FlowSession,
  run: RunCall = withReauthentication,
): Promise<AvailableMethods> {
  const methods = await run(session, (input) => call(payment.availableMethods, aboutPayment(session, input)));
  markAmount(session, methods.amount);
  return methods;
}

/** @throws {CallError} `unreadable` also if the page may not show images from this address */
export async function readQrImage(session: PaymentSession): Promise<BillPaymentImage> {
  const bill = await withReauthentication(session, (input) =>
    call(payment.billPaymentImage, aboutPayment(session, input)),
  );
  if (isBillText(bill.image)) return { ...bill, image: await drawQr(bill.image) };
  if (!bill.image.startsWith('data:') && !session.environment.payment.mayShowImage(bill.image))
    throw new CallError({ kind: 'unreadable' });
  return bill;
}

/** Loads the library only if the server sends the text of the bill. */
const drawQr = async (text: string): Promise<string> => (await import('../lib/draw-qr.ts')).drawQr(text);

/** Builds an open Thai QR from its image while the charge itself cannot be read. @throws {CallError} */
export async function readOpenQr(session: PaymentSession): Promise<Charge> {
  const { amount, charge_id, expires_at } = await readQrImage(session);
  return { status: 'pending', method: 'thai_qr', amount, charge_id, expires_at };
}

export const openCharge = (session: PaymentSession, method: string): Promise<Charge> =>
  withReauthentication(session, (input) =>
    callUntyped(session.flow.calls.openPayment, { ...input, body: session.flow.openPaymentBody(method) }),
  );

/** A card token can be charged once, within ten minutes. */
export interface CardToken {
  readonly token: string;
  /** Absent where neither the provider nor the environment names a merchant. */
  readonly mid?: string;
}

/** Not part of the flows, because their steps would load these endpoints too. */
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
  session: PaymentSession,
  renewLease: RenewLease,
  method: string,
  card: CardToken | undefined,
  onSend: () => void,
): Promise<Charge> =>
  withReauthentication(session, async (input) => {
    if (!(await renewLease())) throw new LockLost();
    onSend();
    return callUntyped(START[session.flow.paymentKind], {
      ...input,
      body: { application_id: input.id, method, ...card },
    });
  });

export async function readPaidApplication(session: PaymentSession): Promise<Application> {
  const application = await loadApplication(session, { query: { include_dashboard_token: '1' } });
  if (application.dashboard_token) session.environment.payment.saveDashboardToken(application.dashboard_token);
  return application;
}

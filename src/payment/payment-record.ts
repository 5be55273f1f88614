import { serverNow } from '../api/server-time.ts';
import { PAYMENT_MAY_RUN_MS } from '../config/constants.ts';
import type { ServerMs } from '../lib/time.ts';
import { isKnownMethod, type Charge } from '../model/payment.ts';
import type { PendingPayment, PaymentSession } from './payment-environment.ts';

export function pendingPaymentOf({ flowKey, stores, environment }: PaymentSession): PendingPayment | null {
  const pending = environment.payment.pendingPaymentStore(flowKey).get();
  return pending?.applicationId === stores.$id.get() ? pending : null;
}

export const setPendingPayment = ({ environment, flowKey }: PaymentSession, pending: PendingPayment | null): void =>
  environment.payment.pendingPaymentStore(flowKey).set(pending);

export const mayRun = (record: PendingPayment, now: ServerMs): boolean =>
  !record.chargesBefore && now - record.startedAt < PAYMENT_MAY_RUN_MS;

/** Whether this browser has started a payment that may still run. An unanswered start does not count. */
export function hasRunningPayment(session: PaymentSession): boolean {
  const record = pendingPaymentOf(session);
  return record !== null && mayRun(record, serverNow());
}

export const isOfCharge = (
  record: Pick<PendingPayment, 'chargeId'>,
  { charge_id }: Pick<Charge, 'charge_id'>,
): boolean => record.chargeId === (charge_id ?? undefined);

/** Gives a charge without a known method the one that was requested. */
export const withMethod = (charge: Charge, asked: string | undefined): Charge =>
  asked === undefined || isKnownMethod(charge.method) ? charge : { ...charge, method: asked };

export const withMethodOf = (record: PendingPayment | null, charge: Charge): Charge =>
  record && isOfCharge(record, charge) ? withMethod(charge, record.method) : charge;

/** Adds the requested method if this browser has started the charge. */
export const withMethodAskedHere = (session: PaymentSession, charge: Charge): Charge =>
  withMethodOf(pendingPaymentOf(session), charge);

import { QR_FALLBACK_SECONDS } from '../config/constants.ts';
import { parseInstant } from '../lib/parse-instant.ts';
import type { MonotonicMs, ServerMs } from '../lib/time.ts';
import type { Charge } from '../model/payment.ts';
import type { BillPaymentImage } from '../model/payment-options.ts';
import type { PendingPayment } from './payment-environment.ts';
import { isOfCharge } from './payment-record.ts';

/** The state of the Thai QR of a charge. */
export type QrState =
  /** `since`: when this browser started it; absent if it did not. */
  | { readonly kind: 'open'; readonly until: ServerMs; readonly since?: ServerMs }
  /** The time is up, but one more response must show that no payment arrived in the last second. */
  | { readonly kind: 'last-check'; readonly since: MonotonicMs }
  | { readonly kind: 'expired' };

interface QrTimes {
  readonly charge: Pick<Charge, 'charge_id' | 'expires_at'>;
  readonly image?: Pick<BillPaymentImage, 'expires_at'> | undefined;
  readonly pending: Pick<PendingPayment, 'chargeId' | 'startedAt'> | null;
}

/** @returns `undefined` when neither the server nor this browser knows the deadline */
export function qrDeadline({ charge, image, pending }: QrTimes): ServerMs | undefined {
  const deadline = parseInstant(image?.expires_at) ?? parseInstant(charge.expires_at);
  if (deadline !== undefined) return deadline;
  const since = startedAt({ charge, pending });
  return since === undefined ? undefined : since + QR_FALLBACK_SECONDS * 1000;
}

/** @returns `undefined` if this browser did not start the charge */
const startedAt = ({ charge, pending }: Omit<QrTimes, 'image'>): ServerMs | undefined =>
  pending && isOfCharge(pending, charge) ? pending.startedAt : undefined;

interface QrMoment {
  readonly now: ServerMs;
  readonly monotonicNow: MonotonicMs;
  /** When the server was asked for the charge; absent unless the charge comes from a check. */
  readonly askedAt?: MonotonicMs | undefined;
}

/**
 * A clock correction may reopen a code until it has expired; an expired code stays expired.
 * @param before the previous state of the same charge
 * @returns undefined without a code to pay with: another method, another end of the charge, or no known deadline
 */
export function qrStateOf(
  { charge, ...times }: QrTimes & { readonly charge: Charge },
  { now, monotonicNow, askedAt }: QrMoment,
  before?: QrState,
): QrState | undefined {
  if (charge.method !== 'thai_qr') return undefined;
  if (charge.status === 'expired') return { kind: 'expired' };
  if (charge.status !== 'pending') return undefined;
  if (before?.kind === 'expired') return before;
  const until = qrDeadline({ charge, ...times });
  if (until === undefined) return undefined;
  const since = startedAt({ charge, ...times });
  if (now < until) return { kind: 'open', until, ...(since !== undefined && since < until && { since }) };
  if (before?.kind !== 'last-check') return { kind: 'last-check', since: monotonicNow };
  // An unknown status may mean that the charge was paid.
  const hasLastCheckEnded = askedAt !== undefined && askedAt >= before.since && charge.unknownStatus === undefined;
  return hasLastCheckEnded ? { kind: 'expired' } : before;
}

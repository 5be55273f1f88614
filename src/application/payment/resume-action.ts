import { QR_FALLBACK_SECONDS } from '../../config/constants.ts';
import type { BillPaymentImage, Charge } from '../../model/payment.ts';
import type { PendingPayment } from '../ports.ts';

export type ResumeAction = 'qr' | 'bank' | 'start';

interface QrTimes {
  readonly charge: Pick<Charge, 'charge_id' | 'expires_at'>;
  readonly image?: Pick<BillPaymentImage, 'expires_at'> | undefined;
  readonly pending: Pick<PendingPayment, 'charge' | 'started'> | null;
}

const instant = (text: string | null | undefined): number => Date.parse(text ?? '');

/** Milliseconds since 1970 by the server's clock; `undefined` when neither the server nor this browser knows. */
export function qrDeadline({ charge, image, pending }: QrTimes): number | undefined {
  const named = [instant(image?.expires_at), instant(charge.expires_at)].find(Number.isFinite);
  if (named !== undefined) return named;
  const wasStartedHere = pending?.charge !== undefined && pending.charge === charge.charge_id;
  return wasStartedHere ? pending.started + QR_FALLBACK_SECONDS * 1000 : undefined;
}

export function resumeActionFor(charge: Charge, pending: PendingPayment | null, now: number): ResumeAction {
  if (charge.status !== 'pending') return 'start';
  if (charge.method === 'card' && charge.redirect_url) return 'bank';
  const deadline = charge.method === 'thai_qr' ? qrDeadline({ charge, pending }) : undefined;
  return deadline !== undefined && deadline > now ? 'qr' : 'start';
}

const isSame = (now: Charge, before: Charge): boolean =>
  (['charge_id', 'status', 'method', 'redirect_url', 'expires_at'] as const).every(
    (part) => (now[part] ?? null) === (before[part] ?? null),
  );

/** Opening another charge ends the one before it. */
const hasMadeRoom = (now: Charge, before: Charge): boolean =>
  before.status === 'pending' &&
  now.charge_id === before.charge_id &&
  (now.status === 'cancelled' || now.status === 'expired');

/** `none` after another charge: a new one was opened and never started. */
export const isUnchanged = (now: Charge, before: readonly Charge[]): boolean =>
  now.status === 'none' || before.some((one) => isSame(now, one) || hasMadeRoom(now, one));

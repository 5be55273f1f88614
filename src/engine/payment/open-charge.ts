import { QR_FALLBACK_SECONDS } from '../../config/constants.ts';
import type { BillPaymentImage, Charge } from '../../model/payment.ts';
import type { PaymentUnderWay } from '../../state/payment-under-way.ts';

/** How an unpaid charge goes on: by the Thai QR it has, at the bank, or only by being started. */
export type GoingOn = 'qr' | 'bank' | 'start';

interface QrTimes {
  readonly charge: Pick<Charge, 'charge_id' | 'expires_at'>;
  readonly image?: Pick<BillPaymentImage, 'expires_at'> | undefined;
  readonly underWay: Pick<PaymentUnderWay, 'charge' | 'started'> | null;
}

const instant = (text: string | null | undefined): number => Date.parse(text ?? '');

/**
 * When a Thai QR dies, in milliseconds since 1970 by the server's clock. Without a word of the server it is `QR_FALLBACK_SECONDS`
 * after the start in this browser; `undefined` when the charge was not started here either.
 */
export function qrDeadline({ charge, image, underWay }: QrTimes): number | undefined {
  const named = [instant(image?.expires_at), instant(charge.expires_at)].find(Number.isFinite);
  if (named !== undefined) return named;
  const startedHere = underWay?.charge !== undefined && underWay.charge === charge.charge_id;
  return startedHere ? underWay.started + QR_FALLBACK_SECONDS * 1000 : undefined;
}

/** `now` in milliseconds since 1970 by the server's clock. */
export function goingOn(charge: Charge, underWay: PaymentUnderWay | null, now: number): GoingOn {
  if (charge.status !== 'pending') return 'start';
  if (charge.method === 'card' && charge.redirect_url) return 'bank';
  const deadline = charge.method === 'thai_qr' ? qrDeadline({ charge, underWay }) : undefined;
  return deadline !== undefined && deadline > now ? 'qr' : 'start';
}

/**
 * Whether nothing has come of what was sent between two looks at the charge of an application. `none` after an earlier charge means
 * that a new one was opened and never started.
 */
export const isUnmoved = (now: Charge, before: Charge): boolean =>
  now.status === 'none' ||
  (['charge_id', 'status', 'method', 'redirect_url', 'expires_at'] as const).every(
    (part) => now[part] === before[part],
  );

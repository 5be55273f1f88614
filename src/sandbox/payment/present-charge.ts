import type { ChargeRow } from '../database/tables.ts';
import { referencesOf } from './qr.ts';

const instant = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString();

const MONEY_TAKEN: Partial<Record<ChargeRow['status'], boolean>> = {
  successful: true,
  failed: false,
  expired: false,
  cancelled: false,
};

/** Builds a charge as the contract describes it. */
export const presentCharge = (charge: ChargeRow) => ({
  charge_id: charge.id,
  status: charge.status,
  method: charge.method,
  amount: charge.amount,
  money_taken: MONEY_TAKEN[charge.status] ?? null,
  redirect_url: charge.status === 'pending' ? charge.redirect_url : null,
  expires_at: instant(charge.expires_at),
  paid_at: instant(charge.paid_at),
  reference: charge.number.toString().padStart(8, '0'),
  ...(charge.method === 'thai_qr' && referencesOf(charge)),
});

/** Builds the response of `payment/check`. A charge that was opened but not started counts as none. */
export const presentChecked = (charge: ChargeRow | undefined, amount: number) =>
  charge && (charge.started || charge.status !== 'pending')
    ? presentCharge(charge)
    : { status: 'none', amount, money_taken: false };

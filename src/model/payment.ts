import * as v from 'valibot';
import { Fee, Id, MaybeText, orElse, Text } from './answer-values.ts';

/** `none` stands for an application that costs nothing. */
export const PAYMENT_METHODS = ['thai_qr', 'card', 'none'] as const;
export const PaymentMethod = v.picklist(PAYMENT_METHODS);
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>;

export const CHARGE_STATES = ['pending', 'successful', 'failed', 'expired', 'cancelled'] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];

/** An unknown state counts as pending, because the page must not claim "paid" or "failed". */
const ChargeStatus = v.pipe(Text, v.fallback(v.picklist(['none', ...CHARGE_STATES]), 'pending'));

export const Charge = v.object({
  charge_id: orElse(Id),
  status: ChargeStatus,
  method: orElse(PaymentMethod),
  amount: Fee,
  money_taken: orElse(v.boolean()),
  redirect_url: orElse(v.string()),
  expires_at: MaybeText,
  paid_at: MaybeText,
  reference: MaybeText,
});
export type Charge = v.InferOutput<typeof Charge>;

import * as v from 'valibot';
import { Baht, Fee, Id, MaybeText, orElse, Text } from './lookup.ts';

/** `none` is for a zero amount. */
export const PAYMENT_METHODS = ['thai_qr', 'card', 'none'] as const;
export const PaymentMethod = v.picklist(PAYMENT_METHODS);
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>;

export const CHARGE_STATES = ['pending', 'successful', 'failed', 'expired', 'cancelled'] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];

/** An unknown state is pending: the page must not claim "paid" or "failed". */
const ChargeStatus = v.pipe(Text, v.fallback(v.picklist(['none', ...CHARGE_STATES]), 'pending'));

/** @chosen */
export const AvailableMethods = v.object({
  amount: Baht,
  currency: orElse(v.string(), 'THB'),
  methods: v.array(PaymentMethod),
});
export type AvailableMethods = v.InferOutput<typeof AvailableMethods>;

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

/** `image` is a PNG as a data URL. */
export const BillPaymentImage = v.object({
  image: v.pipe(v.string(), v.startsWith('data:image/')),
  expires_at: MaybeText,
  server_time: MaybeText,
  ref1: MaybeText,
  ref2: MaybeText,
  amount: Fee,
  charge_id: orElse(Id),
});
export type BillPaymentImage = v.InferOutput<typeof BillPaymentImage>;

import * as v from 'valibot';
import { Baht, Id } from './lookup.ts';

/** `none` is for a zero amount. */
export const PAYMENT_METHODS = ['thai_qr', 'card', 'none'] as const;
export const PaymentMethod = v.picklist(PAYMENT_METHODS);
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>;

export const CHARGE_STATES = ['pending', 'successful', 'failed', 'expired', 'cancelled'] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];

/** An unknown state is pending: the page must not claim "paid" or "failed". */
export const ChargeState = v.pipe(
  v.string(),
  v.transform((state): ChargeState => CHARGE_STATES.find((known) => known === state) ?? 'pending'),
);

/** @chosen */
export const AvailableMethods = v.object({
  amount: Baht,
  currency: v.optional(v.string(), 'THB'),
  methods: v.array(PaymentMethod),
});
export type AvailableMethods = v.InferOutput<typeof AvailableMethods>;

export const Charge = v.object({
  charge_id: v.nullish(Id),
  status: v.union([v.pipe(v.literal('none')), ChargeState]),
  method: v.nullish(PaymentMethod),
  amount: v.nullish(Baht),
  money_taken: v.nullish(v.boolean()),
  redirect_url: v.nullish(v.string()),
  expires_at: v.nullish(v.string()),
  paid_at: v.nullish(v.string()),
  reference: v.nullish(v.string()),
});
export type Charge = v.InferOutput<typeof Charge>;

/** `image` is a PNG as a data URL. */
export const BillPaymentImage = v.object({
  image: v.pipe(v.string(), v.startsWith('data:image/')),
  expires_at: v.nullish(v.string()),
  server_time: v.nullish(v.string()),
  ref1: v.string(),
  ref2: v.string(),
  amount: Baht,
  charge_id: v.nullish(Id),
});
export type BillPaymentImage = v.InferOutput<typeof BillPaymentImage>;

import * as v from 'valibot';
import { Baht, Fee, Id, MaybeText, orElse } from './answer-values.ts';
import { PaymentMethod } from './payment.ts';

/** @chosen */
export const AvailableMethods = v.object({
  amount: Baht,
  currency: orElse(v.string(), 'THB'),
  methods: v.array(PaymentMethod),
});
export type AvailableMethods = v.InferOutput<typeof AvailableMethods>;

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

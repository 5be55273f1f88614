import * as v from 'valibot';
import { CHARGE_STATES, PAYMENT_METHODS } from '../config/words.ts';
import { Fee, FilledText, Flag, Id, MaybeText, orElse, Text } from './response-values.ts';

/** The methods that this site supports itself. */
export const PaymentMethod = v.picklist(PAYMENT_METHODS);
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>;
export const isKnownMethod = (method: unknown): method is PaymentMethod => v.is(PaymentMethod, method);

export type ChargeState = (typeof CHARGE_STATES)[number];
/** `none`: no charge was started. @chosen */
const KnownState = v.picklist(['none', ...CHARGE_STATES]);

/** @chosen all but status */
const SentCharge = v.object({
  charge_id: orElse(Id),
  status: Text,
  /** A `PaymentMethod`, or the server's name of another method. */
  method: orElse(FilledText),
  amount: Fee,
  money_taken: orElse(Flag),
  redirect_url: orElse(v.string()),
  expires_at: MaybeText,
  paid_at: MaybeText,
  reference: MaybeText,
  /** Of a Thai QR, as the bill-payment image names them. */
  ref1: MaybeText,
  ref2: MaybeText,
});

export type Charge = Omit<v.InferOutput<typeof SentCharge>, 'status'> & {
  status: v.InferOutput<typeof KnownState>;
  /** The server's word for an unknown state. */
  readonly unknownStatus?: string;
};

/** An unknown state counts as pending, because the page must claim neither "paid" nor "failed". */
export const Charge = v.pipe(
  SentCharge,
  v.transform(({ status, ...charge }): Charge =>
    v.is(KnownState, status) ? { ...charge, status } : { ...charge, status: 'pending', unknownStatus: status },
  ),
);

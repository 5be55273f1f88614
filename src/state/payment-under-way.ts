import * as v from 'valibot';
import { FLOW_IDS } from '../config/flows.ts';
import { PAYMENT_UNDER_WAY_KEY } from '../config/storage-keys.ts';
import { ApplicationId } from './flow-stores.ts';
import { persisted } from './persisted.ts';

/** The payment that was started last in this browser, until its outcome was seen (decisions 6.3). */
const PaymentUnderWay = v.object({
  flow: v.picklist(FLOW_IDS),
  /** The scholarship's return page has no slug in its address. */
  slug: v.optional(v.string()),
  /** Of the application. */
  id: ApplicationId,
  charge: v.optional(v.string()),
  /** When it was started: milliseconds since 1970 by the server's clock. */
  started: v.number(),
});
export type PaymentUnderWay = v.InferOutput<typeof PaymentUnderWay>;

export const $paymentUnderWay = persisted(PAYMENT_UNDER_WAY_KEY, v.nullable(PaymentUnderWay), null);

import * as v from 'valibot';
import { PAYMENT_KINDS } from '../../../config/flow-registry.ts';
import { PaymentMethod } from '../../../model/payment.ts';
import type { RequestShape } from './shared.ts';

/** @chosen all but application_id */
const Which = v.strictObject({ application_id: v.string(), kind: v.picklist(PAYMENT_KINDS) });

/** @chosen all but application_id */
const Start = v.strictObject({
  application_id: v.string(),
  method: PaymentMethod,
  /** The token that the card provider's script returned. */
  token: v.optional(v.string()),
  mid: v.optional(v.string()),
});

export const paymentRequests = {
  'GET payment/request-bill-payment-image': { summary: 'The Thai QR of the open charge', query: Which },
  'POST payment/scholarship-application': { summary: 'Starts the charge of a scholarship application', body: Start },
  'POST payment/application': { summary: 'Starts the charge of a bachelor or graduate application', body: Start },
  'POST payment/short-course-application': { summary: 'Starts the charge of a short-course application', body: Start },
  'GET payment/check': { summary: 'The state of the charge', query: Which },
  'GET payment/available-method': { summary: 'How this application can be paid, and how much', query: Which },
} as const satisfies Record<string, RequestShape>;

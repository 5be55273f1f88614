import * as v from 'valibot';
import { AvailableMethods, BillPaymentImage, Charge, PaymentMethod } from '../../model/payment.ts';
import { endpoint } from '../endpoint.ts';

/** Payment (spec, section 7), all with the application's token. `kind` tells whose id `application_id` is. */

export const PAYMENT_KINDS = ['application', 'scholarship-application', 'short-course-application'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

const Which = v.strictObject({ application_id: v.string(), kind: v.picklist(PAYMENT_KINDS) });
const Start = v.strictObject({
  application_id: v.string(),
  method: PaymentMethod,
  /** What the card provider's script handed over. */
  token: v.optional(v.string()),
  mid: v.optional(v.string()),
});

export const billPaymentImage = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'payment/request-bill-payment-image',
  token: 'application',
  summary: 'The Thai QR of the open charge',
  query: Which,
  answer: BillPaymentImage,
});
export const startScholarship = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'payment/scholarship-application',
  token: 'application',
  summary: 'Starts the charge of a scholarship application',
  body: Start,
  answer: Charge,
});
export const startApplication = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'payment/application',
  token: 'application',
  summary: 'Starts the charge of a bachelor or graduate application',
  body: Start,
  answer: Charge,
});
export const startShortCourse = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'payment/short-course-application',
  token: 'application',
  summary: 'Starts the charge of a short-course application',
  body: Start,
  answer: Charge,
});
export const check = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'payment/check',
  token: 'application',
  summary: 'What became of the charge',
  query: Which,
  answer: Charge,
});
export const availableMethods = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'payment/available-method',
  token: 'application',
  summary: 'How this application can be paid, and how much',
  query: Which,
  answer: AvailableMethods,
});

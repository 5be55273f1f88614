import * as v from 'valibot';
import { Charge } from '../../model/payment.ts';
import { AvailableMethods, BillPaymentImage } from '../../model/payment-options.ts';
import { endpoint } from './endpoint.ts';

/**
 * Payment calls (docs/spec.md, section 7). All carry the application's token; `kind` says what kind of application
 * `application_id` names.
 */

export const billPaymentImage = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'payment/request-bill-payment-image',
  token: 'application',
  response: BillPaymentImage,
});
export const startScholarship = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'payment/scholarship-application',
  token: 'application',
  response: Charge,
});
export const startApplication = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'payment/application',
  token: 'application',
  response: Charge,
});
export const startShortCourse = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'payment/short-course-application',
  token: 'application',
  response: Charge,
});
export const check = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'payment/check',
  token: 'application',
  /** The response may be empty before the first charge. */
  response: /* @__PURE__ */ v.nullish(Charge),
});
export const availableMethods = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'payment/available-method',
  token: 'application',
  response: AvailableMethods,
});

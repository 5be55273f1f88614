import * as v from 'valibot';
import { ApplicationId, OtpRequestResponse } from '../../model/application.ts';
import { DashboardApplication } from '../../model/dashboard.ts';
import { FilledText, Text, orElse } from '../../model/response-values.ts';
import { endpoint } from './endpoint.ts';

/** Calls for checking the status of applications (docs/spec.md, section 7, "Dashboard"). */

export const requestOtp = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'application-dashboard/otp/request',
  token: 'none',
  response: OtpRequestResponse,
});
export const validateOtp = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'application-dashboard/otp/validate',
  token: 'none',
  response: v.object({ token: FilledText }),
});
export const read = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application-dashboard/',
  token: 'dashboard',
  response: v.array(DashboardApplication),
});
export const continueRegistration = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'application-dashboard/continue-registration',
  token: 'dashboard',
  response: v.object({ application_id: orElse(ApplicationId), access_token: v.string(), slug: Text }),
});

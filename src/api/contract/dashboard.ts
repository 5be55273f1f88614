import * as v from 'valibot';
import { CodeRequestAnswer, contactEntries } from '../../model/application.ts';
import { DashboardApplication } from '../../model/dashboard.ts';
import { endpoint } from '../endpoint.ts';

/** Status checking (spec, section 7, "Dashboard"). */

export const requestCode = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'application-dashboard/otp/request',
  token: 'none',
  summary: 'Sends a one-time code for status checking',
  body: v.strictObject(contactEntries),
  answer: CodeRequestAnswer,
});
export const validateCode = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'application-dashboard/otp/validate',
  token: 'none',
  summary: 'Exchanges a right code for a dashboard token',
  body: v.strictObject({ ...contactEntries, otp: v.string() }),
  answer: v.object({ token: v.pipe(v.string(), v.minLength(1)) }),
});
export const read = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application-dashboard/',
  token: 'dashboard',
  summary: "Reads the applicant's applications; one object or a list",
  query: v.strictObject({ token: v.string() }),
  answer: v.union([
    v.array(DashboardApplication),
    v.pipe(
      DashboardApplication,
      v.transform((one) => [one]),
    ),
  ]),
});
export const continueRegistration = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'application-dashboard/continue-registration',
  token: 'dashboard',
  summary: 'Reopens a scholarship application',
  body: v.strictObject({ scholarship_application_id: v.string() }),
  answer: v.object({ application_id: v.string(), access_token: v.string(), slug: v.string() }),
});

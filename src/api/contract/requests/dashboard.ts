import * as v from 'valibot';
import { contactEntries } from '../../../model/application.ts';
import type { RequestShape } from './shared.ts';

/** @chosen otp */
export const dashboardRequests = {
  'POST application-dashboard/otp/request': {
    summary: 'Sends a one-time code for status checking',
    body: v.strictObject(contactEntries),
  },
  'POST application-dashboard/otp/validate': {
    summary: 'Exchanges the correct code for a dashboard token',
    body: v.strictObject({ ...contactEntries, otp: v.string() }),
  },
  'GET application-dashboard/': {
    summary: "Reads the applicant's applications; one object or a list",
    query: v.strictObject({ token: v.string() }),
  },
  'POST application-dashboard/continue-registration': {
    summary: 'Reopens a scholarship application',
    body: v.strictObject({ scholarship_application_id: v.string() }),
  },
} as const satisfies Record<string, RequestShape>;

import * as v from 'valibot';
import { Application, ApplicationType } from './application.ts';

const Instant = v.nullish(v.string());

/** An application as the dashboard lists it; instants are ISO 8601. @chosen all but number, status and payment */
export const DashboardApplication = v.looseObject({
  ...Application.entries,
  type: ApplicationType,
  created_at: Instant,
  payment_due_at: Instant,
  /** Of the scholarship campaign. */
  slug: v.nullish(v.string()),
});
export type DashboardApplication = v.InferOutput<typeof DashboardApplication>;

import * as v from 'valibot';
import { Application, ApplicationType } from './application.ts';

const Instant = v.nullish(v.string());

/**
 * An application as the dashboard lists it (spec, section 3: number, status, payment). What else is read is not given by the
 * specification; chosen. Instants are ISO 8601.
 */
export const DashboardApplication = v.looseObject({
  ...Application.entries,
  type: ApplicationType,
  created_at: Instant,
  payment_due_at: Instant,
  /** Of a scholarship's campaign. */
  slug: v.nullish(v.string()),
});
export type DashboardApplication = v.InferOutput<typeof DashboardApplication>;

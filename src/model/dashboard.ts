import * as v from 'valibot';
import { Application, ApplicationType } from './application.ts';
import { Fee, MaybeText, orElse, Text } from './answer-values.ts';

/** An application as the dashboard lists it. Instants are in ISO 8601. @chosen all but number, status and payment */
export const DashboardApplication = v.looseObject({
  ...Application.entries,
  status: orElse(Text, ''),
  type: orElse(ApplicationType),
  created_at: MaybeText,
  payment_due_at: MaybeText,
  amount_due: Fee,
  /** A scholarship application is submitted by its confirmation and not by its payment. */
  confirmed_at: MaybeText,
  /** The slug of the scholarship campaign. */
  slug: MaybeText,
});
export type DashboardApplication = v.InferOutput<typeof DashboardApplication>;

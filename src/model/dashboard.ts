import * as v from 'valibot';
import { Application, ApplicationType, UploadedFile } from './application.ts';
import { Fee, MaybeText, orElse, Text } from './response-values.ts';

/** An application on the dashboard. Instants are in ISO 8601. @chosen all but number, status and payment */
export const DashboardApplication = v.looseObject({
  ...Application.entries,
  status: orElse(Text, ''),
  type: orElse(ApplicationType),
  created_at: MaybeText,
  payment_due_at: MaybeText,
  amount_due: Fee,
  /** When the round or the campaign closes. */
  closes_at: MaybeText,
  /** The time of the decision. */
  decided_at: MaybeText,
  /** The slug of the scholarship campaign. */
  slug: MaybeText,
  /** The sent documents. Unreadable ones are left out. */
  files: orElse(
    v.pipe(
      v.array(orElse(UploadedFile)),
      v.transform((files) => files.flatMap((file) => file ?? [])),
    ),
  ),
});
export type DashboardApplication = v.InferOutput<typeof DashboardApplication>;

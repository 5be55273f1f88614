import * as v from 'valibot';
import { Application, ApplicationType, UploadedFile } from './application.ts';
import { Fee, MaybeText, orElse, Text } from './answer-values.ts';

/** An application as the dashboard lists it. Instants are in ISO 8601. @chosen all but number, status and payment */
export const DashboardApplication = v.looseObject({
  ...Application.entries,
  status: orElse(Text, ''),
  type: orElse(ApplicationType),
  created_at: MaybeText,
  payment_due_at: MaybeText,
  amount_due: Fee,
  /** When the round or the campaign closes. */
  closes_at: MaybeText,
  /** By when the result was promised, and when it was decided. */
  result_due_at: MaybeText,
  decided_at: MaybeText,
  /** The slug of the scholarship campaign. */
  slug: MaybeText,
  /** The documents that were sent. One that cannot be read is left out. */
  files: orElse(
    v.pipe(
      v.array(orElse(UploadedFile)),
      v.transform((files) => files.flatMap((file) => file ?? [])),
    ),
  ),
});
export type DashboardApplication = v.InferOutput<typeof DashboardApplication>;

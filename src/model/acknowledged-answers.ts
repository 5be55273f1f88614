import * as v from 'valibot';
import { ApplicationId } from './application.ts';

/** What the server has acknowledged of one application in this browser, by field name. */
export const AcknowledgedAnswers = v.object({
  id: ApplicationId,
  answers: v.record(
    v.string(),
    v.object({
      value: v.string(),
      /** The names under which a list has offered the value, by language. */
      names: v.optional(v.record(v.string(), v.string()), {}),
    }),
  ),
});
export type AcknowledgedAnswers = v.InferOutput<typeof AcknowledgedAnswers>;

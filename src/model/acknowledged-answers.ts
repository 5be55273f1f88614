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
      /** The server has sent this value itself, so that without it the answer was cleared. Earlier versions lack this. */
      isEchoed: v.optional(v.boolean(), false),
    }),
  ),
});
export type AcknowledgedAnswers = v.InferOutput<typeof AcknowledgedAnswers>;

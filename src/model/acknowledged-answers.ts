import * as v from 'valibot';
import { ApplicationId } from './application.ts';
import { FileKind } from './file-kind.ts';

/** The answers to one application that the server has acknowledged to this browser, by field name. */
export const AcknowledgedAnswers = v.object({
  id: ApplicationId,
  answers: v.record(
    v.string(),
    v.object({
      value: v.string(),
      /** The value's names in a list, by language. */
      names: v.optional(v.record(v.string(), v.string()), {}),
      /** The server has returned this value, so it was cleared if a later answer lacks it. */
      isEchoed: v.boolean(),
    }),
  ),
  /** The kinds of documents sent by this browser, by the server's file id. */
  files: v.optional(v.record(v.string(), FileKind)),
});
export type AcknowledgedAnswers = v.InferOutput<typeof AcknowledgedAnswers>;

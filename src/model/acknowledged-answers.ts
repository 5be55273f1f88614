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
      /** The names under which a list has offered the value, by language. */
      names: v.optional(v.record(v.string(), v.string()), {}),
      /**
       * The server has returned this value. If it returns none later, the answer was cleared. Earlier versions did not
       * store this.
       */
      isEchoed: v.optional(v.boolean(), false),
    }),
  ),
  /** The kinds of the documents that this browser has sent, by the id that the server gave them. */
  files: v.optional(v.record(v.string(), FileKind)),
});
export type AcknowledgedAnswers = v.InferOutput<typeof AcknowledgedAnswers>;

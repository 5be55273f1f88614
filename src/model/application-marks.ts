import * as v from 'valibot';
import { contactEntries } from './application.ts';

/** A mark that cannot be read is dropped, and the marks beside it stay. */
const mark = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined);

/** What this browser knows about the current application besides the answers of its draft. */
export const ApplicationMarks = v.object({
  /** The university's number of the application with this id, and its fee in baht once it was loaded. */
  known: mark(
    v.object({ id: v.string(), number: v.pipe(v.string(), v.maxLength(64)), amount: v.optional(v.number()) }),
  ),
  /** The answers were reviewed, so that a reload stays at the payment. */
  reviewed: mark(v.literal(true)),
  /** The contact of a registration whose one-time code has not been entered. */
  unconfirmed: mark(v.object(contactEntries)),
  /** The contact of a registration that was sent and whose answer has not arrived. */
  unanswered: mark(v.object(contactEntries)),
});
export type ApplicationMarks = Readonly<v.InferOutput<typeof ApplicationMarks>>;

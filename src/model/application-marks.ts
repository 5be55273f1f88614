import * as v from 'valibot';
import { contactEntries } from './application.ts';

/** Drops an unreadable mark and keeps the others. */
const mark = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined);

/** The browser's knowledge about the current application other than the answers of its draft. */
export const ApplicationMarks = v.object({
  /** The university's number of the application with this id, and its fee in baht once loaded. */
  known: mark(
    v.object({
      id: v.string(),
      number: v.pipe(v.string(), v.maxLength(64)),
      amount: v.optional(v.number()),
      /** When it was sent, in ISO 8601; empty if the server does not say. Absent if it was not sent. */
      sentAt: v.optional(v.string()),
    }),
  ),
  /** The answers were reviewed, so a reload stays at the payment. */
  reviewed: mark(v.literal(true)),
  /** An identity number was typed but not sent; the browser does not store the number itself. */
  unsentNumber: mark(v.literal(true)),
  /** The contact of a registration whose one-time code has not been entered. */
  unconfirmed: mark(v.object(contactEntries)),
  /** The contact of a registration that was sent but not answered. */
  unanswered: mark(v.object(contactEntries)),
});
export type ApplicationMarks = Readonly<v.InferOutput<typeof ApplicationMarks>>;

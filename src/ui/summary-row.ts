import type { ReactNode, Ref } from 'react';

/** One row of a summary: an answer with its term and the link to change it. */
export interface SummaryRow {
  key: string;
  term: string;
  value: ReactNode;
  /** A name, a number or a text of the applicant, which no translator may change. */
  verbatim?: boolean | undefined;
  change?: { href: string; text: string; ref?: Ref<HTMLAnchorElement> } | undefined;
  /** The answers in the row, by the names of their fields. */
  names?: readonly string[] | undefined;
  /** A word beside the term, such as that the answer is new. */
  mark?: string | undefined;
}

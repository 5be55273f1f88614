import type { ReactNode, Ref } from 'react';

/** One row of a summary: a term, an answer and the link to change it. */
export interface SummaryRow {
  key: string;
  term: string;
  value: ReactNode;
  /** A name, a number or the applicant's own text, which browsers must not translate. */
  verbatim?: boolean | undefined;
  change?: { href: string; text: string; ref?: Ref<HTMLAnchorElement> } | undefined;
  /** The field names of the answers in the row. */
  names?: readonly string[] | undefined;
  /** A word next to the term, for example that the answer is new. */
  mark?: string | undefined;
}

import type { ReactNode } from 'react';

/** One row of a summary: an answer with its term and the link to change it. */
export interface SummaryRow {
  key: string;
  term: string;
  value: ReactNode;
  /** A name, a number or a text of the applicant, which no translator may change. */
  verbatim?: boolean | undefined;
  change?: { href: string; text: string } | undefined;
}

import type { ReactNode } from 'react';

/** One row of a summary: an answer with its term and the link to change it. */
export interface SummaryRow {
  key: string;
  term: string;
  value: ReactNode;
  change?: { href: string; text: string } | undefined;
}

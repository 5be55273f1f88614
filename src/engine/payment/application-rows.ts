import type { Words } from '../../i18n/words.ts';
import type { Application } from '../../model/application.ts';
import { appliedFor } from '../../model/applied-for.ts';
import type { SummaryRow } from '../../ui/SummaryList.tsx';
import type { Flow } from '../flow.ts';
import { valuesOf } from '../journey.ts';

type TermWords = Pick<Words['outcome']['complete'], 'appliedFor' | 'applicant' | 'number'>;

/** Rows of what is known; a value that is not is left out. */
export const knownRows = (
  rows: readonly (readonly [term: string, value: string | false | null | undefined])[],
): SummaryRow[] => rows.flatMap(([term, value]) => (value ? [{ key: term, term, value }] : []));

/** Which application an outcome is about: its number, what was applied for, and who applied where the page knows it. */
export function applicationRows({ type }: Flow, application: Application, words: TermWords): SummaryRow[] {
  const { first_name, last_name } = valuesOf(application);
  return knownRows([
    [words.number, application.application_no ?? application.id],
    [words.appliedFor, appliedFor(type, application).join(' · ')],
    [words.applicant, [first_name, last_name].filter(Boolean).join(' ')],
  ]);
}

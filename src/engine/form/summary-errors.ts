import type { FieldErrors } from 'react-hook-form';
import type { SummaryError } from '../../ui/ErrorSummary.tsx';
import type { FlowWords } from '../context.ts';
import type { FieldEntry } from '../flow.ts';
import { wordOf } from '../journey.ts';
import { faultText } from './fault-text.ts';
import { fieldId } from './field-id.ts';

const wayOf = (entry: FieldEntry): 'text' | 'choice' =>
  entry.kind === 'text' || entry.kind === 'long-text' || entry.kind === 'phone' ? 'text' : 'choice';

/** The faults of a form in the order of the page, each with its field. */
export const summaryErrors = (
  shown: readonly FieldEntry[],
  errors: FieldErrors<Record<string, string>>,
  words: FlowWords,
): SummaryError[] =>
  shown.flatMap((entry) => {
    const message = faultText(errors[entry.name]?.message, wordOf(entry), words, wayOf(entry));
    return message === undefined ? [] : [{ fieldId: fieldId(entry.name), message }];
  });

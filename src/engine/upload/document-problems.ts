import { fill } from '../../lib/fill.ts';
import type { UploadedFile } from '../../model/application.ts';
import type { FileKind, WantedFile } from '../../model/lookup.ts';
import type { SummaryError } from '../../ui/ErrorSummary.tsx';
import { missingKinds } from './documents.ts';
import { isUnderWay } from './transfer.ts';
import type { Transfers } from './upload-queue.ts';
import type { UploadWords } from './upload-texts.ts';

/** Ids of a document's heading and of its file input: what the error summary leads to. */
export const cardId = (kind: FileKind): string => `document-${kind}`;
export const pickerId = (kind: FileKind): string => `document-${kind}-file`;

export interface DocumentProblem extends SummaryError {
  readonly kind: FileKind;
  readonly fieldId: string;
}

/** Every document in the order of the page: those asked for, then kinds that were sent though nobody asks for them now. */
export function documentsOfPage(wanted: readonly WantedFile[], files: readonly UploadedFile[]): WantedFile[] {
  const extra = new Set(files.map(({ type }) => type));
  for (const { type } of wanted) extra.delete(type);
  return [...wanted, ...[...extra].map((type) => ({ type, required: false }))];
}

/**
 * Why the step cannot be left yet. A file that failed holds it too, though its kind be optional: nobody shall go on believing that it
 * arrived.
 */
export function documentProblems(
  wanted: readonly WantedFile[],
  files: readonly UploadedFile[],
  transfers: Transfers,
  words: UploadWords,
): DocumentProblem[] {
  const missing = missingKinds({ wanted, files });
  return documentsOfPage(wanted, files).flatMap(({ type: kind }) => {
    const problem = (text: string, fieldId: string): DocumentProblem[] => [
      { kind, fieldId, message: fill(text, { kind: words.kinds[kind] }) },
    ];
    if (isUnderWay(transfers[kind])) return problem(words.problems.underWay, cardId(kind));
    if (transfers[kind]?.state === 'failed') return problem(words.problems.failed, pickerId(kind));
    return missing.includes(kind) ? problem(words.problems.missing, pickerId(kind)) : [];
  });
}

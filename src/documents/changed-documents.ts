import type { Documents } from '../application/document-requirements.ts';
import type { UploadedFile } from '../model/application.ts';

const idsOf = (files: readonly UploadedFile[], kind: UploadedFile['type']): string =>
  files
    .filter(({ type }) => type === kind)
    .map(({ id }) => id)
    .sort()
    .join(' ');

/** The review's name for the row of a question. */
export const questionRow = (id: string): string => `question-${id}`;

/**
 * Returns the kinds of documents and the questions that differ from the server's state when the page was opened.
 * @param responses the answers on the page, by question
 */
export function changedDocuments(
  { requirements, files: before, customInputs }: Documents,
  files: readonly UploadedFile[],
  responses: Readonly<Record<string, string>>,
): readonly string[] {
  return [
    ...requirements.flatMap(({ type }) => (idsOf(before, type) === idsOf(files, type) ? [] : [type])),
    ...customInputs.flatMap(({ id, response }) =>
      (responses[id] ?? '') === (response ?? '') ? [] : [questionRow(id)],
    ),
  ];
}

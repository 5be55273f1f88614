import { useStore } from '@nanostores/react';
import type { AnswerError } from '../../application/upload/questions/custom-answers.ts';
import type { QuestionError } from '../../application/upload/questions/custom-questions.ts';
import type { DocumentBlocker, UploadStore } from '../../application/upload/upload-store.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { CustomInput } from '../../model/application.ts';
import type { FileKind } from '../../model/lookup.ts';
import type { SummaryError } from '../../ui/ErrorSummary.tsx';
import { useMessages } from '../shared/flow-context.tsx';

export const cardId = (kind: FileKind): string => `document-${kind}`;
export const pickerId = (kind: FileKind): string => `document-${kind}-file`;
export const questionFieldId = ({ id }: CustomInput): string => `question-${id}`;

/** A file input is not on the page while its file is being sent; the heading is. */
export const blockerFieldId = ({ kind, reason }: DocumentBlocker): string =>
  reason === 'uploading' ? cardId(kind) : pickerId(kind);

export const blockerMessage = ({ kind, reason }: DocumentBlocker, upload: Messages['upload']): string =>
  interpolate(upload.documentErrors[reason], { kind: upload.kinds[kind] });

function answerErrorMessage(error: AnswerError, label: string, { required, rules }: Messages['errors']): string {
  return error.kind === 'required' ? interpolate(required[error.missing], { label }) : rules[error.kind];
}

export const questionErrorMessage = (error: QuestionError, label: string, errors: Messages['errors']): string =>
  error.kind === 'refused' ? error.message : answerErrorMessage(error, label, errors);

/** The errors are in the order of the page. */
export function useDocumentErrors({ $blockers, questions }: UploadStore): readonly SummaryError[] {
  const { upload, errors } = useMessages('upload');
  const blockers = useStore($blockers);
  const questionErrors = useStore(questions.$errors);
  return [
    ...blockers.map((blocker) => ({ fieldId: blockerFieldId(blocker), message: blockerMessage(blocker, upload) })),
    ...questions.inputs.flatMap((input) => {
      const error = questionErrors[input.id];
      return error
        ? [{ fieldId: questionFieldId(input), message: questionErrorMessage(error, input.label, errors) }]
        : [];
    }),
  ];
}

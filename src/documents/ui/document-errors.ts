import { useStore } from '@nanostores/react';
import type { AnswerError } from '../questions/custom-answers.ts';
import type { QuestionError } from '../questions/custom-questions.ts';
import type { DocumentBlocker, UploadStore } from '../upload-store.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { CustomInput } from '../../model/application.ts';
import type { FileKind } from '../../model/file-kind.ts';
import type { SummaryError } from '../../ui/ErrorSummary.tsx';
import { useMessages } from '../../application/ui/flow-context.tsx';

export const cardId = (kind: FileKind): string => `document-${kind}`;
export const pickerId = (kind: FileKind): string => `document-${kind}-file`;
export const questionFieldId = ({ id }: CustomInput): string => `question-${id}`;

/** While a file is being sent, its input is not on the page, so the error links to the heading. */
export const blockerFieldId = ({ kind, reason }: DocumentBlocker): string =>
  reason === 'uploading' ? cardId(kind) : pickerId(kind);

export const blockerMessage = ({ kind, reason }: DocumentBlocker, upload: Messages['upload']): string =>
  reason === 'missing'
    ? upload.documentErrors.missing[kind]
    : interpolate(upload.documentErrors[reason], { kind: upload.kinds[kind] });

type QuestionMessages = Pick<Messages, 'errors' | 'upload'>;

function answerErrorMessage(error: AnswerError, label: string, { errors, upload }: QuestionMessages): string {
  if (error.kind !== 'required') return errors.rules[error.kind];
  return interpolate(upload.questionErrors[error.missing], { label });
}

export const questionErrorMessage = (error: QuestionError, label: string, messages: QuestionMessages): string =>
  error.kind === 'refused' ? error.message : answerErrorMessage(error, label, messages);

/** The errors, in the order of the page. */
export function useDocumentErrors({ $blockers, questions }: UploadStore): readonly SummaryError[] {
  const messages = useMessages('upload');
  const blockers = useStore($blockers);
  const questionErrors = useStore(questions.$errors);
  return [
    ...blockers.map((blocker) => ({
      fieldId: blockerFieldId(blocker),
      message: blockerMessage(blocker, messages.upload),
    })),
    ...questions.inputs.flatMap((input) => {
      const error = questionErrors[input.id];
      return error
        ? [{ fieldId: questionFieldId(input), message: questionErrorMessage(error, input.label, messages) }]
        : [];
    }),
  ];
}

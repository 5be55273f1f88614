import { useStore } from '@nanostores/react';
import type { AnswerError } from '../questions/custom-answers.ts';
import type { QuestionError } from '../questions/custom-questions.ts';
import { documentWords, type IdentityDocument } from '../../application/identity-document.ts';
import type { DocumentBlocker, UploadStore } from '../upload-store.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { CustomInput } from '../../model/application.ts';
import type { FileKind } from '../../model/file-kind.ts';
import type { SummaryError } from '../../ui/ErrorSummary.tsx';
import { useMessages } from '../../application/ui/flow-context.tsx';

export const cardId = (kind: FileKind): string => `document-${kind}`;
/** The drop target for files of all documents. */
export const DROP_ID = 'documents-drop';
/** The button that sends the files of a document that wait on the page. */
export const sendId = (kind: FileKind): string => `document-${kind}-send`;
export const pickerId = (kind: FileKind): string => `document-${kind}-file`;
export const questionFieldId = ({ id }: CustomInput): string => `question-${id}`;

/** While a file is being sent, its input is not on the page, so the error links to the document's heading. */
export const blockerFieldId = ({ kind, reason }: DocumentBlocker): string => {
  if (kind === undefined) return DROP_ID;
  if (reason === 'undecided') return sendId(kind);
  return reason === 'uploading' ? cardId(kind) : pickerId(kind);
};

export function blockerMessage(
  { kind, reason }: DocumentBlocker,
  upload: Messages['upload'],
  identity: IdentityDocument,
): string {
  if (kind === undefined) return upload.documentErrors[reason];
  const { title, missing } = documentWords(kind, identity, upload);
  return reason === 'missing' ? missing : interpolate(upload.documentErrors[reason], { kind: title });
}

type QuestionMessages = Pick<Messages, 'errors' | 'upload'>;

function answerErrorMessage(error: AnswerError, label: string, { errors, upload }: QuestionMessages): string {
  if (error.kind !== 'required') return errors.rules[error.kind];
  return interpolate(upload.questionErrors[error.missing], { label });
}

export const questionErrorMessage = (error: QuestionError, label: string, messages: QuestionMessages): string =>
  error.kind === 'refused' ? error.message : answerErrorMessage(error, label, messages);

/** The errors, in the order of the page. */
export function useDocumentErrors({ $blockers, $identity, questions }: UploadStore): readonly SummaryError[] {
  const messages = useMessages('upload');
  const blockers = useStore($blockers);
  const identity = useStore($identity);
  const questionErrors = useStore(questions.$errors);
  return [
    ...blockers.map((blocker) => ({
      fieldId: blockerFieldId(blocker),
      message: blockerMessage(blocker, messages.upload, identity),
    })),
    ...questions.inputs.flatMap((input) => {
      const error = questionErrors[input.id];
      return error
        ? [{ fieldId: questionFieldId(input), message: questionErrorMessage(error, input.label, messages) }]
        : [];
    }),
  ];
}

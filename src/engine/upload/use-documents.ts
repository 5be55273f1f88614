import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Words } from '../../i18n/words.ts';
import type { SummaryError } from '../../ui/ErrorSummary.tsx';
import type { FlowContext } from '../context.ts';
import { fieldId, fieldName } from './custom-answers.ts';
import { documentProblems } from './document-problems.ts';
import type { Documents } from './documents.ts';
import { isRedacted, redactionGate } from './redaction-gate.ts';
import { isUnderWay } from './transfer.ts';
import { uploadCalls } from './upload-calls.ts';
import { uploadQueue } from './upload-queue.ts';
import { useAnswers } from './use-answers.ts';
import { useLeaveWarning, useReturn } from './use-page-events.ts';

export interface DocumentsInput {
  readonly context: FlowContext;
  readonly words: Pick<Words, 'common' | 'errors' | 'fields' | 'upload'>;
  readonly documents: Documents;
}

/** Documents being sent and questions being answered, wherever they stand. */
export function useDocuments({ context, words, documents }: DocumentsInput) {
  const { upload } = words;
  const { wanted, customInputs } = documents;
  const [queue] = useState(() => uploadQueue(uploadCalls(context), documents.files));
  const [gate] = useState(() =>
    redactionGate(
      upload.redaction,
      documents.files.some(({ type }) => isRedacted(type)),
    ),
  );
  const transfers = useStore(queue.$transfers);
  const files = useStore(queue.$files);
  const form = useAnswers(context, customInputs, words);
  useLeaveWarning(Object.values(transfers).some(isUnderWay));
  useReturn(queue.refresh);
  const answerErrors = customInputs.flatMap((input, index): SummaryError[] => {
    const message = form.faults[fieldName(index)];
    return message ? [{ fieldId: fieldId(input), message }] : [];
  });
  return { queue, gate, files, form, problems: documentProblems(wanted, files, transfers, upload), answerErrors };
}
export type DocumentsInHand = ReturnType<typeof useDocuments>;

import { useStore } from '@nanostores/react';
import { useMessages } from '../../application/ui/flow-context.tsx';
import { interpolate } from '../../lib/interpolate.ts';
import type { UploadStore } from '../upload-store.ts';
import { blockerFieldId, questionFieldId } from './document-errors.ts';

interface WhatIsRequired {
  /** Empty where nothing is. */
  readonly text: string;
  /** The first field that lacks something; undefined if none does. */
  readonly fieldId: string | undefined;
}

/** Says which required documents and answers the page still lacks, and where the first of them belongs. */
export function useWhatIsRequired({ $missing, $blockers, questions }: UploadStore): WhatIsRequired {
  const { required } = useMessages('upload').upload;
  const missing = useStore($missing);
  const blocker = useStore($blockers).find(({ kind }) => kind !== undefined && missing?.includes(kind));
  const unanswered = useStore(questions.$unanswered);
  const [question] = unanswered;
  const ofDocuments = missing?.length ? interpolate(required.missing, { count: missing.length }) : required.complete;
  const ofQuestions = question && interpolate(required.questions, { count: unanswered.length });
  return {
    text: [missing && ofDocuments, ofQuestions].filter(Boolean).join(' · '),
    fieldId: blocker ? blockerFieldId(blocker) : question && questionFieldId(question),
  };
}

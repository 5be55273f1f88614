import { useEffect, useState } from 'react';
import type { Application } from '../../model/application.ts';
import { RetryPanel } from '../../ui/RetryPanel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { failureText } from '../failure-text.ts';
import { loadDocuments, type Documents } from './documents.ts';
import { DocumentsForm, type DocumentsFormProps } from './DocumentsForm.tsx';

export interface DocumentsStepProps extends Omit<DocumentsFormProps, 'documents'> {
  application: Application;
}

type Loading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'ready'; readonly documents: Documents };

/** The documents step of any flow: the files the campaign asks for, and its own questions (spec, sections 3, 5 and 8). */
export const DocumentsStep = ({ application, ...step }: DocumentsStepProps) => {
  const { context, words } = step;
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setLoading({ state: 'loading' });
    loadDocuments(context, application).then(
      (documents) => isCurrent && setLoading({ state: 'ready', documents }),
      (error: unknown) => isCurrent && setLoading({ state: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [context, application, attempt]);

  switch (loading.state) {
    case 'loading':
      return <Skeleton label={words.common.loading} lines={6} />;
    case 'failed':
      return (
        <RetryPanel
          title={words.upload.loadFailed}
          message={failureText(loading.error, words.errors.call)}
          retry={words.common.retry}
          onRetry={() => setAttempt((count) => count + 1)}
        />
      );
    case 'ready':
      return <DocumentsForm {...step} documents={loading.documents} />;
  }
};

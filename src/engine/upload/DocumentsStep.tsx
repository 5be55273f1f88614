import type { Application } from '../../model/application.ts';
import { RetryPanel } from '../../ui/RetryPanel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { failureText } from '../failure-text.ts';
import { DocumentsForm, type DocumentsFormProps } from './DocumentsForm.tsx';
import { useLoadedDocuments } from './use-loaded-documents.ts';

export interface DocumentsStepProps extends Omit<DocumentsFormProps, 'documents'> {
  application: Application;
}

/** The documents step of any flow: the files the campaign asks for, and its own questions (spec, sections 3, 5 and 8). */
export const DocumentsStep = ({ application, ...step }: DocumentsStepProps) => {
  const { context, words } = step;
  const loading = useLoadedDocuments(context, application);
  switch (loading.state) {
    case 'loading':
      return <Skeleton label={words.common.loading} lines={6} />;
    case 'failed':
      return (
        <RetryPanel
          title={words.upload.loadFailed}
          message={failureText(loading.error, words.errors.call)}
          retry={words.common.retry}
          onRetry={loading.retry}
        />
      );
    case 'ready':
      return <DocumentsForm {...step} documents={loading.documents} />;
  }
};

import { useStore } from '@nanostores/react';
import { useCallback, type SyntheticEvent } from 'react';
import { isCallError } from '../../api/errors.ts';
import { loadDocuments, type Documents } from '../../application/document-requirements.ts';
import type { SaveFailure } from '../questions/custom-questions.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { Application } from '../../model/application.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary, goToField } from '../../ui/ErrorSummary.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AsyncView } from '../../application/ui/AsyncView.tsx';
import { formErrorMessage } from '../../application/ui/call-error-message.ts';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { useAsync } from '../../ui/use-async.ts';
import { useTitlePrefix } from '../../ui/use-title-prefix.ts';
import type { UploadStore } from '../upload-store.ts';
import { blockerFieldId, questionFieldId, useDocumentErrors } from './document-errors.ts';
import { DocumentCards } from './DocumentCards.tsx';
import { useUploadStore } from './use-upload-store.ts';

interface NavigationProps {
  /** Called once the university has received everything required and the answers are saved. */
  readonly onDone: (changed: readonly string[]) => void;
  readonly onBack?: (() => void) | undefined;
  readonly onSaveAndExit?: (() => void) | undefined;
  /** The submit button's text; "Continue" by default. */
  readonly submitText?: string;
}

function messagesOf({ error, otherMessages }: SaveFailure, { call }: Messages['errors']): readonly string[] {
  const hasFields = isCallError(error) && Object.keys(error.fields).length > 0;
  return hasFields ? otherMessages : [formErrorMessage(error, call)].filter(Boolean);
}

interface WhatIsRequired {
  /** Empty where nothing is. */
  readonly text: string;
  /** The first field that lacks something; undefined if none does. */
  readonly fieldId: string | undefined;
}

/** Says which required documents and answers the page still lacks, and where the first of them belongs. */
function useWhatIsRequired({ $missing, $blockers, questions }: UploadStore): WhatIsRequired {
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

interface ReadyFormProps extends NavigationProps {
  readonly documents: Documents;
  readonly application: Application;
}

const ReadyForm = ({ documents, application, onDone, onBack, onSaveAndExit, submitText }: ReadyFormProps) => {
  const { upload, errors, flow } = useMessages('upload');
  const store = useUploadStore(documents, application);
  const { kind, stops, failure } = useStore(store.$submit);
  const isEmpty = useStore(store.$documents).length + store.questions.inputs.length === 0;
  const { text: requiredText, fieldId } = useWhatIsRequired(store);
  const isWaiting = useStore(store.$isWaiting);
  const documentErrors = useDocumentErrors(store);
  const otherErrors = failure ? messagesOf(failure, errors).map((message) => ({ message })) : [];
  const shownErrors = stops > 0 ? [...documentErrors, ...otherErrors] : [];
  useTitlePrefix(shownErrors.length > 0 ? `${errors.tabPrefix} ` : '');
  const isSaving = kind === 'saving';
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (await store.submit()) onDone(store.changed());
  };
  /** First sends deletions that could still be undone, as "Continue" does. */
  const leaveBy = (leave: () => void) => async (): Promise<void> => {
    await store.finishRemovals();
    leave();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <ErrorSummary title={errors.summaryTitle} errors={shownErrors} attempt={stops} />
      {isEmpty && (
        <Notice tone="info" title={upload.noDocuments.title}>
          {upload.noDocuments.message}
        </Notice>
      )}
      <DocumentCards store={store} submitted={stops > 0} />
      <div className="form-actions">
        <div className="action-bar grid gap-1">
          {requiredText && (
            <p role="status" className="hint text-center">
              {fieldId === undefined ? (
                <span>{requiredText}</span>
              ) : (
                <a className="error-link" href={`#${fieldId}`} onClick={goToField(fieldId)}>
                  {requiredText}
                </a>
              )}
            </p>
          )}
          <Button type="submit" kind={isWaiting || fieldId !== undefined ? 'secondary' : 'primary'} busy={isSaving}>
            {isSaving ? flow.saving : (submitText ?? flow.continue)}
          </Button>
        </div>
        <div className="form-links">
          {onBack ? (
            <Button kind="quiet" onClick={leaveBy(onBack)}>
              {flow.back}
            </Button>
          ) : (
            <span />
          )}
          {onSaveAndExit && (
            <Button kind="quiet" onClick={leaveBy(onSaveAndExit)}>
              {flow.saveAndExit}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
};

/** The documents of a submitted application of which the admissions office wants new copies. */
export const ReplacementForm = (props: ReadyFormProps) => {
  const { upload } = useMessages('upload');
  return (
    <div className="grid gap-5">
      <Notice tone="warning" title={upload.replacing.title}>
        {upload.replacing.message}
      </Notice>
      <ReadyForm {...props} submitText={upload.replacing.done} />
    </div>
  );
};

export const DocumentsForm = ({ application, ...navigation }: NavigationProps & { application: Application }) => {
  const { session } = useFlow();
  const messages = useMessages('upload');
  const documents = useAsync(useCallback(() => loadDocuments(session, application), [session, application]));
  return (
    <AsyncView
      async={documents}
      loading={messages.common.loading}
      lines={6}
      messages={messages}
      errorTitle={messages.upload.loadFailed}
    >
      {(data) => <ReadyForm {...navigation} documents={data} application={application} />}
    </AsyncView>
  );
};

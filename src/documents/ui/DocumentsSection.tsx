import { useCallback, useEffect, useImperativeHandle, useMemo } from 'react';
import { loadDocuments, type Documents } from '../../application/document-requirements.ts';
import { uploadMessages } from '../../i18n/lazy-messages.ts';
import type { Messages } from '../../i18n/messages.ts';
import { AsyncView } from '../../application/ui/AsyncView.tsx';
import { FlowProvider, useFlow } from '../../application/ui/flow-context.tsx';
import type { FormSectionProps } from '../../steps/ui/form-section-props.ts';
import { useAsync } from '../../ui/use-async.ts';
import { useDocumentErrors } from './document-errors.ts';
import { DocumentCards } from './DocumentCards.tsx';
import { useUploadStore } from './use-upload-store.ts';

type ReadySectionProps = FormSectionProps & { readonly documents: Documents };

const ReadySection = ({ documents, application, submitted, ref, onErrors }: ReadySectionProps) => {
  const store = useUploadStore(documents, application);
  useImperativeHandle(
    ref,
    () => ({
      check: async () => {
        await store.finishRemovals();
        return store.check();
      },
      save: async () => {
        const failure = await store.questions.save();
        if (failure) throw failure.error;
      },
      isSaved: store.questions.isSaved,
      changed: store.changed,
      hasQuestions: () => store.questions.inputs.length > 0,
      missingCount: () => store.$blockers.get().length + store.questions.$unanswered.get().length,
    }),
    [store],
  );
  // The list is new at each render; the form is notified only if its content changes.
  const errors = JSON.stringify(useDocumentErrors(store));
  useEffect(() => {
    onErrors(JSON.parse(errors) as ReturnType<typeof useDocumentErrors>);
  }, [errors, onErrors]);
  return (
    <div className="grid gap-4">
      <DocumentCards store={store} submitted={submitted} />
    </div>
  );
};

interface WithUploadMessagesProps extends ReadySectionProps {
  readonly upload: Messages['upload'];
}

/** Loads the upload messages, because most steps have no documents and the page does not pass them. */
const WithUploadMessages = ({ upload, ...props }: WithUploadMessagesProps) => {
  const { session, messages } = useFlow();
  const withUpload = useMemo(() => ({ ...messages, upload }), [messages, upload]);
  return (
    <FlowProvider session={session} messages={withUpload}>
      <ReadySection {...props} />
    </FlowProvider>
  );
};

/** Documents and questions below the fields of a step's form. */
export const DocumentsSection = (props: FormSectionProps) => {
  const { application } = props;
  const { session, messages } = useFlow();
  const load = useCallback(async () => {
    const [documents, upload] = await Promise.all([
      loadDocuments(session, application),
      uploadMessages(session.locale),
    ]);
    return { documents, upload };
  }, [session, application]);
  const loaded = useAsync(load);
  const failed = loaded.state.kind === 'error' ? loaded.state : undefined;
  useImperativeHandle(
    failed && props.ref,
    () => {
      const fail = (): never => {
        throw failed?.error;
      };
      return { check: fail, save: fail, isSaved: fail };
    },
    [failed],
  );
  return (
    <AsyncView async={loaded} loading={messages.common.loading} lines={6} messages={messages}>
      {(data) => <WithUploadMessages {...props} {...data} />}
    </AsyncView>
  );
};

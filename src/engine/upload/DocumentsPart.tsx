import { useCallback, useEffect, useImperativeHandle } from 'react';
import type { Words } from '../../i18n/words.ts';
import { uploadWords } from '../../i18n/late-words.ts';
import { RetryPanel } from '../../ui/RetryPanel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { failureText } from '../failure-text.ts';
import type { StepPartProps } from '../form/step-part.ts';
import { useLate } from '../use-late.ts';
import { DocumentCards } from './DocumentCards.tsx';
import type { Documents } from './documents.ts';
import { saveForm } from './save-form.ts';
import { useDocuments } from './use-documents.ts';
import { useLoadedDocuments } from './use-loaded-documents.ts';

/** Documents and questions beside the fields of a step's form. */
export const DocumentsPart = (props: StepPartProps) => {
  const { context, application } = props;
  const { locale } = context;
  const upload = useLate(useCallback(() => uploadWords(locale), [locale]));
  const loading = useLoadedDocuments(context, application);
  const { common, errors } = context.words;
  if (loading.state === 'failed') {
    return (
      <RetryPanel
        title={errors.load.title}
        message={failureText(loading.error, errors.call)}
        retry={common.retry}
        onRetry={loading.retry}
      />
    );
  }
  if (loading.state === 'loading' || !upload) return <Skeleton label={common.loading} lines={6} />;
  return <Ready {...props} upload={upload} documents={loading.documents} />;
};

type ReadyProps = StepPartProps & { readonly upload: Words['upload']; readonly documents: Documents };

const Ready = ({ context, upload, documents, pressed, handle, onProblems }: ReadyProps) => {
  const words = { ...context.words, upload };
  const { customInputs } = documents;
  const inHand = useDocuments({ context, words, documents });
  const { form, problems, answerErrors } = inHand;
  useImperativeHandle(handle, () => ({
    check: () => Promise.resolve(form.check() && problems.length === 0),
    save: async () => {
      const unsaved = await saveForm(context, form, customInputs);
      if (unsaved) throw unsaved.error;
    },
  }));
  const told = JSON.stringify([...problems, ...answerErrors].map(({ fieldId, message }) => ({ fieldId, message })));
  useEffect(() => {
    onProblems(JSON.parse(told) as { fieldId: string; message: string }[]);
  }, [told, onProblems]);
  return (
    <div className="grid gap-6">
      <h2 className="section-heading">{context.words.fields.sections.documents}</h2>
      <DocumentCards context={context} words={words} documents={documents} inHand={inHand} pressed={pressed} />
    </div>
  );
};

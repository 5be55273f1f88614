import type { Words } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { FlowContext } from '../context.ts';
import { documentsOfPage } from './document-problems.ts';
import { DocumentCards } from './DocumentCards.tsx';
import type { Documents } from './documents.ts';
import { useContinue } from './use-continue.ts';
import { useDocuments } from './use-documents.ts';

export interface DocumentsFormProps {
  context: FlowContext;
  words: Pick<Words, 'common' | 'errors' | 'fields' | 'flow' | 'upload'>;
  documents: Documents;
  /** The university has received everything that is required, and the answers are saved. */
  onDone: () => void;
  onBack?: (() => void) | undefined;
  onLeave?: (() => void) | undefined;
}

/** All documents and questions on one page; "Continue" says what is missing until the university has received it. */
export const DocumentsForm = ({ context, words, documents, onDone, onBack, onLeave }: DocumentsFormProps) => {
  const { wanted, customInputs } = documents;
  const { upload, errors, flow } = words;
  const inHand = useDocuments({ context, words, documents });
  const { files, form, problems, answerErrors } = inHand;
  const { attempt, busy, faults, press } = useContinue({
    context,
    form,
    customInputs,
    words,
    isReady: problems.length === 0,
    onDone,
  });
  const pressed = attempt > 0;
  return (
    <form noValidate onSubmit={press} className="grid gap-6">
      {pressed && (
        <ErrorSummary
          title={errors.summaryTitle}
          errors={[...problems, ...answerErrors, ...faults.map((message) => ({ message }))]}
          attempt={attempt}
        />
      )}
      {documentsOfPage(wanted, files).length === 0 && customInputs.length === 0 && (
        <Notice tone="info" title={upload.nothing.title}>
          {upload.nothing.message}
        </Notice>
      )}
      <DocumentCards context={context} words={words} documents={documents} inHand={inHand} pressed={pressed} />
      <div className="grid gap-3 pt-2">
        <Button type="submit" busy={busy}>
          {busy ? flow.saving : flow.continue}
        </Button>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          {onBack ? (
            <Button kind="link" onClick={onBack}>
              {flow.back}
            </Button>
          ) : (
            <span />
          )}
          {onLeave && (
            <Button kind="link" onClick={onLeave}>
              {flow.leave}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
};

import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { UPLOAD_LIMIT_MEGABYTES } from '../../config/constants.ts';
import type { Words } from '../../i18n/words.ts';
import { fill } from '../../lib/fill.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { FlowContext } from '../context.ts';
import { fieldId, fieldName } from './custom-answers.ts';
import { CustomQuestion } from './CustomQuestion.tsx';
import { documentProblems, documentsOfPage } from './document-problems.ts';
import { DocumentCard } from './DocumentCard.tsx';
import type { Documents } from './documents.ts';
import { isRedacted, redactionGate } from './redaction-gate.ts';
import { isUnderWay } from './transfer.ts';
import { uploadCalls } from './upload-calls.ts';
import { uploadQueue } from './upload-queue.ts';
import { useAnswers } from './use-answers.ts';
import { useContinue } from './use-continue.ts';
import { useLeaveWarning, useReturn } from './use-page-events.ts';

export interface DocumentsFormProps {
  context: FlowContext;
  words: Pick<Words, 'common' | 'errors' | 'fields' | 'flow' | 'upload'>;
  documents: Documents;
  /** The university has received everything that is required, and the answers are saved. */
  onDone: () => void;
  onBack?: (() => void) | undefined;
}
const RULES_ID = 'upload-rules';

/** All documents and questions on one page; "Continue" says what is missing until the university has received it. */
export const DocumentsForm = ({ context, words, documents, onDone, onBack }: DocumentsFormProps) => {
  const { wanted, customInputs } = documents;
  const { upload, errors, flow } = words;
  const [queue] = useState(() => uploadQueue(uploadCalls(context), documents.files));
  const [gate] = useState(() =>
    redactionGate(
      upload.redaction,
      documents.files.some(({ type }) => isRedacted(type)),
    ),
  );
  const transfers = useStore(queue.$transfers);
  const files = useStore(queue.$files);
  const form = useAnswers(context, customInputs);
  const problems = documentProblems(wanted, files, transfers, upload);
  const { attempt, busy, faults, press } = useContinue({
    context,
    form,
    customInputs,
    words,
    isReady: problems.length === 0,
    onDone,
  });
  useLeaveWarning(Object.values(transfers).some(isUnderWay));
  useReturn(queue.refresh);

  const cards = documentsOfPage(wanted, files);
  const pressed = attempt > 0;
  const answerErrors = customInputs.flatMap((input, index) => {
    const message = form.formState.errors[fieldName(index)]?.message;
    return message ? [{ fieldId: fieldId(input), message }] : [];
  });
  return (
    <form noValidate onSubmit={press} className="grid gap-6">
      {pressed && (
        <ErrorSummary
          title={errors.summaryTitle}
          errors={[...problems, ...answerErrors, ...faults.map((message) => ({ message }))]}
          attempt={attempt}
        />
      )}
      {cards.length === 0 && customInputs.length === 0 && (
        <Notice tone="info" title={upload.nothing.title}>
          {upload.nothing.message}
        </Notice>
      )}
      {cards.length > 0 && (
        <div id={RULES_ID} className="hint grid gap-1">
          <p>{fill(upload.rules, { limit: UPLOAD_LIMIT_MEGABYTES })}</p>
          <p>{upload.privacy}</p>
        </div>
      )}
      {cards.map((one) => (
        <DocumentCard
          key={one.type}
          wanted={one}
          queue={queue}
          gate={gate}
          words={words}
          locale={context.locale}
          rulesId={RULES_ID}
          error={pressed ? problems.find(({ kind }) => kind === one.type)?.message : undefined}
        />
      ))}
      {customInputs.length > 0 && (
        <section className="card grid gap-6" aria-labelledby="questions">
          <h2 id="questions" className="text-lg">
            {upload.questions}
          </h2>
          {customInputs.map((input, index) => (
            <CustomQuestion key={input.id} input={input} index={index} form={form} words={words} />
          ))}
        </section>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
        {onBack && (
          <Button kind="secondary" onClick={onBack}>
            {flow.back}
          </Button>
        )}
        <Button type="submit" busy={busy}>
          {busy ? flow.saving : flow.continue}
        </Button>
      </div>
    </form>
  );
};

import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import { loadDocuments, type Documents } from '../../application/document-requirements.ts';
import { LoadError } from '../../application/ui/LoadError.tsx';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { submissionMessages } from '../../i18n/lazy-messages.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Application } from '../../model/application.ts';
import { agreeToSend, withdrawAgreement } from '../../payment/submission.ts';
import { useResultSession } from '../../result/ui/use-result-session.ts';
import { ReviewAnswers, type ReviewAnswersProps } from '../../review/ui/ReviewAnswers.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useAsync } from '../../ui/use-async.ts';
import { agreementOf, fingerprintOf } from '../agreement.ts';

interface SubmitWhenPaidProps {
  readonly steps: ReviewAnswersProps['steps'];
  readonly application: Application;
  /** Absent if the page has not loaded them. */
  readonly documents: Documents | undefined;
}

/**
 * Asks, before the payment, whether the application is sent as soon as it is paid. The applicant can change the choice
 * until then. The answers can be read here, because nobody is asked again.
 */
export const SubmitWhenPaid = ({ steps, application, documents: known }: SubmitWhenPaidProps) => {
  const session = useResultSession();
  const { messages } = useFlow();
  const loaded = useAsync(
    useCallback(
      async () => ({
        texts: (await submissionMessages(session.locale)).agree,
        documents: known ?? (await loadDocuments(session, application)),
      }),
      [session, application, known],
    ),
  );
  // The page is complete without the question: whoever is not asked confirms after the payment.
  if (loaded.state.kind === 'loading') return null;
  if (loaded.state.kind === 'error')
    return <LoadError error={loaded.state.error} messages={messages} onRetry={() => loaded.reload()} />;
  const { texts, documents } = loaded.state.data;
  return <Question steps={steps} texts={texts} application={application} documents={documents} />;
};

interface QuestionProps extends Omit<ReviewAnswersProps, 'isFolded'> {
  readonly texts: Messages['submission']['agree'];
}

const Question = ({ steps, texts, application, documents }: QuestionProps) => {
  const session = useResultSession();
  const submission = useStore(session.environment.payment.submissionStore(session.flowKey));
  const [hasChanged, setChanged] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const agreement = agreementOf(session, { application, documents });
  useEffect(() => {
    if (submission && agreement === 'outdated') {
      withdrawAgreement(session);
      setChanged(true);
    }
  }, [session, submission, agreement]);
  const isAgreed = agreement === 'valid';
  return (
    <section className="grid gap-2 rounded-lg border border-line p-3 sm:p-4">
      <h2 className="!text-base">{texts.heading}</h2>
      {hasChanged && !isAgreed && (
        <Notice tone="warning" role="status">
          {texts.changed}
        </Notice>
      )}
      <CheckboxField
        id="submit_when_paid"
        name="submit_when_paid"
        label={texts.label}
        hint={isAgreed ? texts.on : texts.off}
        // Whoever overlooks it would believe that the payment sends the application.
        hintWarns={!isAgreed}
        checked={isAgreed}
        onChange={({ target }) => {
          if (target.checked) agreeToSend(session, fingerprintOf(session, { application, documents }));
          else withdrawAgreement(session);
        }}
      />
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="cursor-pointer rounded py-2 text-sm text-ink-soft">{texts.answers}</summary>
        {isOpen && (
          <div className="grid gap-5 pt-3">
            <ReviewAnswers steps={steps} application={application} documents={documents} isFolded={false} />
          </div>
        )}
      </details>
    </section>
  );
};

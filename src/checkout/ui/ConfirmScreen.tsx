import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Agreement } from '../agreement.ts';
import { createConfirmation, type Confirmation, type Confirmed } from '../confirm.ts';
import { enterConfirmation, openResult, type Confirmable } from '../enter-confirmation.ts';
import { withdrawAgreement } from '../../payment/submission.ts';
import { takeCopy } from '../../result/sent-application.ts';
import { baht } from '../../i18n/format.ts';
import type { Charge } from '../../model/payment.ts';
import { Button } from '../../ui/Button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StatusNotice } from '../../ui/StatusNotice.tsx';
import { $keptPlace, keepPlace } from '../../application/keep-place.ts';
import { AsyncView } from '../../application/ui/AsyncView.tsx';
import { KeptPlaceNotice } from '../../application/ui/KeptPlaceText.tsx';
import { callErrorMessage } from '../../application/ui/call-error-message.ts';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { removePaymentStep } from '../../steps/ui/remove-step.ts';
import { changedBefore } from '../../steps/step-navigation.ts';
import { StepAccessNotice } from '../../steps/ui/StepAccessNotice.tsx';
import { WideFacts } from '../../steps/ui/WideFacts.tsx';
import { usePageRestored } from '../../application/ui/use-page-restored.ts';
import { useCheckoutGuard } from './use-checkout-guard.ts';
import { useAfterFirstRender } from '../../ui/use-after-first-render.ts';
import { useAwake } from '../../ui/use-awake.ts';
import { useExclusive } from '../../ui/use-exclusive.ts';
import { ReviewPanel, type ReviewPanelProps } from '../../review/ui/ReviewPanel.tsx';
import { ReviewSkeleton } from '../../review/ui/ReviewSkeleton.tsx';
import type { ResultSession, SentInLanguages } from '../../result/result-environment.ts';
import { useResultSession } from '../../result/ui/use-result-session.ts';

interface ConfirmScreenProps {
  readonly steps: ReviewPanelProps['steps'];
}

export const ConfirmScreen = ({ steps }: ConfirmScreenProps) => {
  const session = useResultSession();
  const { messages } = useFlow();
  const confirmation = useMemo(() => createConfirmation(session), [session]);
  const enter = useCallback(
    async (page: ResultSession) => {
      const confirmable = await enterConfirmation(page);
      // An unpaid application can only be confirmed if it is free.
      if (confirmable.kind === 'review' && confirmable.charge.status !== 'successful')
        removePaymentStep(page, messages);
      return confirmable;
    },
    [messages],
  );
  const entered = useCheckoutGuard(enter);
  const { reload } = entered;
  // Answers may have changed since the page was left.
  usePageRestored(useCallback(() => reload(), [reload]));
  return (
    <AsyncView
      async={entered}
      loading={messages.flow.checking}
      lines={8}
      skeleton={<ReviewSkeleton label={messages.flow.checking} />}
      messages={messages}
    >
      {(access) => {
        if (access.kind === 'review')
          return (
            <>
              <WideFacts application={access.application} />
              <Confirm
                steps={steps}
                ready={access}
                confirmation={confirmation}
                onConfirmed={async (copy, confirmedAt) => {
                  const { application, charge } = access;
                  entered.setData(await openResult(session, application, charge, { copy, confirmedAt }));
                }}
              />
            </>
          );
        if (access.kind === 'redirecting') return <Skeleton label={messages.flow.checking} lines={8} />;
        return <StepAccessNotice access={access} />;
      }}
    </AsyncView>
  );
};

interface ConfirmProps {
  readonly steps: ReviewPanelProps['steps'];
  readonly ready: Confirmable;
  readonly confirmation: Confirmation;
  readonly onConfirmed: (copy: SentInLanguages, confirmedAt: Confirmed['at']) => Promise<void>;
}

/** The button is above and below the answers; an error appears next to the one that was pressed. */
type Place = 'first' | 'last';

const Confirm = ({ steps, ready, confirmation, onConfirmed }: ConfirmProps) => {
  const session = useResultSession();
  const { errors, review } = useMessages('review');
  const { busy, run } = useExclusive();
  const [failure, setFailure] = useState<{ readonly place: Place; readonly text: string }>();
  const { application, documents, charge } = ready;
  const isPaid = charge.status === 'successful';
  /** The applicant has agreed to it before the payment, so it is sent without a press, once on each visit. */
  const [agreement, setAgreement] = useState(ready.agreement);
  // Whoever comes back from a change was promised the review.
  const [isAutomatic, setAutomatic] = useState(() => agreement === 'valid' && changedBefore(session).size === 0);
  const waiting = useRef(new AbortController());
  const confirm = async (place: Place): Promise<void> => {
    setFailure(undefined);
    waiting.current = new AbortController();
    try {
      // Read before the confirmation, which may invalidate the token.
      const copy = await takeCopy(session);
      const confirmed = await keepPlace(() => confirmation.confirm(isPaid), waiting.current.signal);
      if (confirmed) await onConfirmed(copy, confirmed.at);
      else setAutomatic(false);
    } catch (error) {
      setFailure({ place, text: callErrorMessage(error, errors.call) });
      setAutomatic(false);
    }
  };
  /** A call that is under way is not stopped, only the wait for the next one. */
  const stop = (): void => {
    withdrawAgreement(session);
    setAgreement('none');
    setAutomatic(false);
    waiting.current.abort();
  };
  const start = useRef(isAutomatic ? () => run(() => confirm('first')) : undefined);
  useEffect(() => start.current?.(), []);
  useAwake(busy);
  const isWaiting = useStore($keptPlace) !== undefined;
  if (isAutomatic)
    return (
      <>
        <Sending />
        <KeptPlaceNotice />
        {isWaiting && (
          <Button kind="link" onClick={stop}>
            {review.agreed.stop}
          </Button>
        )}
      </>
    );
  const failureAt = (place: Place): string => (failure?.place === place ? failure.text : '');
  return (
    <>
      <KeptPlaceNotice />
      <ReviewPanel
        steps={steps}
        texts={isPaid ? { ...review.submit, lead: review.paid.lead } : review.submit}
        application={application}
        documents={documents}
        busy={busy}
        failure={failureAt('last')}
        onConfirm={() => run(() => confirm('last'))}
        first={
          isPaid && (
            <PaidNotice charge={charge} agreement={agreement} failure={failureAt('first')}>
              <Button busy={busy} onClick={() => run(() => confirm('first'))}>
                {review.submit.confirm}
              </Button>
              {agreement === 'valid' && (
                <Button kind="link" onClick={stop}>
                  {review.agreed.stop}
                </Button>
              )}
            </PaidNotice>
          )
        }
      />
    </>
  );
};

/** The text is rendered after its live region, so that screen readers announce it. */
const Sending = () => {
  const { agreed } = useMessages('review').review;
  const isShown = useAfterFirstRender();
  return (
    <div role="status" className="sky grid min-h-72 content-center justify-items-center gap-2 text-center">
      {isShown && (
        <>
          <Spinner />
          <h2>{agreed.sending}</h2>
          <p className="opacity-80">{agreed.message}</p>
        </>
      )}
    </div>
  );
};

interface PaidNoticeProps {
  readonly charge: Charge;
  readonly agreement: Agreement;
  readonly failure: string;
  readonly children: Elements;
}

/** Money has been taken, so this first says that the application is not yet sent. */
const PaidNotice = ({ charge: { amount, reference }, agreement, failure, children }: PaidNoticeProps) => {
  const { locale } = useFlow().session;
  const { paid, agreed } = useMessages('review').review;
  const price = typeof amount === 'number' && baht(amount, locale);
  return (
    <div className="grid gap-4">
      <StatusNotice tone="success" title={paid.title}>
        <p>{agreement === 'outdated' ? agreed.outdated : paid.message}</p>
        {(price || reference) && (
          <p className="text-sm">
            {price && <span translate="no">{price}</span>}
            {price && reference && <span>{'\u00A0· '}</span>}
            {reference && <Sentence text={paid.reference} values={{ reference }} />}
          </p>
        )}
      </StatusNotice>
      {failure && (
        <Notice tone="error" role="alert" title={agreement === 'valid' ? agreed.failed : undefined}>
          {failure}
        </Notice>
      )}
      {children}
    </div>
  );
};

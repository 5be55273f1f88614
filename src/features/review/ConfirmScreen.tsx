import { useMemo, useState } from 'react';
import {
  loadCompletedApplication,
  type Blocked,
  type CompletedApplication,
} from '../../application/after-steps-guard.ts';
import { createConfirmation, type ConfirmPorts } from '../../application/confirm.ts';
import type { FlowSession } from '../../application/flow-session.ts';
import { readCharge, readMethods, readPaidApplication } from '../../application/payment/payment-client.ts';
import { blockerOf, redirectTo } from '../../application/step-guard.ts';
import { saveConfirmedApplication } from '../../browser/storage/confirmed-application.ts';
import { saveUnaskedDashboardToken } from '../../browser/storage/dashboard-token.ts';
import { $pendingPayment } from '../../browser/storage/pending-payment.ts';
import type { Charge } from '../../model/payment.ts';
import { isSubmitted, type Application } from '../../model/application.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AsyncView } from '../shared/AsyncView.tsx';
import { callErrorMessage } from '../shared/call-error-message.ts';
import { useFlow, useMessages } from '../shared/flow-context.tsx';
import { StepAccessNotice } from '../shared/StepAccessNotice.tsx';
import { useAfterSteps } from '../shared/use-after-steps.ts';
import { useExclusive } from '../shared/use-exclusive.ts';
import { ReviewPanel, type ReviewPanelProps } from './ReviewPanel.tsx';

type Ready = CompletedApplication & { readonly charge: Charge };

const PORTS: ConfirmPorts = { saveConfirmedApplication, $pendingPayment };

function openResult(session: FlowSession, application: Application, charge: Charge): Blocked {
  createConfirmation(session, PORTS).forget(application, charge);
  return redirectTo(session, session.flow.routes.complete);
}

/** The page opens when every step is done and what is to be paid is paid. @throws {CallError} */
async function enter(session: FlowSession): Promise<Ready | Blocked> {
  const [application, charge] = await Promise.all([
    readPaidApplication(session, { saveDashboardToken: saveUnaskedDashboardToken }),
    readCharge(session),
  ]);
  if (isSubmitted(application)) return openResult(session, application, charge);
  const blocker = blockerOf(application);
  if (blocker) return blocker;
  const completed = await loadCompletedApplication(session, application);
  if (completed.kind !== 'review') return completed;
  const isUnpaid = charge.status !== 'successful' && (await readMethods(session)).amount > 0;
  return isUnpaid ? redirectTo(session, session.flow.routes.payment) : { ...completed, charge };
}

export const ConfirmScreen = ({ steps }: Pick<ReviewPanelProps, 'steps'>) => {
  const { session, messages } = useFlow();
  const entered = useAfterSteps(enter);
  return (
    <AsyncView async={entered} loading={messages.flow.checking} lines={8} messages={messages}>
      {(access) => {
        if (access.kind === 'review')
          return (
            <Confirm
              steps={steps}
              ready={access}
              onConfirmed={() => entered.setData(openResult(session, access.application, access.charge))}
            />
          );
        if (access.kind === 'redirecting') return <Skeleton label={messages.flow.checking} lines={8} />;
        return <StepAccessNotice access={access} />;
      }}
    </AsyncView>
  );
};

interface ConfirmProps {
  readonly steps: ReviewPanelProps['steps'];
  readonly ready: Ready;
  readonly onConfirmed: () => void;
}

const Confirm = ({ steps, ready, onConfirmed }: ConfirmProps) => {
  const { session } = useFlow();
  const { errors, review } = useMessages('review');
  const confirmation = useMemo(() => createConfirmation(session, PORTS), [session]);
  const { busy, run } = useExclusive();
  const [failure, setFailure] = useState('');
  const confirm = async (): Promise<void> => {
    setFailure('');
    try {
      if (await confirmation.confirm(ready.charge.status === 'successful')) onConfirmed();
    } catch (error) {
      setFailure(callErrorMessage(error, errors.call));
    }
  };
  return (
    <ReviewPanel
      steps={steps}
      texts={review.submit}
      application={ready.application}
      documents={ready.documents}
      busy={busy}
      failure={failure}
      onConfirm={() => run(confirm)}
    />
  );
};

import { useCallback, useMemo, useState } from 'react';
import { createConfirmation, type Confirmation } from '../../application/confirm.ts';
import type { FlowSession } from '../../application/flow-session.ts';
import {
  enterConfirmation,
  openResult,
  type Confirmable,
  type EnterConfirmationPorts,
} from '../../application/payment/enter-confirmation.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AsyncView } from '../shared/AsyncView.tsx';
import { callErrorMessage } from '../shared/call-error-message.ts';
import { useFlow, useMessages } from '../shared/flow-context.tsx';
import { StepAccessNotice } from '../shared/StepAccessNotice.tsx';
import { useAfterSteps } from '../shared/use-after-steps.ts';
import { useExclusive } from '../shared/use-exclusive.ts';
import { ReviewPanel, type ReviewPanelProps } from './ReviewPanel.tsx';

interface ConfirmScreenProps {
  readonly steps: ReviewPanelProps['steps'];
  readonly ports: EnterConfirmationPorts;
}

export const ConfirmScreen = ({ steps, ports }: ConfirmScreenProps) => {
  const { session, messages } = useFlow();
  const confirmation = useMemo(() => createConfirmation(session, ports), [session, ports]);
  const entered = useAfterSteps(useCallback((page: FlowSession) => enterConfirmation(page, ports), [ports]));
  return (
    <AsyncView async={entered} loading={messages.flow.checking} lines={8} messages={messages}>
      {(access) => {
        if (access.kind === 'review')
          return (
            <Confirm
              steps={steps}
              ready={access}
              confirmation={confirmation}
              onConfirmed={() => entered.setData(openResult(session, ports, access.application, access.charge))}
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
  readonly ready: Confirmable;
  readonly confirmation: Confirmation;
  readonly onConfirmed: () => void;
}

const Confirm = ({ steps, ready, confirmation, onConfirmed }: ConfirmProps) => {
  const { errors, review } = useMessages('review');
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

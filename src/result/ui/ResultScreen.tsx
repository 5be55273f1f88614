import { useCallback, useState } from 'react';
import { verifyResult } from '../verify-result.ts';
import { clearDevice } from '../../platform/storage/clear-device.ts';
import { href } from '../../config/routes.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StatusNotice } from '../../ui/StatusNotice.tsx';
import { ClearDevice } from '../../application/ui/ClearDevice.tsx';
import { AsyncView } from '../../application/ui/AsyncView.tsx';
import { FlowProvider, useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { useAsync } from '../../ui/use-async.ts';
import { usePageRestored } from '../../application/ui/use-page-restored.ts';
import { ApplicationNotFound } from '../../payment/ui/ApplicationNotFound.tsx';
import { CompleteResult, importCopy } from './CompleteResult.tsx';
import { FailedResult } from './FailedResult.tsx';
import { useResultSession } from './use-result-session.ts';

interface ResultScreenProps {
  readonly result: 'complete' | 'failed';
  readonly loadCopy?: typeof importCopy;
}

/** Shows the result of an application once the server has confirmed it. */
export const ResultScreen = ({ result: asked, loadCopy = importCopy }: ResultScreenProps) => {
  const session = useResultSession();
  const messages = useMessages('result');
  const verify = useCallback(() => verifyResult(session, asked), [session, asked]);
  const verified = useAsync(verify);
  const { reload } = verified;
  // Separate from the verified result, because clearing this device removes the data that verifies it.
  const [isCleared, setCleared] = useState(false);
  usePageRestored(
    useCallback(() => {
      if (!isCleared) reload();
    }, [isCleared, reload]),
  );
  if (isCleared) return <Cleared />;
  const clear = (): void => {
    clearDevice();
    if (!session.environment.location.clearEveryHost(session.locale)) setCleared(true);
  };
  return (
    <AsyncView
      async={verified}
      loading={messages.result.checking}
      lines={4}
      messages={messages}
      errorTitle={messages.result.loadFailed}
    >
      {(check) => {
        switch (check.kind) {
          case 'redirecting':
            return <Skeleton label={messages.result.checking} lines={4} />;
          case 'not-found':
            return (
              <FlowProvider session={check.session} messages={messages}>
                <ApplicationNotFound />
                {asked === 'complete' && <ClearDevice />}
              </FlowProvider>
            );
          case 'verified':
            return asked === 'complete' ? (
              <CompleteResult result={check} loadCopy={loadCopy} onClear={clear} />
            ) : (
              <FailedResult result={check} />
            );
        }
      }}
    </AsyncView>
  );
};

const Cleared = () => {
  const { locale } = useFlow().session;
  const { complete } = useMessages('result').result;
  return (
    <div className="grid gap-4">
      <StatusNotice tone="success" title={complete.cleared}>
        {null}
      </StatusNotice>
      <div>
        <ButtonLink href={href('home', locale)}>{complete.home}</ButtonLink>
      </div>
    </div>
  );
};

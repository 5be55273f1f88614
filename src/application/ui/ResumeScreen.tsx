import { useEffect, useState } from 'react';
import { openLink, type OpenedLink, resumeLink, recoverApplication } from '../resume.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { callErrorMessage } from './call-error-message.ts';
import { useFlow, useMessages } from './flow-context.tsx';
import { useErrorAlert } from './use-error-alert.ts';
import { useLoadingOverlay } from './use-loading-overlay.ts';
import { useExclusive } from '../../ui/use-exclusive.ts';
import { LazyErrorPage } from './WithErrorBoundary.tsx';

type ResumeState = { readonly kind: 'idle' } | OpenedLink;

/**
 * Resumes an application by its continue link. No call is made before the button is pressed, because mail scanners open
 * links (docs/spec-decisions.md, 1.2). If the link is damaged or no longer valid, the screen offers a one-time code.
 */
export const ResumeScreen = () => {
  const { session } = useFlow();
  const messages = useMessages('resume');
  const runWithErrorAlert = useErrorAlert();
  const [state, setState] = useState<ResumeState>({ kind: 'idle' });
  const { busy, run } = useExclusive();
  const isOpening = busy || state.kind === 'redirecting';
  useLoadingOverlay(isOpening);
  useEffect(() => {
    if (resumeLink(session.environment.location.historyState()) === 'wrong') setState({ kind: 'invalid-link' });
  }, [session]);

  const open = async (): Promise<void> => {
    const link = resumeLink(session.environment.location.historyState());
    setState({ kind: 'idle' });
    setState(typeof link === 'object' ? await openLink(session, link) : { kind: 'invalid-link' });
  };

  if (state.kind === 'not-found') return <LazyErrorPage locale={session.locale} status={404} />;
  if (state.kind === 'invalid-link' || state.kind === 'without-id') {
    const { title, message } = messages.resume[state.kind === 'without-id' ? 'codeNeeded' : 'invalidLink'];
    return (
      <Notice tone={state.kind === 'without-id' ? 'info' : 'warning'} title={title} role="alert">
        <p>{message}</p>
        <div className="mt-2">
          <Button onClick={() => runWithErrorAlert(() => recoverApplication(session))}>{messages.resume.find}</Button>
        </div>
      </Notice>
    );
  }
  return (
    <div className="grid gap-6">
      <p>{messages.resume.lead}</p>
      {state.kind === 'failed' && (
        <Notice tone="error" role="alert">
          {callErrorMessage(state.error, messages.errors.call)}
        </Notice>
      )}
      <Button busy={isOpening} onClick={() => run(open)}>
        {isOpening ? messages.resume.opening : messages.resume.action}
      </Button>
    </div>
  );
};

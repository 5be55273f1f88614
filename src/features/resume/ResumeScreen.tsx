import { useEffect, useState } from 'react';
import { isNotFound, isUnauthorized } from '../../api/errors.ts';
import { CampaignNotFound } from '../../application/campaign.ts';
import { flowHref, type FlowSession } from '../../application/flow-session.ts';
import { resumeLink, type ResumeLink } from '../../application/resume-link.ts';
import { resumeRouteFor } from '../../application/resume-route.ts';
import { startSession } from '../../application/session.ts';
import { loadApplication } from '../../application/step-guard.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { callErrorMessage } from '../shared/call-error-message.ts';
import { useFlow, useMessages } from '../shared/flow-context.tsx';
import { recoverApplication } from '../shared/RecoverApplication.tsx';
import { useErrorAlert } from '../shared/use-error-alert.ts';
import { useExclusive } from '../shared/use-exclusive.ts';
import { useReplayEarlyClick } from '../shared/use-replay-early-click.ts';
import { LazyErrorPage } from '../shared/WithErrorBoundary.tsx';

type ResumeState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'redirecting' }
  | { readonly kind: 'not-found' }
  /** The link does not open an application any more. */
  | { readonly kind: 'invalid-link' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Opens the application of a link and navigates to its first unfinished step; restores the previous application on failure. */
async function openLink(session: FlowSession, link: ResumeLink): Promise<ResumeState> {
  const id = link.id ?? session.stores.$id.get();
  if (id === '') return { kind: 'invalid-link' };
  const restore = startSession(session, id, link.token);
  try {
    const application = await loadApplication(session, { quietly: true });
    const route = await resumeRouteFor(session, application);
    session.ports.location.navigate(flowHref(session, route), { replace: true });
    return { kind: 'redirecting' };
  } catch (error) {
    restore();
    if (error instanceof CampaignNotFound) return { kind: 'not-found' };
    return isUnauthorized(error) || isNotFound(error) ? { kind: 'invalid-link' } : { kind: 'failed', error };
  }
}

/**
 * Resumes an application by its link. Nothing is called until the button is pressed, because mail scanners open links
 * (docs/spec-decisions.md, 1.2). A link that is not valid any more leads to the one-time code.
 */
export const ResumeScreen = () => {
  const { session } = useFlow();
  const messages = useMessages('resume');
  const runWithErrorAlert = useErrorAlert();
  const [state, setState] = useState<ResumeState>({ kind: 'idle' });
  const { busy, run } = useExclusive();
  useReplayEarlyClick();
  useEffect(() => {
    if (resumeLink(session.ports.location.historyState()) === 'wrong') setState({ kind: 'not-found' });
  }, [session]);

  const open = async (): Promise<void> => {
    const link = resumeLink(session.ports.location.historyState());
    setState({ kind: 'idle' });
    setState(typeof link === 'object' ? await openLink(session, link) : { kind: 'invalid-link' });
  };

  if (state.kind === 'not-found') return <LazyErrorPage locale={session.locale} status={404} />;
  if (state.kind === 'invalid-link') {
    return (
      <Notice tone="warning" title={messages.resume.invalidLink.title} role="alert">
        <p>{messages.resume.invalidLink.message}</p>
        <div className="mt-2">
          <Button onClick={() => runWithErrorAlert(() => recoverApplication(session))}>{messages.resume.find}</Button>
        </div>
      </Notice>
    );
  }
  const isOpening = busy || state.kind === 'redirecting';
  return (
    <div className="grid gap-6">
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

import { useCallback } from 'react';
import { isNotFound, isUnauthorized } from '../../api/errors.ts';
import { continueRegistration } from '../../application/dashboard/dashboard-client.ts';
import { createFlowSession, flowHref, type FlowSession } from '../../application/flow-session.ts';
import { resumeRouteFor } from '../../application/resume-route.ts';
import { startSession } from '../../application/session.ts';
import { loadApplication } from '../../application/step-guard.ts';
import { $dashboardToken } from '../../browser/storage/dashboard-token.ts';
import { href } from '../../config/routes.ts';
import { APPLICATION_ID } from '../../model/application.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AsyncView } from '../shared/AsyncView.tsx';
import { useFlow, useMessages } from '../shared/flow-context.tsx';
import { useAsync } from '../shared/use-async.ts';
import { reportChunkError, useLazyModule } from '../shared/use-lazy-module.ts';
import { LazyErrorPage } from '../shared/WithErrorBoundary.tsx';

type Continued =
  | { readonly kind: 'redirecting' }
  | { readonly kind: 'not-found' }
  /** `expired`: there was a token, and the server does not accept it any more. */
  | { readonly kind: 'signed-out'; readonly expired: boolean };

const loadSignIn = () => import('./SignIn.tsx');

/** Reopens the application of the URL and navigates to its first unfinished step. @throws {CallError} */
async function reopen({ flow, locale, ports }: FlowSession): Promise<Continued> {
  const id = ports.location.currentQuery().get('application') ?? '';
  if (!APPLICATION_ID.test(id)) return { kind: 'not-found' };
  if ($dashboardToken.get() === '') return { kind: 'signed-out', expired: false };
  let opened;
  try {
    opened = await continueRegistration(locale, $dashboardToken.get(), id);
  } catch (error) {
    if (isNotFound(error)) return { kind: 'not-found' };
    if (!isUnauthorized(error)) throw error;
    $dashboardToken.set('');
    return { kind: 'signed-out', expired: true };
  }
  const session = createFlowSession({ flow, locale, ports, slug: opened.slug });
  startSession(session, opened.application_id ?? id, opened.access_token);
  const route = await resumeRouteFor(session, await loadApplication(session));
  ports.location.navigate(flowHref(session, route), { replace: true });
  return { kind: 'redirecting' };
}

/** `/dashboard/continue` reopens the scholarship application of the URL (docs/spec.md, section 7; docs/spec-decisions.md, 1.6). */
export const ContinueRegistrationScreen = () => {
  const { session } = useFlow();
  const messages = useMessages('dashboard', 'otp');
  const { locale } = session;
  const { dashboard } = messages;
  const continued = useAsync(useCallback(() => reopen(session), [session]));
  const { state, reload } = continued;
  const isSignedOut = state.status === 'ready' && state.data.kind === 'signed-out';
  const signIn = useLazyModule(isSignedOut ? loadSignIn : undefined, reportChunkError);
  return (
    <div className="grid gap-4">
      <AsyncView
        async={continued}
        loading={dashboard.continueRegistration.opening}
        lines={4}
        messages={messages}
        errorTitle={dashboard.continueRegistration.failed}
      >
        {(result) => {
          switch (result.kind) {
            case 'redirecting':
              return <Skeleton label={dashboard.continueRegistration.opening} lines={4} />;
            case 'not-found':
              return <LazyErrorPage locale={locale} status={404} />;
            case 'signed-out':
              return signIn ? (
                <signIn.SignIn locale={locale} messages={messages} ended={result.expired} onDone={() => reload()} />
              ) : null;
          }
        }}
      </AsyncView>
      {state.status === 'error' && (
        <ButtonLink kind="link" href={href('dashboard', locale)}>
          {dashboard.continueRegistration.back}
        </ButtonLink>
      )}
    </div>
  );
};

import { useCallback } from 'react';
import { continueRegistration } from '../continue-registration.ts';
import type { DashboardSession, WithDashboard } from '../dashboard-environment.ts';
import { href } from '../../config/routes.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AsyncView } from '../../application/ui/AsyncView.tsx';
import { sessionWith } from '../../application/session-with.ts';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { useAsync } from '../../ui/use-async.ts';
import { reportChunkError, useLazyModule } from '../../ui/use-lazy-module.ts';
import { useLoadingOverlay } from '../../application/ui/use-loading-overlay.ts';
import { LazyErrorPage } from '../../application/ui/WithErrorBoundary.tsx';

const loadSignIn = () => import('./SignIn.tsx');

/**
 * `/dashboard/continue` reopens the scholarship application in the URL (docs/spec.md, section 7;
 * docs/spec-decisions.md, 1.6).
 */
export const ContinueRegistrationScreen = () => {
  const session: DashboardSession = sessionWith<WithDashboard>(useFlow().session, 'dashboard');
  const messages = useMessages('dashboard', 'otp');
  const { locale } = session;
  const { dashboard } = messages;
  const continued = useAsync(useCallback(() => continueRegistration(session), [session]));
  const { state, reload } = continued;
  useLoadingOverlay(state.kind === 'loading' || (state.kind === 'ready' && state.data.kind === 'redirecting'));
  const isSignedOut = state.kind === 'ready' && state.data.kind === 'signed-out';
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
                <signIn.SignIn
                  locale={locale}
                  messages={messages}
                  environment={session.environment}
                  signedOut={result.why}
                  onDone={() => reload()}
                />
              ) : null;
          }
        }}
      </AsyncView>
      {state.kind === 'error' && (
        <ButtonLink kind="link" href={href('dashboard', locale)}>
          {dashboard.continueRegistration.back}
        </ButtonLink>
      )}
    </div>
  );
};

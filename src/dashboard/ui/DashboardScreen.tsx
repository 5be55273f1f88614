import { useCallback } from 'react';
import { isSignedOut, loadDashboard, SIGNED_OUT, signOut, type SignInEnvironment } from '../dashboard-client.ts';
import type { MakeCurrentEnvironment } from '../make-current.ts';
import type { Locale } from '../../config/locales.ts';
import { AsyncView } from '../../application/ui/AsyncView.tsx';
import { useAsync } from '../../ui/use-async.ts';
import type { ApplicationList } from './ApplicationList.tsx';
import { SignIn, type SignInMessages } from './SignIn.tsx';

interface DashboardScreenProps {
  readonly locale: Locale;
  readonly messages: SignInMessages;
  readonly environment: MakeCurrentEnvironment & SignInEnvironment;
}

const loadList = async () => (await import('./ApplicationList.tsx')).ApplicationList;
type Dashboard = Awaited<ReturnType<typeof loadDashboard<typeof ApplicationList>>>;

/** Signs the applicant in by phone, e-mail and code, then lists every application (docs/spec.md, section 4, "Dashboard"). */
export const DashboardScreen = ({ locale, messages, environment }: DashboardScreenProps) => {
  const { dashboard: signIn } = environment;
  const dashboard = useAsync<Dashboard>(
    useCallback(() => loadDashboard(locale, signIn, loadList), [locale, signIn]),
    // The sign-in form is part of the static HTML.
    { data: SIGNED_OUT, isCurrent: () => isSignedOut(signIn) },
  );
  return (
    <div className={dashboard.state.kind === 'loading' ? 'card min-h-dvh' : undefined}>
      <AsyncView
        async={dashboard}
        loading={messages.dashboard.loading}
        lines={6}
        messages={messages}
        errorTitle={messages.dashboard.loadFailed}
      >
        {(data) =>
          data.kind === 'signed-out' ? (
            <SignIn
              locale={locale}
              messages={messages}
              environment={environment}
              signedOut={data.why}
              onDone={() => dashboard.reload()}
            />
          ) : (
            <data.View
              environment={environment}
              applications={data.applications}
              readAt={data.readAt}
              locale={locale}
              messages={messages}
              onSignOut={() => dashboard.setData(signOut(signIn))}
            />
          )
        }
      </AsyncView>
    </div>
  );
};

import { useCallback, type ComponentProps, type ComponentType } from 'react';
import { isSignedOut, loadDashboard, SIGNED_OUT, signOut, type DashboardPorts } from '../dashboard-client.ts';
import type { Locale } from '../../config/locales.ts';
import { AsyncView } from '../../application/ui/AsyncView.tsx';
import { useAsync } from '../../ui/use-async.ts';
import type { ApplicationList } from './ApplicationList.tsx';
import { SignIn, type SignInMessages } from './SignIn.tsx';

interface DashboardScreenProps {
  readonly locale: Locale;
  readonly messages: SignInMessages;
  readonly ports: DashboardPorts;
  /** Must be the same function at every render, or the list is loaded again. */
  readonly loadList: () => Promise<ListView>;
}

type ListView = ComponentType<Omit<ComponentProps<typeof ApplicationList>, 'ports'>>;
type Dashboard = Awaited<ReturnType<typeof loadDashboard<ListView>>>;

/** Signs the applicant in by phone, e-mail and code, then lists every application (docs/spec.md, section 4, "Dashboard"). */
export const DashboardScreen = ({ locale, messages, ports, loadList }: DashboardScreenProps) => {
  const dashboard = useAsync<Dashboard>(
    useCallback(() => loadDashboard(locale, ports, loadList), [locale, ports, loadList]),
    // The sign-in form is part of the static HTML.
    { data: SIGNED_OUT, isCurrent: () => isSignedOut(ports) },
  );
  return (
    <div className={dashboard.state.status === 'loading' ? 'card min-h-dvh' : undefined}>
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
              ports={ports}
              sessionEnded={data.expired}
              onDone={() => dashboard.reload()}
            />
          ) : (
            <data.View
              applications={data.applications}
              readAt={data.readAt}
              locale={locale}
              messages={messages}
              onSignOut={() => {
                signOut(ports);
                dashboard.setData(SIGNED_OUT);
              }}
            />
          )
        }
      </AsyncView>
    </div>
  );
};

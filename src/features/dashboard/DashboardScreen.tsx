import { useCallback } from 'react';
import { isNotFound, isUnauthorized } from '../../api/errors.ts';
import { readDashboard } from '../../application/dashboard/dashboard-client.ts';
import { removeDashboardContact } from '../../browser/storage/dashboard-contact.ts';
import { $dashboardToken } from '../../browser/storage/dashboard-token.ts';
import type { Locale } from '../../config/locales.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import { AsyncView } from '../shared/AsyncView.tsx';
import { useAsync } from '../shared/use-async.ts';
import type { ApplicationList } from './ApplicationList.tsx';
import type { DashboardMessages } from './dashboard-messages.ts';
import { SignIn } from './SignIn.tsx';

interface DashboardScreenProps {
  readonly locale: Locale;
  readonly messages: DashboardMessages;
}

type Dashboard =
  /** `expired`: there was a token, and the server does not accept it any more. */
  | { readonly kind: 'signed-out'; readonly expired: boolean }
  | {
      readonly kind: 'signed-in';
      readonly applications: readonly DashboardApplication[];
      readonly ApplicationList: typeof ApplicationList;
    };

const SIGNED_OUT: Dashboard = { kind: 'signed-out', expired: false };
const isSignedOut = (): boolean => $dashboardToken.get() === '';
/** The server renders the sign-in form. */
const INITIAL = { data: SIGNED_OUT, isCurrent: isSignedOut };

/** The applications; an applicant without any has an empty list. @throws {CallError} */
async function readList(locale: Locale): Promise<readonly DashboardApplication[]> {
  try {
    return await readDashboard(locale, $dashboardToken.get());
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

/** Loads the list and the component that shows it. An expired token signs the applicant out. @throws {CallError} */
async function loadDashboard(locale: Locale): Promise<Dashboard> {
  if (isSignedOut()) return SIGNED_OUT;
  try {
    const [applications, list] = await Promise.all([readList(locale), import('./ApplicationList.tsx')]);
    return { kind: 'signed-in', applications, ...list };
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    $dashboardToken.set('');
    return { kind: 'signed-out', expired: true };
  }
}

/** Signs the applicant in by phone, e-mail and code, then lists every application (docs/spec.md, section 4, "Dashboard"). */
export const DashboardScreen = ({ locale, messages }: DashboardScreenProps) => {
  const dashboard = useAsync(
    useCallback(() => loadDashboard(locale), [locale]),
    INITIAL,
  );
  return (
    <AsyncView
      async={dashboard}
      loading={messages.dashboard.loading}
      lines={6}
      messages={messages}
      errorTitle={messages.dashboard.loadFailed}
    >
      {(data) =>
        data.kind === 'signed-out' ? (
          <SignIn locale={locale} messages={messages} ended={data.expired} onDone={() => dashboard.reload()} />
        ) : (
          <data.ApplicationList
            applications={data.applications}
            locale={locale}
            messages={messages}
            onSignOut={() => {
              $dashboardToken.set('');
              removeDashboardContact();
              dashboard.setData(SIGNED_OUT);
            }}
          />
        )
      }
    </AsyncView>
  );
};

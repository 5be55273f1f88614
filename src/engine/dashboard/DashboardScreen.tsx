import { useCallback, useEffect, useState } from 'react';
import { isCallError, needsCode } from '../../api/errors.ts';
import type { Locale } from '../../config/locales.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import { $dashboardToken } from '../../state/dashboard-token.ts';
import { RetryPanel } from '../../ui/RetryPanel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { failureText } from '../failure-text.ts';
import type { ApplicationList } from './ApplicationList.tsx';
import { readDashboard } from './dashboard-calls.ts';
import type { DashboardWords } from './dashboard-words.ts';
import { SignIn } from './SignIn.tsx';

interface DashboardScreenProps {
  readonly locale: Locale;
  readonly words: DashboardWords;
}

type State =
  | { readonly kind: 'loading' }
  /** `ended`: there was a token, and the server takes it no longer. */
  | { readonly kind: 'signed-out'; readonly ended: boolean }
  | { readonly kind: 'failed'; readonly error: unknown }
  | {
      readonly kind: 'shown';
      readonly applications: readonly DashboardApplication[];
      readonly ApplicationList: typeof ApplicationList;
    };

/** "Nothing there" is an empty list. @throws {CallError} */
async function readList(locale: Locale): Promise<readonly DashboardApplication[]> {
  try {
    return await readDashboard(locale);
  } catch (error) {
    if (isCallError(error) && error.status === 404) return [];
    throw error;
  }
}

/** Reads the list, and fetches what shows it meanwhile; an expired token leads to a new code. */
async function load(locale: Locale): Promise<State> {
  if ($dashboardToken.get() === '') return { kind: 'signed-out', ended: false };
  try {
    const [applications, list] = await Promise.all([readList(locale), import('./ApplicationList.tsx')]);
    return { kind: 'shown', applications, ...list };
  } catch (error) {
    if (needsCode(error)) {
      $dashboardToken.set('');
      return { kind: 'signed-out', ended: true };
    }
    return { kind: 'failed', error };
  }
}

/** Where an applicant stands: signs in by phone, e-mail and code, then lists every application (spec, section 4, "Dashboard"). */
export const DashboardScreen = ({ locale, words }: DashboardScreenProps) => {
  // What was built into the page: the form of somebody who has not signed in.
  const [state, setState] = useState<State>({ kind: 'signed-out', ended: false });
  const refresh = useCallback(() => {
    setState({ kind: 'loading' });
    void load(locale).then(setState);
  }, [locale]);
  useEffect(() => {
    if ($dashboardToken.get() !== '') refresh();
  }, [refresh]);

  switch (state.kind) {
    case 'loading':
      return <Skeleton label={words.dashboard.loading} lines={6} />;
    case 'signed-out':
      return <SignIn locale={locale} words={words} ended={state.ended} onDone={refresh} />;
    case 'failed':
      return (
        <RetryPanel
          title={words.dashboard.loadFailed}
          message={failureText(state.error, words.errors.call)}
          retry={words.common.retry}
          onRetry={refresh}
        />
      );
    case 'shown':
      return (
        <state.ApplicationList
          applications={state.applications}
          locale={locale}
          words={words}
          onSignOut={() => {
            $dashboardToken.set('');
            setState({ kind: 'signed-out', ended: false });
          }}
        />
      );
  }
};

import { useCallback, useEffect, useState } from 'react';
import { isCallError, needsCode } from '../../api/errors.ts';
import type { Locale } from '../../config/locales.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import { $dashboardToken } from '../../state/dashboard-token.ts';
import { Button } from '../../ui/Button.tsx';
import { RetryPanel } from '../../ui/RetryPanel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { failureText } from '../failure-text.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { readDashboard } from './dashboard-calls.ts';
import type { DashboardWords } from './dashboard-words.ts';
import { NothingFound } from './NothingFound.tsx';
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
  | { readonly kind: 'shown'; readonly applications: readonly DashboardApplication[] };

/** Reads the list; an expired token leads to a new code, "nothing there" is an empty list. */
async function load(locale: Locale): Promise<State> {
  if ($dashboardToken.get() === '') return { kind: 'signed-out', ended: false };
  try {
    return { kind: 'shown', applications: await readDashboard(locale) };
  } catch (error) {
    if (needsCode(error)) {
      $dashboardToken.set('');
      return { kind: 'signed-out', ended: true };
    }
    if (isCallError(error) && error.status === 404) return { kind: 'shown', applications: [] };
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
        <div className="grid gap-6">
          {state.applications.length === 0 ? (
            <NothingFound locale={locale} words={words.dashboard} />
          ) : (
            <ul className="grid gap-6">
              {state.applications.map((application) => (
                <li key={`${application.type} ${application.id}`}>
                  <ApplicationCard application={application} locale={locale} words={words} />
                </li>
              ))}
            </ul>
          )}
          <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 print:hidden">
            {state.applications.length > 0 && (
              <Button kind="link" onClick={() => window.print()}>
                {words.dashboard.print}
              </Button>
            )}
            <Button
              kind="link"
              onClick={() => {
                $dashboardToken.set('');
                setState({ kind: 'signed-out', ended: false });
              }}
            >
              {words.dashboard.signOut}
            </Button>
          </div>
        </div>
      );
  }
};

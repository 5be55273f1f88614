import { useMemo } from 'react';
import type { Locale } from '../../config/locales.ts';
import { Notice } from '../../ui/Notice.tsx';
import { CodeDialog } from '../code/CodeDialog.tsx';
import { dashboardCodeCalls } from './dashboard-calls.ts';
import type { DashboardWords } from './dashboard-words.ts';

interface SignInProps {
  readonly locale: Locale;
  readonly words: DashboardWords;
  readonly ended: boolean;
  readonly onDone: () => void;
}

/** Phone, e-mail and code, in the page itself. */
export const SignIn = ({ locale, words, ended, onDone }: SignInProps) => {
  const calls = useMemo(() => dashboardCodeCalls(locale), [locale]);
  return (
    <div className="card grid gap-5">
      {ended && (
        <Notice tone="info" role="status">
          {words.dashboard.sessionEnded}
        </Notice>
      )}
      <CodeDialog
        words={words}
        locale={locale}
        calls={calls}
        lead={words.dashboard.signIn}
        contact={undefined}
        sent={undefined}
        onDone={onDone}
      />
    </div>
  );
};

import type { Locale } from '../../config/locales.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import { Button } from '../../ui/Button.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';
import type { DashboardWords } from './dashboard-words.ts';
import { NothingFound } from './NothingFound.tsx';

interface ApplicationListProps {
  readonly applications: readonly DashboardApplication[];
  readonly locale: Locale;
  readonly words: DashboardWords;
  readonly onSignOut: () => void;
}

/** What somebody who has signed in sees. It comes with the answer, not before. */
export const ApplicationList = ({ applications, locale, words, onSignOut }: ApplicationListProps) => (
  <div className="grid gap-6">
    {applications.length === 0 ? (
      <NothingFound locale={locale} words={words.dashboard} />
    ) : (
      <ul className="grid gap-6">
        {applications.map((application) => (
          <li key={`${application.type} ${application.id}`}>
            <ApplicationCard application={application} locale={locale} words={words} />
          </li>
        ))}
      </ul>
    )}
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 print:hidden">
      {applications.length > 0 && (
        <Button kind="link" onClick={() => window.print()}>
          {words.dashboard.print}
        </Button>
      )}
      <Button kind="link" onClick={onSignOut}>
        {words.dashboard.signOut}
      </Button>
    </div>
  </div>
);

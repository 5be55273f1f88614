import type { Locale } from '../../config/locales.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import { Button } from '../../ui/Button.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';
import type { DashboardMessages } from './dashboard-messages.ts';
import { NoApplications } from './NoApplications.tsx';

interface ApplicationListProps {
  readonly applications: readonly DashboardApplication[];
  readonly locale: Locale;
  readonly messages: DashboardMessages;
  readonly onSignOut: () => void;
}

export const ApplicationList = ({ applications, locale, messages, onSignOut }: ApplicationListProps) => (
  <div className="grid gap-6">
    {applications.length === 0 ? (
      <NoApplications locale={locale} messages={messages.dashboard} />
    ) : (
      <ul className="grid gap-6">
        {applications.map((application) => (
          <li key={`${application.type} ${application.id}`}>
            <ApplicationCard application={application} locale={locale} messages={messages} />
          </li>
        ))}
      </ul>
    )}
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 print:hidden">
      {applications.length > 0 && (
        <Button kind="link" onClick={() => window.print()}>
          {messages.dashboard.print}
        </Button>
      )}
      <Button kind="link" onClick={onSignOut}>
        {messages.dashboard.signOut}
      </Button>
    </div>
  </div>
);

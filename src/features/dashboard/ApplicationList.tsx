import { makeCurrentApplication, type MakeCurrentPorts } from '../../application/dashboard/make-current.ts';
import type { Locale } from '../../config/locales.ts';
import { href } from '../../config/routes.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';
import type { DashboardMessages } from './dashboard-messages.ts';

const NoApplications = ({ locale, messages }: { locale: Locale; messages: Messages['dashboard'] }) => (
  <div className="card grid justify-items-start gap-3">
    <h2>{messages.empty.title}</h2>
    <p className="text-ink-soft">{messages.empty.message}</p>
    <ButtonLink href={href('home', locale)}>{messages.empty.action}</ButtonLink>
  </div>
);

interface ApplicationListProps {
  readonly ports: MakeCurrentPorts;
  readonly applications: readonly DashboardApplication[];
  readonly locale: Locale;
  readonly messages: DashboardMessages;
  readonly onSignOut: () => void;
}

export const ApplicationList = ({ applications, locale, messages, ports, onSignOut }: ApplicationListProps) => (
  <div className="grid gap-6">
    {applications.length === 0 ? (
      <NoApplications locale={locale} messages={messages.dashboard} />
    ) : (
      <ul className="grid gap-6">
        {applications.map((application) => (
          <li key={`${application.type} ${application.id}`}>
            <ApplicationCard
              application={application}
              locale={locale}
              messages={messages}
              makeCurrent={() => makeCurrentApplication(application, ports)}
            />
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

import { startTransition, useEffect, useState } from 'react';
import { makeCurrentApplication, type MakeCurrentEnvironment } from '../make-current.ts';
import { noteSubmissions } from '../note-submissions.ts';
import { byUrgency } from '../application-order.ts';
import type { Locale } from '../../config/locales.ts';
import { href } from '../../config/routes.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { ServerMs } from '../../lib/time.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { PrintedAddress } from '../../application/ui/PrintedAddress.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';
import { NoApplications } from './NoApplications.tsx';
import { SignedIn } from './SignedIn.tsx';

/** The page may remind of an application that was sent on another device. */
const updateReminder = async (): Promise<void> => (await import('../../platform/unsent-notice.ts')).updateReminder();

interface ApplicationListProps {
  readonly environment: MakeCurrentEnvironment;
  readonly applications: readonly DashboardApplication[];
  /** When the list was read. */
  readonly readAt: ServerMs;
  readonly locale: Locale;
  readonly messages: Pick<Messages, 'common' | 'dashboard'>;
  readonly onSignOut: () => void;
}

/** Renders the first cards at once and adds the rest in batches of this size. @chosen */
const CARDS_AT_ONCE = 6;

function useShownCount(all: number): number {
  const [count, setCount] = useState(CARDS_AT_ONCE);
  useEffect(() => {
    if (count >= all) return undefined;
    const timer = setTimeout(() => startTransition(() => setCount(count + CARDS_AT_ONCE)));
    return () => clearTimeout(timer);
  }, [count, all]);
  return count;
}

const Cards = ({ applications, environment, ...rest }: Omit<ApplicationListProps, 'onSignOut'>) => {
  const shown = useShownCount(applications.length);
  return (
    <ul className="grid gap-6">
      {applications.slice(0, shown).map((application) => (
        <li key={`${application.type} ${application.id}`}>
          <ApplicationCard
            {...rest}
            application={application}
            environment={environment}
            makeCurrent={() => makeCurrentApplication(application, environment)}
          />
        </li>
      ))}
    </ul>
  );
};

export const ApplicationList = ({ onSignOut, ...props }: ApplicationListProps) => {
  const { applications, readAt, locale, environment } = props;
  const messages = props.messages.dashboard;
  const { current, past } = byUrgency(applications, readAt);
  const isEmpty = applications.length === 0;
  useEffect(() => {
    noteSubmissions(applications, environment.dashboard);
    updateReminder().catch(() => undefined);
  }, [applications, environment]);
  return (
    <div className="grid gap-6">
      {isEmpty && <NoApplications locale={locale} messages={messages} onTryAnother={onSignOut} />}
      {current.length > 0 && <Cards {...props} applications={current} />}
      {past.length > 0 && (
        <details open={current.length === 0}>
          <summary className="cursor-pointer rounded py-3 font-semibold">
            {interpolate(messages.ended, { count: past.length })}
          </summary>
          <div className="pt-3">
            <Cards {...props} applications={past} />
          </div>
        </details>
      )}
      {!isEmpty && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
          <ButtonLink kind="secondary" href={href('home', locale)}>
            {messages.startAnother}
          </ButtonLink>
          <PrintButton kind="quiet" texts={messages} />
        </div>
      )}
      <SignedIn
        applications={applications}
        readContact={environment.dashboard.readContact}
        readAt={readAt}
        locale={locale}
        messages={messages}
      >
        {!isEmpty && (
          <Button kind="quiet" onClick={onSignOut}>
            {messages.signOut}
          </Button>
        )}
      </SignedIn>
      <PrintedAddress locale={locale} />
    </div>
  );
};

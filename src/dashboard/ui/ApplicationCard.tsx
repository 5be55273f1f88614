import type { ComponentProps } from 'react';
import { deadlineOf, promisesOf } from '../deadlines.ts';
import {
  hasNothingToPay,
  isCancelledAfterPayment,
  isKnownStatus,
  needsNewCopies,
  shownStatus,
  statusTexts,
  statusView,
} from '../status.ts';
import { valuesOf } from '../../flows/definition/field-queries.ts';
import type { Messages } from '../../i18n/messages.ts';
import { applicationNumber } from '../../model/application.ts';
import { appliedFor } from '../../model/applied-for.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import { ApplicationConstellation } from '../../ui/ApplicationConstellation.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { NoBreakText } from '../../ui/NoBreakText.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import { ApplicationDetails } from './ApplicationDetails.tsx';
import type { MakeCurrentEnvironment } from '../make-current.ts';
import { calendarEntry } from './calendar-entry.ts';
import { CopyLink } from './CopyLink.tsx';
import { DocumentStates } from './DocumentStates.tsx';
import { NextAction } from './NextAction.tsx';
import { PassedSteps } from './PassedSteps.tsx';
import { Timeline } from './Timeline.tsx';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import css from '../../styles/lazy-parts.css?inline';

adoptStyles(css);

/** Few cards show an application that has ended. */
const loadOtherWays = () => import('./OtherWays.tsx');

interface ApplicationCardProps extends ComponentProps<typeof NextAction> {
  /** When the application was read, in milliseconds since 1970. */
  readonly readAt: number;
  readonly environment: MakeCurrentEnvironment;
}

/** What the applicant must do, or until when they wait, comes first; the programme has the whole width. */
export const ApplicationCard = ({ application: received, readAt, environment, ...rest }: ApplicationCardProps) => {
  const application = { ...received, status: shownStatus(received) };
  const { locale, messages } = rest;
  const { dashboard } = messages;
  const { type, id, status } = application;
  const number = applicationNumber(application);
  const deadline = deadlineOf(application, readAt);
  const { badge } = statusTexts(application, dashboard);
  const kind = type ? dashboard.types[type] : dashboard.unknown.type;
  const [subject, ...details] = appliedFor(type, application);
  const hasOtherWays = statusView(status).progress === 'stopped' && !isCancelledAfterPayment(application);
  const ended = useLazyModule(hasOtherWays ? loadOtherWays : undefined);
  const { tone } = statusView(status);
  const isIncomplete = needsNewCopies(application);
  const documents = <DocumentStates application={application} locale={locale} makeCurrent={rest.makeCurrent} />;
  return (
    <article className="card grid break-inside-avoid gap-5" data-flow={type ?? undefined} data-application={id}>
      <header className="grid gap-2">
        <div className="flex items-center justify-between gap-4">
          {isIncomplete ? <Badge tone="warning" text={dashboard.newCopy} /> : <Badge {...{ tone, text: badge }} />}
          {status !== 'passed' && (
            <ApplicationConstellation
              applicationNumber={number}
              className="h-11 w-[4.5rem] shrink-0 rounded bg-flow p-1 text-white print:hidden"
            />
          )}
        </div>
        <h2>
          {subject && <span className="block font-sans text-sm font-semibold text-flow">{kind}</span>}{' '}
          <span>{subject || kind}</span>{' '}
          {details.length > 0 && (
            <span className="block font-sans text-sm font-semibold text-ink-soft">
              <NoBreakText text={details.join(' · ')} />
            </span>
          )}
        </h2>
        <p className="text-sm text-ink-soft">
          <Sentence text={dashboard.number} values={{ number }} />
        </p>
      </header>
      {status === 'passed' && <Congratulations application={application} subject={subject} messages={dashboard} />}
      {isIncomplete && documents}
      <ApplicationDetails
        application={application}
        deadline={deadline}
        promises={promisesOf(application, readAt)}
        locale={locale}
        messages={dashboard}
      />
      {status === 'passed' && <PassedSteps application={application} locale={locale} messages={messages} />}
      {ended && (
        <ended.OtherWays
          application={received}
          environment={environment}
          readAt={readAt}
          locale={locale}
          messages={dashboard}
        />
      )}
      <div className="empty:hidden print:hidden">
        <NextAction {...rest} application={application} />
      </div>
      {isKnownStatus(status) && <Timeline status={status} isFree={hasNothingToPay(application)} messages={dashboard} />}
      {!isIncomplete && documents}
      <div className="flex flex-wrap items-center gap-3 empty:hidden print:hidden">
        <CopyLink application={received} environment={environment} locale={locale} text={dashboard.copy} />
        {deadline && deadline.urgency !== 'passed' && (
          <AddToCalendar
            messages={dashboard.calendar}
            entry={calendarEntry(application, deadline, locale, dashboard)}
          />
        )}
      </div>
    </article>
  );
};

interface CongratulationsProps {
  readonly application: DashboardApplication;
  /** What was applied for. */
  readonly subject: string | undefined;
  readonly messages: Messages['dashboard'];
}

/** Stands above the heading of its card and is read after it, so that it belongs to that card for everyone. */
const Congratulations = ({ application, subject, messages }: CongratulationsProps) => {
  const { named, unnamed } = messages.congratulations;
  const firstName = valuesOf(application)['first_name'];
  return (
    <div className="sky order-first grid justify-items-center gap-1 text-center">
      <ApplicationConstellation applicationNumber={applicationNumber(application)} className="w-full max-w-xs" drawn />
      <p className="text-3xl font-semibold">
        {firstName ? <Sentence text={named} values={{ name: firstName }} /> : unnamed}
      </p>
      <p className="text-lg">{statusTexts(application, messages).message}</p>
      {subject && (
        // The heading has said it.
        <p className="text-xl font-semibold" aria-hidden="true">
          {subject}
        </p>
      )}
    </div>
  );
};

import type { ComponentProps } from 'react';
import { isKnownStatus, paymentDeadline, shownStatus, statusTexts, statusView } from '../status.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { applicationNumber } from '../../model/application.ts';
import { appliedFor } from '../../model/applied-for.ts';
import { ApplicationConstellation } from '../../ui/ApplicationConstellation.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { ApplicationDetails } from './ApplicationDetails.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import { NextAction } from './NextAction.tsx';
import { Timeline } from './Timeline.tsx';

interface ApplicationCardProps extends ComponentProps<typeof NextAction> {
  /** When the application was read, in ms since 1970. */
  readonly readAt: number;
}

export const ApplicationCard = ({ application: answered, readAt, ...rest }: ApplicationCardProps) => {
  const application = { ...answered, status: shownStatus(answered) };
  const { locale, messages } = rest;
  const { dashboard } = messages;
  const { type, id, status } = application;
  const number = applicationNumber(application);
  const deadline = paymentDeadline(application, readAt);
  const { badge, message } = statusTexts(application, dashboard);
  const kind = type ? dashboard.types[type] : dashboard.unknown.type;
  const subject = appliedFor(type, application).join('\u00A0· ');
  return (
    <article className="card grid break-inside-avoid gap-5" data-flow={type ?? undefined} data-application={id}>
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <ApplicationConstellation
          applicationNumber={number}
          className="h-11 w-[4.5rem] shrink-0 rounded bg-flow text-white print:hidden"
        />
        <div className="grow basis-48">
          <h2>
            {subject && <span className="block font-sans text-sm font-semibold text-flow">{kind}</span>}{' '}
            <span>{subject || kind}</span>
          </h2>
          <p className="text-sm text-ink-soft">
            <Sentence text={dashboard.number} values={{ number }} />
          </p>
        </div>
        <Badge tone={statusView(status).tone} text={badge} />
      </header>
      <ApplicationDetails application={application} deadline={deadline} locale={locale} messages={dashboard} />
      {isKnownStatus(status) && <Timeline status={status} messages={dashboard} />}
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <NextAction {...rest} application={application} />
        {deadline && deadline.urgency !== 'passed' && (
          <CalendarButton
            messages={dashboard.calendar}
            day={{
              id: `${number}-payment@admissions`,
              title: interpolate(dashboard.calendar.title, { number }),
              text: message,
              instant: deadline.instant,
            }}
          />
        )}
      </div>
    </article>
  );
};

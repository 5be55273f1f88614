import type { Locale } from '../../config/locales.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { baht, dayOf } from '../../i18n/format.ts';
import { appliedFor } from '../../model/applied-for.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import { nextAction } from '../../application/dashboard/next-action.ts';
import { promisedDate } from '../../application/dashboard/promised-date.ts';
import { isKnownStatus, shownStatus, statusView } from '../../application/dashboard/status-view.ts';
import { Timeline } from './Timeline.tsx';

interface ApplicationCardProps {
  readonly application: DashboardApplication;
  readonly locale: Locale;
  readonly messages: Pick<Messages, 'common' | 'dashboard'>;
  readonly makeCurrent: () => void;
}

const numberOf = ({ application_no, id }: DashboardApplication): string => application_no ?? id;

/** A status that this build does not know shows the server's own text. */
function statusTexts({ status, status_text }: DashboardApplication, messages: Messages['dashboard']) {
  if (isKnownStatus(status)) return messages.statuses[status];
  return { badge: status_text ?? messages.unknown.badge, message: messages.unknown.message };
}

const Details = ({ application, locale, messages: { dashboard: messages } }: ApplicationCardProps) => {
  const { reason, payment, status, created_at: created } = application;
  const { date } = statusView(status);
  const day = promisedDate(application);
  return (
    <div className="grid gap-1">
      <p>{statusTexts(application, messages).message}</p>
      {!isKnownStatus(status) && created && (
        <p>{interpolate(messages.unknown.created, { date: dayOf(created, locale) })}</p>
      )}
      {reason && <p>{interpolate(messages.reason, { reason })}</p>}
      {date && day && (
        <p className="font-semibold">{interpolate(messages.dates[date], { date: dayOf(day, locale) })}</p>
      )}
      {payment && payment.status !== 'none' && (
        <p className="text-sm text-ink-soft">
          {messages.payment} {messages.payments[payment.status]} {payment.amount ? baht(payment.amount, locale) : ''}
        </p>
      )}
    </div>
  );
};

const NextAction = ({ application, locale, messages, makeCurrent }: ApplicationCardProps) => {
  const link = nextAction(application, locale);
  if (!link) return null;
  const target = link.opensNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  // A link may also be opened in another tab, by the middle button or the context menu.
  const open = link.needsApplication ? makeCurrent : undefined;
  return (
    <ButtonLink href={link.href} {...target} onClick={open} onAuxClick={open} onContextMenu={open}>
      {messages.dashboard.actions[link.action]}
      {link.opensNewTab && <span className="sr-only"> {messages.common.newTab}</span>}
    </ButtonLink>
  );
};

const Deadline = ({ application, messages: { dashboard: messages } }: ApplicationCardProps) => {
  const day = statusView(application.status).date === 'payment-due' ? promisedDate(application) : undefined;
  if (!day) return null;
  const number = numberOf(application);
  const title = interpolate(messages.calendar.title, { number });
  const text = statusTexts(application, messages).message;
  return (
    <CalendarButton
      messages={messages.calendar}
      day={{ id: `${number}-payment@admissions`, title, text, instant: day }}
    />
  );
};

export const ApplicationCard = ({ application: answered, ...rest }: ApplicationCardProps) => {
  const application = { ...answered, status: shownStatus(answered) };
  const props = { ...rest, application };
  const { messages } = rest;
  const { type, id, status } = application;
  const subject = appliedFor(type, application).join(' · ');
  return (
    <article className="card grid break-inside-avoid gap-5" data-flow={type ?? undefined} data-application={id}>
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grow basis-56">
          <h2>{type ? messages.dashboard.types[type] : messages.dashboard.unknown.type}</h2>
          {subject && <p className="font-semibold">{subject}</p>}
          <p className="text-sm text-ink-soft">
            {interpolate(messages.dashboard.number, { number: numberOf(application) })}
          </p>
        </div>
        <Badge tone={statusView(status).tone} text={statusTexts(application, messages.dashboard).badge} />
      </header>
      <Details {...props} />
      {isKnownStatus(status) && <Timeline status={status} messages={messages.dashboard} />}
      <div className="flex flex-wrap items-center gap-3 empty:hidden print:hidden">
        <NextAction {...props} />
        <Deadline {...props} />
      </div>
    </article>
  );
};

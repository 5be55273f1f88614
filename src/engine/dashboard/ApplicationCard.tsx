import type { Locale } from '../../config/locales.ts';
import type { Words } from '../../i18n/words.ts';
import { fill } from '../../lib/fill.ts';
import { baht, dayInBothCalendars } from '../../lib/format.ts';
import { appliedFor } from '../../model/applied-for.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import { holdForFlow } from './hold.ts';
import { nextAction } from './next-action.ts';
import { promisedDate } from './promised-date.ts';
import { isKnownStatus, statusFace } from './status-table.ts';
import { Timeline } from './Timeline.tsx';

interface ApplicationCardProps {
  readonly application: DashboardApplication;
  readonly locale: Locale;
  readonly words: Pick<Words, 'common' | 'dashboard'>;
}

const numberOf = ({ application_no, id }: DashboardApplication): string => application_no ?? id;

/** Chip and sentence of a status; one that this build does not know has the server's own words. */
function statusTexts({ status, status_text }: DashboardApplication, words: Words['dashboard']) {
  if (isKnownStatus(status)) return words.statuses[status];
  return { chip: status_text ?? words.unknown.chip, message: words.unknown.message };
}

const Details = ({ application, locale, words: { dashboard: words } }: ApplicationCardProps) => {
  const { reason, payment, status } = application;
  const { date } = statusFace(status);
  const day = promisedDate(application);
  return (
    <div className="grid gap-1">
      <p>{statusTexts(application, words).message}</p>
      {reason && <p>{fill(words.reason, { reason })}</p>}
      {date && day && (
        <p className="font-semibold">{fill(words.dates[date], { date: dayInBothCalendars(day, locale) })}</p>
      )}
      {payment && payment.status !== 'none' && (
        <p className="text-sm text-ink-soft">
          {words.payment} {words.payments[payment.status]} {payment.amount ? baht(payment.amount, locale) : ''}
        </p>
      )}
    </div>
  );
};

const NextAction = ({ application, locale, words }: ApplicationCardProps) => {
  const link = nextAction(application, locale);
  if (!link) return null;
  const target = link.outside ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  // A link may be opened in another tab, by the middle button or from the menu of a long press.
  const hold = (): void => {
    if (link.holds) holdForFlow(application);
  };
  return (
    <ButtonLink href={link.address} {...target} onClick={hold} onAuxClick={hold} onContextMenu={hold}>
      {words.dashboard.actions[link.action]}
      {link.outside && <span className="sr-only"> {words.common.newTab}</span>}
    </ButtonLink>
  );
};

const Deadline = ({ application, words: { dashboard: words } }: ApplicationCardProps) => {
  const day = statusFace(application.status).date === 'payment-due' ? promisedDate(application) : undefined;
  if (!day) return null;
  const number = numberOf(application);
  const title = fill(words.calendar.title, { number });
  const text = statusTexts(application, words).message;
  return (
    <CalendarButton words={words.calendar} day={{ id: `${number}-payment@admissions`, title, text, instant: day }} />
  );
};

/** One application: number, state, what it waits for, and the one thing to do next. */
export const ApplicationCard = (props: ApplicationCardProps) => {
  const { application, words } = props;
  const { type, id, status } = application;
  const subject = appliedFor(type, application).join(' · ');
  return (
    <article className="card grid break-inside-avoid gap-5" data-flow={type} data-application={id}>
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grow basis-56">
          <h2>{words.dashboard.types[type]}</h2>
          {subject && <p className="font-semibold">{subject}</p>}
          <p className="text-sm text-ink-soft">{fill(words.dashboard.number, { number: numberOf(application) })}</p>
        </div>
        <StatusChip tone={statusFace(status).tone} text={statusTexts(application, words.dashboard).chip} />
      </header>
      <Details {...props} />
      <Timeline status={status} words={words.dashboard} />
      <div className="flex flex-wrap items-center gap-3 empty:hidden print:hidden">
        <NextAction {...props} />
        <Deadline {...props} />
      </div>
    </article>
  );
};

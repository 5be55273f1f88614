import type { Deadline, Promises } from '../deadlines.ts';
import { hasNothingToPay, isKnownStatus, statusTexts, statusView } from '../status.ts';
import { GRADUATE_CONTACT_DAYS } from '../../config/constants.ts';
import type { Locale } from '../../config/locales.ts';
import { baht, dayOf } from '../../i18n/format.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { readableInstant } from '../../lib/parse-instant.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import { NoBreakText } from '../../ui/NoBreakText.tsx';
import { DeadlineLine } from './DeadlineLine.tsx';

interface ApplicationDetailsProps {
  readonly application: DashboardApplication;
  readonly deadline: Deadline | undefined;
  readonly promises: Promises;
  readonly locale: Locale;
  readonly messages: Messages['dashboard'];
}

export const ApplicationDetails = ({ application, deadline, promises, locale, messages }: ApplicationDetailsProps) => {
  const { reason, payment, status } = application;
  const created = readableInstant(application.created_at);
  const isKnown = isKnownStatus(status);
  const explainsStatus = !isKnown || statusView(status).progress === 'stopped' || status.endsWith('_changed');
  // The badge names the status, and the date that was promised says more than the general sentence.
  const isSaidByDate = Boolean(
    status === 'under_review' ? promises.resultBy : status === 'successful' && promises.emailBy,
  );
  return (
    <div className="grid gap-1">
      {status !== 'passed' && !isSaidByDate && (
        <p>
          <NoBreakText text={statusTexts(application, messages).message} />
        </p>
      )}
      {!isKnown && created && <p>{interpolate(messages.unknown.created, { date: dayOf(created, locale) })}</p>}
      {reason && <p>{interpolate(explainsStatus ? messages.reason : messages.note, { reason })}</p>}
      {deadline && <DeadlineLine deadline={deadline} locale={locale} messages={messages.deadlines} />}
      <Promised promises={promises} locale={locale} messages={messages.promises} />
      {payment && payment.status !== 'none' && !hasNothingToPay(application) && (
        <p className="text-sm text-ink-soft">
          <span>{messages.payment}</span> <span>{messages.payments[payment.status]}</span>{' '}
          {payment.amount ? <span translate="no">{baht(payment.amount, locale)}</span> : null}
        </p>
      )}
    </div>
  );
};

interface PromisedProps {
  readonly promises: Promises;
  readonly locale: Locale;
  readonly messages: Messages['dashboard']['promises'];
}

/** Says what happens next and when, while the applicant can only wait. */
const Promised = ({ promises, locale, messages }: PromisedProps) => {
  const { sentAt, emailBy, resultBy, isResultLate, isContacted } = promises;
  const dated = (text: string, instant: string): string => interpolate(text, { date: dayOf(instant, locale) });
  return (
    <>
      {resultBy && (
        <p className="font-semibold">{dated(isResultLate ? messages.resultLate : messages.result, resultBy)}</p>
      )}
      {sentAt && <p>{dated(messages.sent, sentAt)}</p>}
      {emailBy && <p>{dated(messages.email, emailBy)}</p>}
      {isContacted && <p>{interpolate(messages.contact, GRADUATE_CONTACT_DAYS)}</p>}
    </>
  );
};

import { isKnownStatus, promisedDate, statusTexts, statusView, type PaymentDeadline } from '../status.ts';
import type { Locale } from '../../config/locales.ts';
import { baht, dayOf } from '../../i18n/format.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import { DeadlineLine } from './DeadlineLine.tsx';

interface ApplicationDetailsProps {
  readonly application: DashboardApplication;
  readonly deadline: PaymentDeadline | undefined;
  readonly locale: Locale;
  readonly messages: Messages['dashboard'];
}

export const ApplicationDetails = ({ application, deadline, locale, messages }: ApplicationDetailsProps) => {
  const { reason, payment, status, created_at: created } = application;
  const isKnown = isKnownStatus(status);
  const explainsStatus = !isKnown || statusView(status).progress === 'stopped' || status.endsWith('_changed');
  const emailBy = promisedDate(application);
  return (
    <div className="grid gap-1">
      <p>{statusTexts(application, messages).message}</p>
      {!isKnown && created && <p>{interpolate(messages.unknown.created, { date: dayOf(created, locale) })}</p>}
      {reason && <p>{interpolate(explainsStatus ? messages.reason : messages.note, { reason })}</p>}
      {deadline && <DeadlineLine deadline={deadline} locale={locale} messages={messages.deadline} />}
      {emailBy && <p className="font-semibold">{interpolate(messages.emailBy, { date: dayOf(emailBy, locale) })}</p>}
      {payment && payment.status !== 'none' && (
        <p className="text-sm text-ink-soft">
          <span>{messages.payment}</span> <span>{messages.payments[payment.status]}</span>{' '}
          {payment.amount ? <span translate="no">{baht(payment.amount, locale)}</span> : null}
        </p>
      )}
    </div>
  );
};

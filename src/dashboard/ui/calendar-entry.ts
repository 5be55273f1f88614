import { isPerCampaign } from '../../config/flow-registry.ts';
import { sisterSiteHref } from '../../config/sister-sites.ts';
import { site } from '../../config/site.ts';
import type { Locale } from '../../config/locales.ts';
import { baht } from '../../i18n/format.ts';
import { zonedTimeOf } from '../../i18n/zoned-time.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { applicationNumber } from '../../model/application.ts';
import type { DashboardApplication } from '../../model/dashboard.ts';
import type { CalendarEntry } from '../calendar-file.ts';
import type { Deadline } from '../deadlines.ts';
import { amountDue } from '../status.ts';

/**
 * The entry links to the dashboard rather than the payment page, because the reminder comes days later and often on
 * another device.
 */
const dashboardUrl = (locale: Locale): string => new URL(sisterSiteHref('dashboard', locale), document.baseURI).href;

function titleOf(application: DashboardApplication, { kind }: Deadline, locale: Locale, texts: Messages['dashboard']) {
  const { pay, finish, confirm } = texts.calendar;
  const known = { number: applicationNumber(application), university: site.name[locale] };
  const amount = amountDue(application);
  if (application.status === 'to_confirm') return interpolate(confirm, known);
  if (kind === 'closing') return interpolate(finish, known);
  return amount === undefined
    ? interpolate(pay.titleWithoutAmount, known)
    : interpolate(pay.title, { ...known, amount: baht(amount, locale) });
}

/** A scholarship is paid before it is sent, so whoever pays on the last day must know that one step is left. */
const missingAfterPayment = ({ type, status }: DashboardApplication, { calendar }: Messages['dashboard']): string[] =>
  type && isPerCampaign(type) && status === 'awaiting_payment' ? [calendar.thenConfirm] : [];

export function calendarEntry(
  application: DashboardApplication,
  deadline: Deadline,
  locale: Locale,
  messages: Messages['dashboard'],
): CalendarEntry {
  const url = dashboardUrl(locale);
  const date = zonedTimeOf(deadline.instant, locale);
  return {
    id: `${applicationNumber(application)}-${deadline.kind}@admissions`,
    title: titleOf(application, deadline, locale, messages),
    text: [interpolate(messages.calendar.text, { date, url }), ...missingAfterPayment(application, messages)].join(
      '\n',
    ),
    url,
    instant: deadline.instant,
  };
}

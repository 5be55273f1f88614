import { CONFIRMATION_EMAIL_DAYS } from '../config/constants.ts';
import { isPerCampaign } from '../config/flow-registry.ts';
import { daysAfter } from '../lib/days-after.ts';
import type { DashboardApplication } from '../model/dashboard.ts';
import { statusView } from './status-view.ts';

/** Where the payment comes last, it sends the application. */
const sentAt = ({ type, confirmed_at, payment }: DashboardApplication) =>
  confirmed_at ?? (type && !isPerCampaign(type) ? payment?.paid_at : undefined);

/** ISO 8601. The days in which the e-mail is promised become a date when their start is known. */
export const promisedDate = (application: DashboardApplication): string | undefined =>
  statusView(application.status).date === 'email-promise'
    ? daysAfter(sentAt(application), CONFIRMATION_EMAIL_DAYS)
    : undefined;

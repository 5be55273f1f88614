import { presentApplication } from '../applications/present-application.ts';
import { findScholarship } from '../seed/find-campaign.ts';
import { dashboardRecipient, sendOtp, redeemOtp } from '../applications/otp.ts';
import { cleanContact } from '../applications/contact.ts';
import type { Handlers, NamesOf } from '../shared/contract-types.ts';
import type { Database } from '../database/tables.ts';
import { Refusal } from '../shared/refusal.ts';
import { filesOf } from './files.ts';
import { giveApplicationToken, giveDashboardToken, openDashboard } from '../applications/tokens.ts';

const REOPENABLE = ['draft', 'awaiting_payment', 'campaign_changed'];

const ownApplications = (database: Database, { phone, email }: { readonly phone: string; readonly email: string }) =>
  database.selectFrom('applications').selectAll().where('phone', '=', phone).where('email', '=', email);

export const dashboardHandlers: Handlers<NamesOf<'dashboard'>> = {
  // A one-time code is sent even if nobody applied with this contact, because the response must not reveal who applied.
  'dashboard.requestOtp': ({ services, body, now, locale }) => {
    const { phone, email } = cleanContact(body);
    return sendOtp(services, dashboardRecipient(phone, email), now, locale);
  },
  'dashboard.validateOtp': async ({ services, body, now }) => {
    const { phone, email } = cleanContact(body);
    await redeemOtp(services, dashboardRecipient(phone, email), body.otp, now);
    return { token: await giveDashboardToken(services.database, phone, email) };
  },
  'dashboard.read': async ({ services: { database }, query, token, locale, now }) => {
    if (query.token !== token) throw new Refusal(401, 'tokenMissing');
    const owner = await openDashboard(database, token);
    const rows = await ownApplications(database, owner).orderBy('id', 'desc').execute();
    return Promise.all(
      rows.map(async (row) => ({
        ...(await presentApplication(database, row, { locale, now, withPayment: true })),
        files: await filesOf(database, row.id),
      })),
    );
  },
  'dashboard.continueRegistration': async ({ services: { database }, body, token }) => {
    const owner = await openDashboard(database, token);
    const own = ownApplications(database, owner).where('id', '=', Number(body.scholarship_application_id));
    const row = await own.where('type', '=', 'scholarship').executeTakeFirst();
    if (!row) throw new Refusal(404, 'notFound');
    if (!REOPENABLE.includes(row.status))
      throw new Refusal(409, row.status === 'cancelled' ? 'cancelled' : 'submitted');
    await database
      .updateTable('applications')
      .set({ status: 'draft', reason: null })
      .where('id', '=', row.id)
      .execute();
    const access_token = await giveApplicationToken(database, row, true);
    return { application_id: String(row.id), access_token, slug: findScholarship(row.subject)?.slug ?? row.subject };
  },
};

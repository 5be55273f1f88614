import { presentApplication } from '../applications.ts';
import { findScholarship } from '../campaigns.ts';
import { dashboardRecipient, sendCode, spendCode } from '../codes.ts';
import { cleanContact } from '../contact.ts';
import type { Handlers, NamesOf } from '../contract-types.ts';
import type { Database } from '../database/tables.ts';
import { Refusal } from '../refusal.ts';
import { giveApplicationToken, giveDashboardToken, openDashboard } from '../tokens.ts';

/** Which applications may be reopened from the dashboard. */
const REOPENABLE = ['draft', 'awaiting_payment', 'campaign_changed'];

const ownApplications = (database: Database, { phone, email }: { readonly phone: string; readonly email: string }) =>
  database.selectFrom('applications').selectAll().where('phone', '=', phone).where('email', '=', email);

export const dashboardHandlers: Handlers<NamesOf<'dashboard'>> = {
  // A code is sent whether or not anything was applied for: the answer must not tell who applied.
  'dashboard.requestCode': ({ services, body, now, locale }) => {
    const { phone, email } = cleanContact(body);
    return sendCode(services, dashboardRecipient(phone, email), now, locale);
  },
  'dashboard.validateCode': async ({ services, body, now }) => {
    const { phone, email } = cleanContact(body);
    await spendCode(services, dashboardRecipient(phone, email), body.otp, now);
    return { token: await giveDashboardToken(services.database, phone, email) };
  },
  'dashboard.read': async ({ services: { database }, query, token, locale, now }) => {
    if (query.token !== token) throw new Refusal(401, 'tokenMissing');
    const owner = await openDashboard(database, token);
    const rows = await ownApplications(database, owner).orderBy('id', 'desc').execute();
    return Promise.all(rows.map((row) => presentApplication(database, row, { locale, now, withPayment: true })));
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

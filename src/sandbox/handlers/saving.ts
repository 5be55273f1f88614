import { campaignOf, fieldsOf, findCampaign } from '../seed/find-campaign.ts';
import { cleanContact } from '../applications/contact.ts';
import type { Call } from '../shared/contract-types.ts';
import type { ApplicationRow, Database } from '../database/tables.ts';
import { cleanFields } from '../applications/fields.ts';
import { Refusal, wrongFields } from '../shared/refusal.ts';
import { messageFor } from '../shared/messages.ts';
import { findByContact } from './registration.ts';

const EDITABLE = ['draft', 'awaiting_payment', 'campaign_changed'];
type Fields = Readonly<Record<string, string>>;

/** Responds with 409 when the application was submitted or cancelled. */
export function refuseUnlessEditable({ status }: ApplicationRow): void {
  if (!EDITABLE.includes(status)) throw new Refusal(409, status === 'cancelled' ? 'cancelled' : 'submitted');
}

/** When a campaign or a referral code is sent, the campaign must be open and the code correct. */
function checkCampaign(sent: Fields, stored: Fields, row: ApplicationRow): void {
  if (!('campaign_id' in sent) && !('referral_code' in sent)) return;
  const { campaign_id = '', referral_code = '' } = { ...stored, ...sent };
  const campaign = row.type === 'scholarship' ? campaignOf(row) : findCampaign(row.type, campaign_id);
  if (!campaign) return;
  if (!campaign.open) throw wrongFields({ campaign_id: 'campaignClosed' });
  if (campaign.referralCode === undefined || campaign.referralCode === referral_code) return;
  throw wrongFields({ referral_code: referral_code === '' ? 'required' : 'referralWrong' });
}

async function changedContact(database: Database, row: ApplicationRow, fields: Fields) {
  const { phone, phone_country, email } = { ...row, ...fields };
  const contact = cleanContact({ phone, phone_country, email });
  const changed = (['phone', 'email'] as const).filter((field) => contact[field] !== row[field]);
  for (const field of changed) {
    const only = { phone: '', email: '', [field]: contact[field] };
    if (await findByContact(database, row, only)) throw wrongFields({ [field]: 'exists' });
  }
  return contact;
}

/**
 * Handles the PATCH calls of all families: merges the sent fields into the stored ones. An empty text clears a field.
 */
export const saveFields = async ({
  services,
  client,
  locale,
  application,
  body,
}: Pick<Call<undefined, Fields, ApplicationRow>, 'services' | 'client' | 'locale' | 'application' | 'body'>) => {
  if (services.clients.of(client).closed_types.includes(application.type)) throw new Refusal(422, 'intakeClosed');
  await services.database.transaction().execute(async (database) => {
    const byId = database.selectFrom('applications').selectAll().where('id', '=', application.id);
    const row = await byId.executeTakeFirstOrThrow();
    refuseUnlessEditable(row);
    const stored = fieldsOf(row);
    const sent = cleanFields(body, stored, row.type);
    checkCampaign(sent, stored, row);
    const contact = await changedContact(database, row, sent);
    const fields = JSON.stringify({ ...stored, ...sent, ...contact });
    const course = row.type === 'short-course' ? sent['short_course_id'] : undefined;
    await database
      .updateTable('applications')
      .set({ fields, ...contact, subject: course ?? row.subject })
      .where('id', '=', row.id)
      .execute();
  });
  return { message: messageFor('saved', locale) };
};

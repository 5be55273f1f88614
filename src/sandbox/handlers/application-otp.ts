import type { ApplicationType, Contact } from '../../model/application.ts';
import { cleanContact } from '../applications/contact.ts';
import type { Call } from '../shared/contract-types.ts';
import type { ApplicationRow, Database } from '../database/tables.ts';
import { sendOtp, redeemOtp, type Recipient } from '../applications/otp.ts';
import { Refusal, wrongFields } from '../shared/refusal.ts';
import { giveApplicationToken } from '../applications/tokens.ts';
import { findByContact } from './registration.ts';

interface OtpBody extends Contact {
  readonly type: ApplicationType;
  readonly application_id?: string | undefined;
  readonly scholarship_campaign_id?: string | undefined;
}
type OtpCall<Body> = Pick<Call<undefined, Body>, 'services' | 'now' | 'locale' | 'body'>;

const recoverApplication = (database: Database, body: OtpBody, contact: Contact) => {
  const { type, application_id: id, scholarship_campaign_id: subject = '' } = body;
  if (id === undefined) return findByContact(database, { type, subject }, contact);
  const byId = database.selectFrom('applications').selectAll().where('id', '=', Number(id));
  return byId.where('type', '=', type).executeTakeFirst();
};

/**
 * Phone and e-mail must both be the registered ones. Otherwise a one-time code sent to a new address would open another
 * person's application.
 */
async function applicationOf(database: Database, body: OtpBody, types: readonly ApplicationType[]) {
  if (!types.includes(body.type)) throw wrongFields({ type: 'unknownChoice' });
  const contact = cleanContact(body);
  const application = await recoverApplication(database, body, contact);
  if (!application) throw new Refusal(404, 'notFound');
  const differing = (['phone', 'email'] as const).filter((field) => application[field] !== contact[field]);
  if (differing.length > 0) throw wrongFields(Object.fromEntries(differing.map((field) => [field, 'contactDiffers'])));
  return application;
}

const recipientOf = ({ id, phone, email }: ApplicationRow): Recipient => ({
  purpose: `application:${String(id)}`,
  application: id,
  phone,
  email,
});

/** Creates the handler of `otp/request` for applications of these types. */
export const requestOtpFor =
  (types: readonly ApplicationType[]) =>
  async ({ services, body, now, locale }: OtpCall<OtpBody>) =>
    sendOtp(services, recipientOf(await applicationOf(services.database, body, types)), now, locale);

/** Creates the handler of `otp/validate`, which issues a new token. Older tokens stay valid. */
export const validateOtpFor =
  (types: readonly ApplicationType[]) =>
  async ({ services, body, now }: OtpCall<OtpBody & { readonly otp: string }>) => {
    const application = await applicationOf(services.database, body, types);
    await redeemOtp(services, recipientOf(application), body.otp, now);
    const access_token = await giveApplicationToken(services.database, application, true);
    return { access_token, application_id: application.id };
  };

import type { ApplicationType, Contact } from '../../model/application.ts';
import { cleanContact } from '../contact.ts';
import type { Call } from '../contract-types.ts';
import type { ApplicationRow, Database } from '../database/tables.ts';
import { sendCode, spendCode, type Recipient } from '../codes.ts';
import { Refusal, wrongFields } from '../refusal.ts';
import { giveApplicationToken } from '../tokens.ts';
import { findByContact } from './registration.ts';

interface CodeBody extends Contact {
  readonly type: ApplicationType;
  readonly application_id?: string | undefined;
  readonly scholarship_campaign_id?: string | undefined;
}
type CodeCall<Body> = Pick<Call<undefined, Body>, 'services' | 'now' | 'locale' | 'body'>;

const findApplication = (database: Database, body: CodeBody, contact: Contact) => {
  const { type, application_id: id, scholarship_campaign_id: subject = '' } = body;
  if (id === undefined) return findByContact(database, { type, subject }, contact);
  const byId = database.selectFrom('applications').selectAll().where('id', '=', Number(id));
  return byId.where('type', '=', type).executeTakeFirst();
};

/**
 * The application a code is for. Phone and e-mail must both be the registered ones: a code sent to a new address would open
 * another person's application.
 */
async function applicationOf(database: Database, body: CodeBody, types: readonly ApplicationType[]) {
  if (!types.includes(body.type)) throw wrongFields({ type: 'unknownChoice' });
  const contact = cleanContact(body);
  const application = await findApplication(database, body, contact);
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

/** `otp/request` of the families whose applications are of these types. */
export const requestCodeFor =
  (types: readonly ApplicationType[]) =>
  async ({ services, body, now, locale }: CodeCall<CodeBody>) =>
    sendCode(services, recipientOf(await applicationOf(services.database, body, types)), now, locale);

/** `otp/validate`: a right code gives a fresh token. Older tokens stay as they are. */
export const validateCodeFor =
  (types: readonly ApplicationType[]) =>
  async ({ services, body, now }: CodeCall<CodeBody & { readonly otp: string }>) => {
    const application = await applicationOf(services.database, body, types);
    await spendCode(services, recipientOf(application), body.otp, now);
    const access_token = await giveApplicationToken(services.database, application, true);
    return { access_token, application_id: application.id };
  };

import type { ApplicationType, Contact } from '../../model/application.ts';
import { cleanContact } from '../applications/contact.ts';
import type { Call } from '../shared/contract-types.ts';
import type { Database } from '../database/tables.ts';
import { cleanFields } from '../applications/fields.ts';
import { Refusal } from '../shared/refusal.ts';
import { giveApplicationToken } from '../applications/tokens.ts';

/** The campaign or course that an applicant may apply for only once. */
export interface Subject {
  readonly type: ApplicationType;
  /** The scholarship campaign or short course; an empty text means any. */
  readonly subject: string;
}

/** Applications whose one-time code was never entered. A mistyped contact must not block its real owner. */
const unverified = (database: Database) =>
  database
    .selectFrom('tokens')
    .select('application_id')
    .where('application_id', 'is not', null)
    .groupBy('application_id')
    .having(({ fn }) => fn.max('verified'), '=', 0)
    .$castTo<{ application_id: number }>();

/** An application in one of these states does not prevent another one. @chosen */
const NOT_BLOCKING = ['cancelled', 'campaign_changed'];

/**
 * Returns the newest application that blocks another one with this phone number or e-mail. An unverified application
 * must match both.
 */
export const findByContact = (
  database: Database,
  { type, subject }: Subject,
  { phone, email }: Omit<Contact, 'phone_country'>,
) => {
  const found = database
    .selectFrom('applications')
    .selectAll()
    .where('type', '=', type)
    .where('status', 'not in', NOT_BLOCKING)
    .where((where) =>
      where.or([
        where.and([where('phone', '=', phone), where('email', '=', email)]),
        where.and([
          where.or([where('phone', '=', phone), where('email', '=', email)]),
          where.not(where('id', 'in', unverified(database))),
        ]),
      ]),
    )
    .orderBy('id', 'desc');
  return (subject === '' ? found : found.where('subject', '=', subject)).executeTakeFirst();
};

/** Says whether the phone number or e-mail was already used in an application. */
export async function checkContact(call: Pick<Call, 'services'>, subject: Subject, contact: Contact) {
  const found = await findByContact(call.services.database, subject, cleanContact(contact));
  return { exists: found !== undefined, application_id: found?.id ?? null };
}

type Registration = Readonly<Record<string, string | undefined>> & Contact;

/** Registers a new application. A phone number or e-mail that was already used is a 409. */
export async function register(
  { services, client, now }: Pick<Call, 'services' | 'client' | 'now'>,
  subject: Subject,
  body: Registration,
) {
  const contact = cleanContact(body);
  const sent = Object.entries<string | undefined>({ ...body, ...contact }).flatMap(
    ([field, text]): [string, string][] => (text === undefined || field === 'type' ? [] : [[field, text]]),
  );
  const fields = cleanFields(Object.fromEntries(sent), {}, subject.type);
  const { code_required } = services.clients.of(client);
  return services.database.transaction().execute(async (database) => {
    if (await findByContact(database, subject, contact)) throw new Refusal(409, 'exists');
    const application = await database
      .insertInto('applications')
      .values({
        ...subject,
        ...contact,
        client,
        status: 'draft',
        reason: null,
        fields: JSON.stringify(fields),
        responses: '{}',
        confirming: 0,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const access_token = await giveApplicationToken(database, application, !code_required);
    return { id: application.id, otp_required: code_required, access_token };
  });
}

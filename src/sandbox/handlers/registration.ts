import type { ApplicationType, Contact } from '../../model/application.ts';
import { cleanContact } from '../contact.ts';
import type { Call } from '../contract-types.ts';
import type { Database } from '../database/tables.ts';
import { cleanFields } from '../fields.ts';
import { Refusal } from '../refusal.ts';
import { giveApplicationToken } from '../tokens.ts';

/** What an applicant may apply for only once. */
export interface Subject {
  readonly type: ApplicationType;
  /** Scholarship campaign or short course; empty for any. */
  readonly subject: string;
}

/** Applications whose code was never entered: a mistyped contact must not stand in anybody's way. */
const unproven = (database: Database) =>
  database
    .selectFrom('tokens')
    .select('application_id')
    .where('application_id', 'is not', null)
    .groupBy('application_id')
    .having(({ fn }) => fn.max('verified'), '=', 0)
    .$castTo<{ application_id: number }>();

/** What stands in nobody's way: it was given up, or what it was for has changed. Not given by the specification; chosen. */
const MAKES_ROOM = ['cancelled', 'campaign_changed'];

/** The newest application that stands and holds the phone or the e-mail; one that is not proven only for both. */
export const findByContact = (
  database: Database,
  { type, subject }: Subject,
  { phone, email }: Omit<Contact, 'phone_country'>,
) => {
  const found = database
    .selectFrom('applications')
    .selectAll()
    .where('type', '=', type)
    .where('status', 'not in', MAKES_ROOM)
    .where((where) =>
      where.or([
        where.and([where('phone', '=', phone), where('email', '=', email)]),
        where.and([
          where.or([where('phone', '=', phone), where('email', '=', email)]),
          where.not(where('id', 'in', unproven(database))),
        ]),
      ]),
    )
    .orderBy('id', 'desc');
  return (subject === '' ? found : found.where('subject', '=', subject)).executeTakeFirst();
};

/** Whether the phone or e-mail already stands in an application. */
export async function answerCheck(call: Pick<Call, 'services'>, subject: Subject, contact: Contact) {
  const found = await findByContact(call.services.database, subject, cleanContact(contact));
  return { exists: found !== undefined, application_id: found?.id ?? null };
}

type Registration = Readonly<Record<string, string | undefined>> & Contact;

/** Registers a new application; 409 when the phone or e-mail already stands in one. */
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

import { randomBytes } from 'node:crypto';
import { Refusal } from '../shared/refusal.ts';
import type { ApplicationRow, Database } from '../database/tables.ts';

const newToken = (): string => randomBytes(24).toString('base64url');

/**
 * Creates a token for one application. An unverified token opens nothing; a new one is issued when the one-time code is
 * entered.
 */
export async function giveApplicationToken(
  database: Database,
  application: Pick<ApplicationRow, 'id' | 'phone' | 'email'>,
  verified: boolean,
): Promise<string> {
  const token = newToken();
  const { id, phone, email } = application;
  await database
    .insertInto('tokens')
    .values({ token, application_id: id, phone, email, verified: Number(verified) })
    .execute();
  return token;
}

/** Creates a token for the status of all applications with this phone number and e-mail. */
export async function giveDashboardToken(database: Database, phone: string, email: string): Promise<string> {
  const token = newToken();
  await database.insertInto('tokens').values({ token, application_id: null, phone, email, verified: 1 }).execute();
  return token;
}

/**
 * Returns the application that a token opens. A token that is unknown or unverified is a 401, one of another
 * application a 403.
 */
export async function openApplication(
  database: Database,
  token: string | undefined,
  id: number,
): Promise<ApplicationRow> {
  const grant =
    token === undefined
      ? undefined
      : await database.selectFrom('tokens').selectAll().where('token', '=', token).executeTakeFirst();
  if (!grant?.application_id) throw new Refusal(401, 'tokenMissing');
  if (grant.application_id !== id) throw new Refusal(403, 'tokenForeign');
  if (!grant.verified) throw new Refusal(401, 'tokenUnverified');
  const found = await database.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();
  if (!found) throw new Refusal(404, 'notFound');
  return found;
}

/** Returns the phone number and e-mail of a dashboard token. Any other token is a 401. */
export async function openDashboard(
  database: Database,
  token: string | undefined,
): Promise<{ readonly phone: string; readonly email: string }> {
  const grant = await database
    .selectFrom('tokens')
    .selectAll()
    .where('token', '=', token ?? '')
    .where('application_id', 'is', null)
    .executeTakeFirst();
  if (!grant) throw new Refusal(401, 'tokenMissing');
  return grant;
}

import { randomBytes } from 'node:crypto';
import { Refusal } from './refusal.ts';
import type { ApplicationRow, Database } from './database/tables.ts';

const newToken = (): string => randomBytes(24).toString('base64url');

/** A token for one application. An unverified one opens nothing until a code has been entered, and then a new one is given. */
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

/** A token for the status of everything one phone and e-mail applied for. */
export async function giveDashboardToken(database: Database, phone: string, email: string): Promise<string> {
  const token = newToken();
  await database.insertInto('tokens').values({ token, application_id: null, phone, email, verified: 1 }).execute();
  return token;
}

/** The application that a token opens: 401 for an unknown token, 403 for another application's or an unverified one. */
export async function openApplication(
  database: Database,
  token: string | undefined,
  id: number,
): Promise<ApplicationRow> {
  const held =
    token === undefined
      ? undefined
      : await database.selectFrom('tokens').selectAll().where('token', '=', token).executeTakeFirst();
  if (!held?.application_id) throw new Refusal(401, 'tokenMissing');
  if (held.application_id !== id) throw new Refusal(403, 'tokenForeign');
  if (!held.verified) throw new Refusal(403, 'tokenUnverified');
  const found = await database.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();
  if (!found) throw new Refusal(404, 'notFound');
  return found;
}

/** Whose dashboard a token opens; 401 when it opens none. */
export async function openDashboard(
  database: Database,
  token: string | undefined,
): Promise<{ readonly phone: string; readonly email: string }> {
  const held = await database
    .selectFrom('tokens')
    .selectAll()
    .where('token', '=', token ?? '')
    .where('application_id', 'is', null)
    .executeTakeFirst();
  if (!held) throw new Refusal(401, 'tokenMissing');
  return held;
}

import type { ChargeState } from '../../model/payment.ts';
import type { ApplicationRow, ChargeRow, Database } from '../database/tables.ts';

/** What an application becomes once it is paid; a scholarship is confirmed after it. */
const PAID_STATUS: Record<ApplicationRow['type'], string> = {
  bachelor: 'under_review',
  graduate: 'under_review',
  'short-course': 'successful',
  scholarship: 'draft',
};

/**
 * Changes the state of a charge and of its application, inside a transaction of the caller.
 * @throws {Error} the database's own, at a second open or paid charge of one application
 */
export async function moveCharge(database: Database, charge: ChargeRow, status: ChargeState, now: number) {
  const paid = status === 'successful';
  await database
    .updateTable('charges')
    .set({ status, paid_at: paid ? (charge.paid_at ?? now) : null, ...(paid ? { started: 1 } : {}) })
    .where('number', '=', charge.number)
    .execute();
  if (!paid) return;
  const application = database.selectFrom('applications').selectAll().where('id', '=', charge.application_id);
  const { id, type } = await application.executeTakeFirstOrThrow();
  await database.updateTable('applications').set({ status: PAID_STATUS[type] }).where('id', '=', id).execute();
}

/** The newest charge of an application, expired if its time is over. */
export async function newestCharge(
  database: Database,
  application: number,
  now: number,
): Promise<ChargeRow | undefined> {
  const charge = await database
    .selectFrom('charges')
    .selectAll()
    .where('application_id', '=', application)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  if (charge?.status !== 'pending' || charge.expires_at === null || charge.expires_at > now) return charge;
  await moveCharge(database, charge, 'expired', now);
  return { ...charge, status: 'expired' };
}

/** The charge that decides the state of an application's payment: the paid one, else the newest. */
export async function decidingCharge(
  database: Database,
  application: number,
  now: number,
): Promise<ChargeRow | undefined> {
  const paid = await database
    .selectFrom('charges')
    .selectAll()
    .where('application_id', '=', application)
    .where('status', '=', 'successful')
    .executeTakeFirst();
  return paid ?? (await newestCharge(database, application, now));
}

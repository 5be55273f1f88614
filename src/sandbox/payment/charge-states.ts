import type { ChargeState } from '../../model/payment.ts';
import type { ApplicationRow, ChargeRow, Database } from '../database/tables.ts';

/** The status of an application after it was paid. A scholarship still has to be confirmed. */
const PAID_STATUS: Record<ApplicationRow['type'], string> = {
  bachelor: 'under_review',
  graduate: 'under_review',
  'short-course': 'successful',
  scholarship: 'draft',
};

/**
 * Changes the state of a charge and of its application within the caller's transaction.
 * @throws {Error} from the database, on a second open or paid charge of one application
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

/** Returns the newest charge of an application, and expires it first when its time is up. */
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

/** Returns the charge that determines the state of an application's payment: the paid one, else the newest. */
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

import { Hono } from 'hono';
import * as v from 'valibot';
import { CHARGE_STATES, FILE_STATES } from '../../config/words.ts';
import type { ChargeRow, Database } from '../database/tables.ts';
import { moveCharge, newestCharge } from '../payment/charge-states.ts';
import { presentCharge } from '../payment/present-charge.ts';
import type { Services } from '../shared/services.ts';
import { controlResponse, controlBody, controlRefusal } from './request.ts';

const ChargeChange = v.strictObject({ state: v.picklist(CHARGE_STATES) });
const StatusChange = v.strictObject({
  /** Any text is accepted, because a page must handle an unknown status. */
  status: v.pipe(v.string(), v.minLength(1)),
  reason: v.optional(v.string()),
});
const FileChange = v.strictObject({
  /** Any text is accepted, because a page must handle an unknown state. */
  state: v.pipe(v.string(), v.minLength(1)),
  reason: v.optional(v.string()),
});
const TokensOf = v.strictObject({ application_id: v.union([v.number(), v.string()]) });

const findCharge = (database: Database, id: string, now: number): Promise<ChargeRow | undefined> =>
  id.startsWith('chrg_')
    ? database.selectFrom('charges').selectAll().where('id', '=', id).executeTakeFirst()
    : newestCharge(database, Number(id), now);

/** Changes that only the bank and the admissions office can make in reality. */
export function stateRoutes({ database, clients }: Services): Hono {
  const app = new Hono();

  app.post('/sandbox/payments/:id', async (c) => {
    const change = await controlBody(c, ChargeChange);
    if (!change) return controlRefusal(c, `Send {state}; states: ${CHARGE_STATES.join(', ')}.`);
    const moved = await database
      .transaction()
      .execute(async (inside) => {
        const charge = await findCharge(inside, c.req.param('id'), Date.now());
        if (!charge) return undefined;
        const byId = inside.selectFrom('applications').select('client').where('id', '=', charge.application_id);
        const { client } = await byId.executeTakeFirstOrThrow();
        await moveCharge(inside, charge, change.state, clients.now(client));
        return inside.selectFrom('charges').selectAll().where('id', '=', charge.id).executeTakeFirstOrThrow();
      })
      // The transaction fails when the application already has an open or a paid charge, since the database allows one
      // of each.
      .catch(() => null);
    if (moved === undefined) return controlRefusal(c, 'No charge was opened for this.', 404);
    if (moved === null) return controlRefusal(c, 'Another charge of this application is in that state.', 409);
    return controlResponse(c, presentCharge(moved));
  });

  app.post('/sandbox/applications/:id', async (c) => {
    const change = await controlBody(c, StatusChange);
    if (!change) return controlRefusal(c, 'Send {status, reason?}.');
    const row = await database
      .updateTable('applications')
      .set({ status: change.status, reason: change.reason || null })
      .where('id', '=', Number(c.req.param('id')))
      .returning(['id', 'client', 'status', 'reason'])
      .executeTakeFirst();
    if (!row) return controlRefusal(c, 'There is no such application.', 404);
    const { client, ...changed } = row;
    await database
      .replaceInto('decisions')
      .values({ application_id: row.id, created_at: clients.now(client) })
      .execute();
    return controlResponse(c, changed);
  });

  app.post('/sandbox/files/:id', async (c) => {
    const change = await controlBody(c, FileChange);
    if (!change) return controlRefusal(c, `Send {state, reason?}; states: ${FILE_STATES.join(', ')}, or any other.`);
    const file_id = Number(c.req.param('id'));
    const file = await database.selectFrom('files').select('id').where('id', '=', file_id).executeTakeFirst();
    if (!file) return controlRefusal(c, 'There is no such file.', 404);
    const decision = { state: change.state, reason: change.reason || null };
    await database
      .insertInto('file_states')
      .values({ file_id, ...decision })
      .onConflict((conflict) => conflict.column('file_id').doUpdateSet(decision))
      .execute();
    return controlResponse(c, { id: file_id, ...decision });
  });

  app.post('/sandbox/tokens/expire', async (c) => {
    const which = await controlBody(c, TokensOf);
    if (!which) return controlRefusal(c, 'Send {application_id}.');
    const id = Number(which.application_id);
    const owner = await database.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();
    if (!owner) return controlRefusal(c, 'There is no such application.', 404);
    const { numDeletedRows } = await database
      .deleteFrom('tokens')
      .where((where) =>
        where.or([
          where('application_id', '=', id),
          where.and([
            where('application_id', 'is', null),
            where('phone', '=', owner.phone),
            where('email', '=', owner.email),
          ]),
        ]),
      )
      .executeTakeFirst();
    return controlResponse(c, { expired: Number(numDeletedRows) });
  });
  return app;
}

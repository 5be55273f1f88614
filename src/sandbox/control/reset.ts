import { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../database/tables.ts';
import type { Services } from '../shared/services.ts';
import { controlResponse, controlBody, controlRefusal } from './request.ts';

const Reset = v.strictObject({
  /** Deletes only the data of this client; without it, everything is deleted. */
  client: v.optional(v.string()),
});
const OWNED = ['tokens', 'codes', 'charges', 'confirms', 'decisions', 'files'] as const;

async function removeAll(database: Database): Promise<void> {
  for (const table of [...OWNED, 'file_contents', 'file_states', 'messages', 'applications', 'calls'] as const)
    await database.deleteFrom(table).execute();
}

async function removeOf(database: Database, client: string): Promise<void> {
  const own = database.selectFrom('applications').select('id').where('client', '=', client);
  const files = database.selectFrom('files').select('id').where('application_id', 'in', own);
  for (const table of ['file_contents', 'file_states'] as const)
    await database.deleteFrom(table).where('file_id', 'in', files).execute();
  for (const table of OWNED) await database.deleteFrom(table).where('application_id', 'in', own).execute();
  await database.deleteFrom('applications').where('client', '=', client).execute();
  await database.deleteFrom('calls').where('client', '=', client).execute();
}

/** Deletes all data, or that of one client. */
export function resetRoutes({ database, clients }: Services): Hono {
  const app = new Hono();
  app.post('/sandbox/reset', async (c) => {
    const reset = await controlBody(c, Reset);
    if (!reset) return controlRefusal(c, 'Send {} or {client}.');
    const { client } = reset;
    await database
      .transaction()
      .execute((inside) => (client === undefined ? removeAll(inside) : removeOf(inside, client)));
    await clients.forget(client);
    return controlResponse(c, { reset: client ?? 'everything' });
  });
  return app;
}

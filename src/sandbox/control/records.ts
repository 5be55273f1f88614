import { Hono } from 'hono';
import type { Database } from '../database/tables.ts';
import type { Services } from '../shared/services.ts';
import { inboxPage } from '../pages/inbox.ts';
import { callsPage, ledgerPage } from '../pages/records.ts';
import { wantsPage } from './request.ts';

const isTo = (to: string) => {
  const digits = to.replace(/\D/g, '');
  return (message: { readonly phone: string; readonly email: string }): boolean =>
    message.email === to.trim().toLowerCase() || (!to.includes('@') && digits !== '' && message.phone === digits);
};

/** Lists the one-time codes that were sent, newest first. `to` is a phone number or an e-mail address. */
async function sentMessages(database: Database, to: string | undefined) {
  const all = await database.selectFrom('messages').selectAll().orderBy('id', 'desc').limit(200).execute();
  return all
    .filter((message) => to === undefined || to === '' || isTo(to)(message))
    .map(({ created_at, ...rest }) => ({ ...rest, created_at: new Date(created_at).toISOString() }));
}

/** Counts how often each call was made. */
const countedCalls = async (database: Database, client: string | undefined) => {
  const all = database
    .selectFrom('calls')
    .select((select) => ['method', 'path', 'known', select.fn.countAll<number>().as('count')])
    .groupBy(['method', 'path', 'known'])
    .orderBy('path')
    .orderBy('method');
  const rows = await (client === undefined ? all : all.where('client', '=', client)).execute();
  return rows.map(({ known, ...row }) => ({ ...row, known: known === 1 }));
};

const detailedCalls = async (database: Database, client: string | undefined) => {
  const all = database.selectFrom('calls').selectAll().orderBy('id');
  const rows = await (client === undefined ? all : all.where('client', '=', client)).execute();
  return rows.map(({ detail, known, at, ...row }) => ({
    ...row,
    known: known === 1,
    at: new Date(at).toISOString(),
    ...(JSON.parse(detail) as object),
  }));
};

/** Lists all effects, for one application or for all. Tests use it to prove that something happened exactly once. */
async function ledger(database: Database, application: string | undefined) {
  const one = application !== undefined;
  const id = Number(application);
  const rows = {
    applications: await database
      .selectFrom('applications')
      .selectAll()
      .$if(one, (all) => all.where('id', '=', id))
      .execute(),
    codes: await database
      .selectFrom('codes')
      .selectAll()
      .$if(one, (all) => all.where('application_id', '=', id))
      .execute(),
    charges: await database
      .selectFrom('charges')
      .selectAll()
      .$if(one, (all) => all.where('application_id', '=', id))
      .execute(),
    confirms: await database
      .selectFrom('confirms')
      .selectAll()
      .$if(one, (all) => all.where('application_id', '=', id))
      .execute(),
    files: await database
      .selectFrom('files')
      .selectAll()
      .$if(one, (all) => all.where('application_id', '=', id))
      .execute(),
  };
  const counts = Object.fromEntries(Object.entries(rows).map(([table, list]) => [table, list.length]));
  return { counts, ...rows };
}

export function recordRoutes({ database }: Services): Hono {
  const app = new Hono();
  app.get('/sandbox/inbox', async (c) => {
    const to = c.req.query('to');
    const list = await sentMessages(database, to);
    return wantsPage(c) ? c.html(inboxPage(list, { to, isLive: c.req.query('live') === '1' })) : c.json(list);
  });
  app.get('/sandbox/calls', async (c) => {
    const client = c.req.query('client');
    if (c.req.query('detail') === '1') return c.json(await detailedCalls(database, client));
    const list = await countedCalls(database, client);
    return wantsPage(c) ? c.html(callsPage(list)) : c.json(list);
  });
  app.get('/sandbox/ledger', async (c) => {
    const whole = await ledger(database, c.req.query('application'));
    return wantsPage(c) ? c.html(ledgerPage(whole)) : c.json(whole);
  });
  // The API of the specification gives no file back, so a test asks here what has arrived.
  app.get('/sandbox/files/:id', async (c) => {
    const id = Number(c.req.param('id'));
    const stored = await database
      .selectFrom('file_contents')
      .select('content')
      .where('file_id', '=', id)
      .executeTakeFirst();
    if (!stored) return c.json({ message: 'There is no such file.' }, 404);
    return c.body(new Uint8Array(stored.content), 200, { 'Content-Type': 'application/octet-stream' });
  });
  return app;
}

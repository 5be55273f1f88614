import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../src/sandbox/database/open.ts';
import { openSandbox, readyToPay } from './harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(folder, { recursive: true }));
const address = (name: string) => `file:${join(folder, 'made', `${name}.db`)}`;

it('keeps everything over a restart: application, token, charge, clock and injected failures', async () => {
  const databaseUrl = address('restart');
  const before = await openSandbox({ databaseUrl });
  const applicant = await readyToPay(before);
  const body = { application_id: applicant.id, method: 'thai_qr' };
  const charge = (await before.call('payment.startApplication', { ...applicant, body })).answer();
  await before.control('POST', 'clock', { offset_ms: 60_000 });
  await before.control('POST', 'faults', { match: { path: 'general/course' }, status: 500 });
  await before.close();

  const after = await openSandbox({ databaseUrl });
  const again = (await after.call('payment.startApplication', { ...applicant, body })).answer();
  expect(again['charge_id']).toBe(charge['charge_id']);
  expect((await after.control('GET', 'clock')).json).toMatchObject({ offset_ms: 60_000 });
  expect((await after.control('GET', 'faults')).json).toHaveLength(1);
  expect((await after.control('GET', 'calls')).json).toContainEqual({
    method: 'POST',
    path: 'payment/application',
    count: 2,
    known: true,
  });
  await after.close();
});

it.each([':memory:', address('many')])('runs twenty transactions at once in %s', async (url) => {
  const database = await openDatabase(url);
  await database.insertInto('clients').values({ id: 'counter', settings: '0' }).execute();
  const addOne = () =>
    database.transaction().execute(async (inside) => {
      const row = await inside.selectFrom('clients').selectAll().where('id', '=', 'counter').executeTakeFirstOrThrow();
      await new Promise((soon) => setTimeout(soon, 1));
      const settings = String(Number(row.settings) + 1);
      await inside.updateTable('clients').set({ settings }).where('id', '=', 'counter').execute();
    });
  const fails = () =>
    database.transaction().execute(async (inside) => {
      await inside.updateTable('clients').set({ settings: 'spoiled' }).execute();
      throw new Error('taken back');
    });
  const outcomes = await Promise.allSettled([...Array.from({ length: 20 }, addOne), fails(), addOne()]);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  const { settings } = await database.selectFrom('clients').selectAll().executeTakeFirstOrThrow();
  expect(settings).toBe('21');
  await database.destroy();
});

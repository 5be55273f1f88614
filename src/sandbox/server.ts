import { serve } from '@hono/node-server';
import { createBank } from './bank.ts';
import { createSandbox } from './app.ts';

/** Starts the sandbox and the bank stand-in by themselves, for the dev server: `SANDBOX_PORT`, `BANK_PORT`, `SANDBOX_DATABASE_URL`. */
const port = Number(process.env['SANDBOX_PORT'] || 4380);
const bankPort = Number(process.env['BANK_PORT'] || port + 1);
const bankOrigin = `http://localhost:${bankPort}`;

const sandbox = await createSandbox({
  databaseUrl: process.env['SANDBOX_DATABASE_URL'] || 'file:.data/sandbox.db',
  bankOrigin,
  log: (line) => {
    console.log(`[sandbox] ${line}`);
  },
});
const servers = [serve({ fetch: sandbox.app.fetch, port }), serve({ fetch: createBank().fetch, port: bankPort })];
console.log(`[sandbox] http://localhost:${port}/sandbox · bank ${bankOrigin}`);

const stop = () => {
  for (const server of servers) server.close();
  void sandbox.close().finally(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

// @ts-check
// `npm run dev`: the site with live reload, and the stand-ins beside it. What follows `--` goes to `astro dev`.
import { spawn } from 'node:child_process';
import { localEnvironment } from './setup/environment.mjs';
import { requireFreePorts } from './setup/ports.mjs';
import { preparePackages, program, say } from './setup/ready.mjs';
import { programOf, ROOT } from './setup/run.mjs';

const DEFAULT_SANDBOX_PORT = '4380';

await program(async () => {
  await preparePackages();
  const environment = localEnvironment();
  const { PORT, BANK_PORT } = environment;
  const SANDBOX_PORT = environment['SANDBOX_PORT'] ?? DEFAULT_SANDBOX_PORT;
  await requireFreePorts({ PORT, BANK_PORT, SANDBOX_PORT });

  const { register } = await import('tsx/esm/api');
  register();
  const { openStandIns } = await import('./preview/stand-ins.ts');
  const { listen } = await import('./preview/listen.ts');
  const standIns = await openStandIns({
    databaseUrl: environment.SANDBOX_DATABASE_URL,
    bankPort: Number(BANK_PORT),
  });
  const sandbox = await listen(standIns.answer, Number(SANDBOX_PORT));
  say(`Sandbox console: http://localhost:${SANDBOX_PORT}/sandbox`);

  const child = spawn(
    process.execPath,
    [programOf('astro/astro.js'), 'dev', '--port', PORT, ...process.argv.slice(2)],
    { cwd: ROOT, stdio: 'inherit', env: { ...environment, SANDBOX_PORT } },
  );
  const stop = () => child.kill('SIGTERM');
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  child.on('close', (code) => {
    void Promise.all([sandbox.close(), standIns.close()]).then(() => process.exit(code ?? 0));
  });
});

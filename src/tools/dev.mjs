// @ts-check
// `npm run dev`: the site with live reload, and its stand-ins. What follows `--` goes to `astro dev`.
import { spawn } from 'node:child_process';
import { log, runMain } from './setup/cli.mjs';
import { ensurePackages } from './setup/ensure-packages.mjs';
import { localEnvironment, requireDevelopment } from './setup/environment.mjs';
import { packageFile, ROOT } from './setup/paths.mjs';
import { requireFreePorts } from './setup/require-free-ports.mjs';

const DEFAULT_SANDBOX_PORT = '4380';

await runMain(async () => {
  const environment = localEnvironment();
  requireDevelopment(environment);
  await ensurePackages();
  const { PORT, BANK_PORT, HOST } = environment;
  const SANDBOX_PORT = environment['SANDBOX_PORT'] ?? DEFAULT_SANDBOX_PORT;
  const apiUrl = environment['API_URL'];
  await requireFreePorts({ PORT, BANK_PORT, ...(apiUrl ? {} : { SANDBOX_PORT }) });

  const { register } = await import('tsx/esm/api');
  register();
  const { openStandIns } = await import('./serve/stand-ins.ts');
  const standIns = await openStandIns({
    databaseUrl: environment.SANDBOX_DATABASE_URL,
    bankPort: Number(BANK_PORT),
    sandboxPort: Number(SANDBOX_PORT),
    apiUrl,
    host: HOST,
  });
  const { warningOfRealApi } = await import('./serve/real-api.ts');
  const warning = warningOfRealApi(environment);
  if (warning) log(warning);
  if (!apiUrl) log(`Sandbox console: http://localhost:${SANDBOX_PORT}/sandbox`);

  const child = spawn(
    process.execPath,
    [packageFile('astro/astro.js'), 'dev', '--port', PORT, ...(HOST ? ['--host', HOST] : []), ...process.argv.slice(2)],
    { cwd: ROOT, stdio: 'inherit', env: { ...environment, SANDBOX_PORT } },
  );
  const stop = () => child.kill('SIGTERM');
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  child.on('close', (code) => {
    void standIns.close().then(() => process.exit(code ?? 0));
  });
});

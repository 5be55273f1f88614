// @ts-check
// `npm run e2e`: the browser tests alone; what follows `--` goes to Playwright (`npm run e2e -- consent --project phone`).
import { spawn } from 'node:child_process';
import { buildIfStale } from './setup/build-if-stale.mjs';
import { runMain } from './setup/cli.mjs';
import { ensureBrowser } from './setup/ensure-programs.mjs';
import { openTestSite } from './setup/environment.mjs';
import { packageFile, ROOT } from './setup/paths.mjs';
import { requireFreePorts } from './setup/require-free-ports.mjs';

await runMain(async () => {
  const { environment, ports, close } = openTestSite();
  process.once('exit', close);
  if (!process.env['E2E_BASE_URL']) {
    await requireFreePorts(ports);
    await buildIfStale(environment, environment.SITE_FOLDER);
  }
  const child = spawn(process.execPath, [packageFile('@playwright/test/cli.js'), 'test', ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...environment, CHROMIUM_PATH: await ensureBrowser() },
  });
  // Ctrl-C reaches Playwright too; this process waits until Playwright has stopped its server.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGINT'));
  child.on('close', (code) => process.exit(code ?? 1));
});

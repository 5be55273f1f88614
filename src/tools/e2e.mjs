// @ts-check
// `npm run e2e`: the browser tests alone; what follows `--` goes to Playwright (`npm run e2e -- routes --project phone`).
import { spawn } from 'node:child_process';
import { findBrowser } from './setup/browser.mjs';
import { build, buildIsFresh } from './setup/build.mjs';
import { program, say } from './setup/ready.mjs';
import { programOf, ROOT } from './setup/run.mjs';
import { openTestSite, TEST_SITE } from './setup/test-site.mjs';

await program(async () => {
  const { environment, close } = openTestSite();
  if (!process.env['E2E_BASE_URL'] && !buildIsFresh(environment, TEST_SITE)) {
    say('Building the site …');
    await build(environment, TEST_SITE);
  }
  const child = spawn(process.execPath, [programOf('@playwright/test/cli.js'), 'test', ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...environment, CHROMIUM_PATH: await findBrowser() },
  });
  // Ctrl-C reaches Playwright by itself; this waits for it to stop its server.
  process.on('SIGINT', () => undefined);
  child.on('close', (code) => {
    close();
    process.exit(code ?? 1);
  });
});

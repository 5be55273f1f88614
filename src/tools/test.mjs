// @ts-check
// `npm test`: everything, from a fresh clone; the last line counts it.
import { buildAndRecord } from './setup/build-if-stale.mjs';
import { runMain } from './setup/cli.mjs';
import { ensurePackages } from './setup/ensure-packages.mjs';
import { ensureBrowser, ensureNginx } from './setup/ensure-programs.mjs';
import { openTestSite } from './setup/environment.mjs';
import { TEST_SITE } from './setup/paths.mjs';
import { requireFreePorts } from './setup/require-free-ports.mjs';
import { exitWithTotals, passes, runTasks } from './setup/run-tasks.mjs';
import { byteBudget, CODE_CHECKS, runPlaywright, runVitest } from './setup/tasks.mjs';

await runMain(async () => {
  await ensurePackages();
  const { environment, ports, close } = openTestSite();
  process.once('exit', close);
  await requireFreePorts(ports);
  const built = await runTasks([{ title: 'Build', run: passes(() => buildAndRecord(environment, TEST_SITE)) }]);
  const codeChecks = Object.values(CODE_CHECKS).map((check) => check(environment));
  const checked = await runTasks([...codeChecks, byteBudget(environment)], { lanes: 2 });
  const tested = await runTasks([
    {
      title: 'Unit tests',
      run: async () => {
        await ensureNginx(); // A test would not wait for an installation.
        return runVitest(environment);
      },
    },
    {
      title: 'Browser tests',
      run: async () => runPlaywright({ ...environment, CHROMIUM_PATH: await ensureBrowser() }),
    },
  ]);
  exitWithTotals([...built, ...checked, ...tested]);
});

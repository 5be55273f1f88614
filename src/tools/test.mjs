// @ts-check
// `npm test`: every check of a change, from a fresh clone; `npm run test:all` adds what is run by night. The last line counts.
import { buildIfStale } from './setup/build-if-stale.mjs';
import { runMain } from './setup/cli.mjs';
import { ensurePackages } from './setup/ensure-packages.mjs';
import { ensureBrowser, ensureNginx } from './setup/ensure-programs.mjs';
import { openTestSite, withOwnHosts } from './setup/environment.mjs';
import { TEST_SITE } from './setup/paths.mjs';
import { requireFreePorts } from './setup/require-free-ports.mjs';
import { exitWithTotals, passes, runLanes } from './setup/run-tasks.mjs';
import { CODE_CHECKS, GENERATED_TYPES } from './setup/tasks.mjs';
import { runPlaywright, runVitest } from './setup/test-programs.mjs';

/** @typedef {import('./setup/run-tasks.mjs').Task} Task */

const isWhole = process.argv.includes('--all');

const JUDGED = { E2E_JUDGES: '1' };
const ON_NGINX = { ...JUDGED, E2E_TARGET: 'nginx' };

/** Browser suites that `npm run test:all` adds: the same pages behind nginx, and the long tables. */
const WHOLE_BROWSER_SUITES = [
  { title: 'Browser tests on nginx, by path', variables: ON_NGINX },
  { title: 'Browser tests on nginx, by host', variables: ON_NGINX, isByHost: true },
  { title: 'Fault matrix', config: 'e2e/matrix/playwright.config.ts' },
  { title: 'Accessibility', config: 'e2e/accessibility/playwright.config.ts' },
  { title: 'Foreign back end', config: 'e2e/back-ends/playwright.config.ts' },
];

await runMain(async () => {
  await ensurePackages();
  const site = openTestSite();
  process.once('exit', site.close);
  await requireFreePorts(site.ports);
  const environment = isWhole ? { ...site.environment, TEST_ALL: '1', E2E_ALL: '1' } : site.environment;

  // The checks read the types that Astro writes, which a build would write at the same time.
  const generated = await runLanes([[GENERATED_TYPES(environment)]]);
  const building = passes(() => buildIfStale(environment, TEST_SITE))();
  /** @type {Task} */
  const unitTests = {
    title: 'Unit tests',
    run: async () => {
      await ensureNginx(); // A test would not wait for an installation.
      await building.catch(() => undefined); // Some read the built site.
      return runVitest(environment);
    },
  };
  /** @param {{ title: string, config?: string, variables?: Record<string, string>, isByHost?: boolean }} suite @returns {Task} */
  const browserTests = ({ title, config, variables, isByHost }) => ({
    title,
    run: async () => {
      const own = isByHost ? withOwnHosts(environment) : environment;
      if (isByHost) await buildIfStale(own, own.SITE_FOLDER);
      return runPlaywright(
        { ...own, ...variables, CHROMIUM_PATH: await ensureBrowser() },
        config ? ['--config', config] : [],
      );
    },
  });
  const codeChecks = Object.values(CODE_CHECKS).map((check) => check(environment));
  const results = await runLanes([
    [{ title: 'Build', run: () => building }, browserTests({ title: 'Browser tests', variables: JUDGED })],
    [...codeChecks, unitTests],
  ]);
  if (isWhole) results.push(...(await runLanes([WHOLE_BROWSER_SUITES.map(browserTests)])));
  exitWithTotals([...generated, ...results]);
});

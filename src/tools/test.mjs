// @ts-check
// `npm test`: everything, from a fresh clone, with one last line that counts it.
import { nodeProblem } from './setup/node-version.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}

const { preparePackages, program } = await import('./setup/ready.mjs');
await program(preparePackages);

const { findBrowser } = await import('./setup/browser.mjs');
const { build } = await import('./setup/build.mjs');
const { codeChecks, sizeCheck } = await import('./setup/checks.mjs');
const { findNginx } = await import('./setup/nginx.mjs');
const { finish, programStages, stage } = await import('./setup/stages.mjs');
const { browserTests, unitTests } = await import('./setup/test-programs.mjs');
const { openTestSite, TEST_SITE } = await import('./setup/test-site.mjs');

await program(async () => {
  const { environment, close } = openTestSite();
  const built = await stage('Build', async () => {
    await build(environment, TEST_SITE);
    return { passed: 1, failed: 0 };
  });
  const results = [built, ...(await programStages([...codeChecks, sizeCheck], environment))];
  results.push(
    await stage('Unit tests', async () => {
      await findNginx(); // Installed here, if at all: a test would not wait for that.
      return unitTests(environment);
    }),
    await stage('Browser tests', async () => browserTests({ ...environment, CHROMIUM_PATH: await findBrowser() })),
  );
  close();
  finish(results);
});

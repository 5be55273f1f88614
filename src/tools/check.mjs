// @ts-check
// `npm run check`: everything that can be said about the code and the build without opening a browser.
import { build, buildIsFresh, DIST } from './setup/build.mjs';
import { codeChecks, sizeCheck } from './setup/checks.mjs';
import { localEnvironment } from './setup/environment.mjs';
import { program } from './setup/ready.mjs';
import { finish, programStage, programStages, stage } from './setup/stages.mjs';
import { unitTests } from './setup/test-programs.mjs';

/** `npm run check -- types lint` runs only those; the pre-commit hook does so. */
const chosen = process.argv.slice(2);
const wanted = (/** @type {string} */ name) => chosen.length === 0 || chosen.includes(name);

await program(async () => {
  const environment = localEnvironment();
  const chosenChecks = codeChecks.filter(({ name }) => wanted(name));
  const results = await programStages(chosenChecks, environment);
  if (wanted('house')) {
    results.push(await stage('House rules', () => unitTests(environment, ['--project', 'house'])));
  }
  if (wanted('size')) {
    results.push(
      await stage('Build', async () => {
        if (!buildIsFresh(environment)) await build(environment);
        return { passed: 1, failed: 0 };
      }),
      await programStage(sizeCheck, environment),
      await stage('The build itself', () => unitTests({ ...environment, SITE_FOLDER: DIST }, ['--project', 'built'])),
    );
  }
  finish(results);
});

// @ts-check
// `npm run nodes`: runs the unit tests by each version of Node that is supported. The workflow files have the same list.
import { log, runMain } from './setup/cli.mjs';
import { runStep } from './setup/run-process.mjs';

const VERSIONS = ['20', '22', '24'];

await runMain(async () => {
  for (const version of VERSIONS) {
    log(`Node ${version}`);
    // npx fetches the version into npm's own cache, and puts it before the installed one in the PATH of the command.
    const command = ['--yes', '--package', `node@${version}`, '--call', 'node --version && npm run unit'];
    await runStep(`unit tests on Node ${version}`, 'npx', command, process.env, { print: true });
  }
});

// @ts-check
// `npm start`: from a fresh clone to one address. Only Node's own modules until the packages are there.
import { nodeProblem } from './setup/node-version.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}

// An older Node could not even load these.
const { preparePackages, program, say, took } = await import('./setup/ready.mjs');
const { localEnvironment } = await import('./setup/environment.mjs');
const { requireFreePorts } = await import('./setup/ports.mjs');
const { build, buildIsFresh } = await import('./setup/build.mjs');

await program(async () => {
  const environment = localEnvironment();
  await requireFreePorts({ PORT: environment.PORT, BANK_PORT: environment.BANK_PORT });
  await preparePackages();
  if (!buildIsFresh(environment)) {
    say('Building the site …');
    say(`Site built in ${took(await build(environment))}.`);
  }
  Object.assign(process.env, environment);
  const { register } = await import('tsx/esm/api');
  register();
  await import('./serve.ts');
});

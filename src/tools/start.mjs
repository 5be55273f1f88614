// @ts-check
// `npm start`: from a fresh clone to a running site.
import { buildIfStale } from './setup/build-if-stale.mjs';
import { runMain } from './setup/cli.mjs';
import { ensurePackages } from './setup/ensure-packages.mjs';
import { localEnvironment, requireDevelopment } from './setup/environment.mjs';
import { requireFreePorts } from './setup/require-free-ports.mjs';

await runMain(async () => {
  const environment = localEnvironment();
  requireDevelopment(environment);
  await requireFreePorts({ PORT: environment.PORT, BANK_PORT: environment.BANK_PORT });
  await ensurePackages();
  await buildIfStale(environment);
  Object.assign(process.env, environment);
  const { register } = await import('tsx/esm/api');
  register();
  await import('./serve/serve.ts');
});

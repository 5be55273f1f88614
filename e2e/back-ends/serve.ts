// Builds the site with the dialect of the back end and serves it before that back end.
import { join } from 'node:path';
import { startPreview } from '../../src/tools/serve/preview.ts';
import { closeWhenStopped } from '../../src/tools/serve/served-build.ts';
import { buildIfStale } from '../../src/tools/setup/build-if-stale.mjs';
import { log, runMain } from '../../src/tools/setup/cli.mjs';
import { localEnvironment } from '../../src/tools/setup/environment.mjs';
import { ROOT } from '../../src/tools/setup/paths.mjs';
import { startLaravelLikeBackEnd } from '../../tests/back-ends/laravel-like/server.ts';
import { OFFERS, PORTS } from './offers.ts';

await runMain(async () => {
  const site = `http://localhost:${PORTS.site}`;
  const api = `http://localhost:${PORTS.api}`;
  const folder = join('.cache', 'back-end', 'site');
  // What another suite has configured for its own site is left out.
  const own = Object.fromEntries(Object.entries(process.env).filter(([variable]) => !variable.startsWith('PUBLIC_')));
  const environment = {
    ...localEnvironment({
      ...own,
      PORT: String(PORTS.site),
      BANK_PORT: String(PORTS.bank),
      PUBLIC_SITE_URL: site,
      PUBLIC_CARD_SCRIPT_HOST: `http://localhost:${PORTS.bank}`,
      PUBLIC_BANK_ORIGINS: api,
      PUBLIC_IMAGE_ORIGINS: api,
      PUBLIC_SCHOLARSHIP_CAMPAIGNS: Object.values(OFFERS.campaigns).join(' '),
    }),
    API_URL: api,
  };
  await buildIfStale(environment, folder, {
    configuration: join('e2e', 'back-ends', 'astro.config.mjs'),
    sources: [join('tests', 'back-ends', 'laravel-like', 'back-end.ts')],
  });
  const backEnd = await startLaravelLikeBackEnd({ port: PORTS.api });
  const preview = await startPreview({
    root: join(ROOT, folder),
    port: PORTS.site,
    apiUrl: api,
    bankPort: PORTS.bank,
    databaseUrl: ':memory:',
  });
  log(`Ready: ${site}, before the Laravel-like back end`);
  closeWhenStopped(() => Promise.all([preview.close(), backEnd.close()]).then(() => undefined));
});

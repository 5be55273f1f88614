// Builds the site with the dialect of one back end and serves it before that back end: `serve.ts laravel-like`.
import { join } from 'node:path';
import { startPreview } from '../../src/tools/serve/preview.ts';
import { closeWhenStopped } from '../../src/tools/serve/served-build.ts';
import { buildIfStale } from '../../src/tools/setup/build-if-stale.mjs';
import { log, runMain } from '../../src/tools/setup/cli.mjs';
import { localEnvironment } from '../../src/tools/setup/environment.mjs';
import { ROOT } from '../../src/tools/setup/paths.mjs';
import { BACK_ENDS, portsOf, type BackEndName } from './table.ts';

await runMain(async () => {
  const name = process.argv[2] as BackEndName;
  const ports = portsOf(name);
  const site = `http://localhost:${ports.site}`;
  const api = `http://localhost:${ports.api}`;
  const folder = join('.cache', 'back-ends', name, 'site');
  // What another suite has configured for its own site is left out.
  const own = Object.fromEntries(Object.entries(process.env).filter(([variable]) => !variable.startsWith('PUBLIC_')));
  const environment = {
    ...localEnvironment({
      ...own,
      PORT: String(ports.site),
      BANK_PORT: String(ports.bank),
      PUBLIC_SITE_URL: site,
      PUBLIC_CARD_SCRIPT_HOST: `http://localhost:${ports.bank}`,
      PUBLIC_BANK_ORIGINS: api,
      PUBLIC_IMAGE_ORIGINS: api,
      PUBLIC_SCHOLARSHIP_CAMPAIGNS: Object.values(BACK_ENDS[name].campaigns).join(' '),
    }),
    API_URL: api,
    BACK_END: name,
  };
  await buildIfStale(environment, folder, {
    configuration: join('e2e', 'back-ends', 'astro.config.mjs'),
    sources: [join('tests', 'back-ends', name, 'back-end.ts')],
  });
  const backEnd = await BACK_ENDS[name].start({ port: ports.api });
  const preview = await startPreview({
    root: join(ROOT, folder),
    port: ports.site,
    apiUrl: api,
    bankPort: ports.bank,
    databaseUrl: ':memory:',
  });
  log(`Ready: ${site}, before the back end ${name}`);
  closeWhenStopped(() => Promise.all([preview.close(), backEnd.close()]).then(() => undefined));
});

// `npm run serve:nginx`: the build under the nginx configuration that it writes.
import { startLocalSite } from './local-nginx-site.ts';
import { closeWhenStopped, servedBuild } from './served-build.ts';
import { warningOfRealApi } from './real-api.ts';
import { openStandIns } from './stand-ins.ts';
import { log, runMain } from '../setup/cli.mjs';
import { localEnvironment, requireDevelopment } from '../setup/environment.mjs';

/** Added to the site's port; the ports between belong to the bank, the dev server and analytics. */
const SANDBOX_OFFSET = 4;

await runMain(async () => {
  const environment: NodeJS.Dict<string> = localEnvironment();
  requireDevelopment(environment);
  const root = servedBuild();
  const apiUrl = environment['API_URL'];
  const port = Number(environment['PORT']);
  const sandboxPort = Number(environment['SANDBOX_PORT'] ?? port + SANDBOX_OFFSET);
  const standIns = await openStandIns({
    databaseUrl: environment['SANDBOX_DATABASE_URL'] ?? '',
    bankPort: Number(environment['BANK_PORT']),
    sandboxPort,
    apiUrl,
    analyticsPort: Number(environment['ANALYTICS_PORT']) || undefined,
  });
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const forwards = apiUrl ? { '/api/': apiUrl } : { '/api/': sandboxUrl, '/sandbox': sandboxUrl };
  const nginx = await startLocalSite({ root, port, forwards });
  const calls = apiUrl ? `calls to /api go to ${apiUrl}` : 'sandbox console: /sandbox';
  log(`Ready: nginx on http://localhost:${port} and http://regisbachelor.localhost:${port} (${calls})`);
  const warning = warningOfRealApi(environment);
  if (warning) log(warning);
  closeWhenStopped(async () => {
    await nginx.close();
    await standIns.close();
  });
});

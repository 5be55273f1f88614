// The last step of `npm start`: serves the build in `dist` (or in SITE_FOLDER).
import { startPreview } from './preview.ts';
import { slugsIn } from '../../config/flow-registry.ts';
import { isLoopback } from '../../lib/loopback.ts';
import { closeWhenStopped, servedBuild } from './served-build.ts';
import { log, runMain } from '../setup/cli.mjs';
import { localEnvironment, requireDevelopment } from '../setup/environment.mjs';

await runMain(async () => {
  const environment: NodeJS.Dict<string> = localEnvironment();
  requireDevelopment(environment);
  const root = servedBuild();
  const port = Number(environment['PORT']);
  const apiUrl = environment['API_URL'];
  const preview = await startPreview({
    root,
    port,
    host: environment['HOST'],
    apiUrl,
    bankPort: Number(environment['BANK_PORT']),
    analyticsPort: Number(environment['ANALYTICS_PORT']) || undefined,
    campaign: slugsIn(environment['PUBLIC_SCHOLARSHIP_CAMPAIGNS'])[0],
    databaseUrl: environment['SANDBOX_DATABASE_URL'] ?? '',
  });
  log(`Ready: http://localhost:${port} (${apiUrl ? `calls to /api go to ${apiUrl}` : 'sandbox console: /sandbox'})`);
  if (apiUrl && !isLoopback(new URL(apiUrl).hostname))
    log(`Careful: ${apiUrl} is no API of this machine. What is registered, uploaded or paid here is real there.`);
  closeWhenStopped(preview.close);
});

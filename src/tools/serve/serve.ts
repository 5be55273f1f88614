// The last step of `npm start`: serves the build in `dist` (or in SITE_FOLDER).
import { startPreview } from './preview.ts';
import { slugsIn } from '../../config/flow-registry.ts';
import { warningOfRealApi } from './real-api.ts';
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
  const warning = warningOfRealApi(environment);
  if (warning) log(warning);
  closeWhenStopped(preview.close);
});

// `npm run preview`, and the last step of `npm start`: serves the build that lies in `dist` (or in SITE_FOLDER).
import { startPreview } from './preview/preview.ts';
import { closeWhenStopped, servedBuild } from './preview/served-build.ts';
import { localEnvironment } from './setup/environment.mjs';
import { program, say } from './setup/ready.mjs';

await program(async () => {
  const root = servedBuild();
  const environment: NodeJS.Dict<string> = localEnvironment();
  const port = Number(environment['PORT']);
  const apiUrl = environment['API_URL'];
  const preview = await startPreview({
    root,
    port,
    host: environment['HOST'],
    apiUrl,
    bankPort: Number(environment['BANK_PORT']),
    analyticsPort: Number(environment['ANALYTICS_PORT']) || undefined,
    databaseUrl: environment['SANDBOX_DATABASE_URL'] ?? '',
  });
  if (apiUrl) say(`Calls to /api go to ${apiUrl}.`);
  say(`Ready: http://localhost:${port} (sandbox console: /sandbox)`);
  closeWhenStopped(preview.close);
});

// `npm run preview`, and the last step of `npm start`: serves the build that lies in `dist` (or in SITE_FOLDER).
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startPreview } from './preview/preview.ts';
import { DIST } from './setup/build.mjs';
import { localEnvironment } from './setup/environment.mjs';
import { program, say } from './setup/ready.mjs';
import { ROOT } from './setup/run.mjs';

await program(async () => {
  const root = join(ROOT, process.env['SITE_FOLDER'] ?? DIST);
  if (!existsSync(join(root, 'index.html'))) {
    throw new Error('There is no build yet. `npm start` builds and serves; `npm run build` only builds.');
  }
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

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void preview.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
});

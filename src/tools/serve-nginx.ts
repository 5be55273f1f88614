// `npm run serve:nginx`: serves the build with a real nginx, by the configuration that the build writes; the sandbox stands behind it.
import { startLocalSite } from './nginx/local-site.ts';
import { listen } from './preview/listen.ts';
import { closeWhenStopped, servedBuild } from './preview/served-build.ts';
import { openStandIns } from './preview/stand-ins.ts';
import { localEnvironment } from './setup/environment.mjs';
import { program, say } from './setup/ready.mjs';

/** From the site's port to the sandbox's own: the ports between are the bank's, the dev server's and the measuring tools'. */
const SANDBOX_OFFSET = 4;

await program(async () => {
  const root = servedBuild();
  const environment: NodeJS.Dict<string> = localEnvironment();
  const port = Number(environment['PORT']);
  const sandboxPort = Number(environment['SANDBOX_PORT'] ?? port + SANDBOX_OFFSET);
  const standIns = await openStandIns({
    databaseUrl: environment['SANDBOX_DATABASE_URL'] ?? '',
    bankPort: Number(environment['BANK_PORT']),
    analyticsPort: Number(environment['ANALYTICS_PORT']) || undefined,
  });
  const sandbox = await listen(standIns.answer, sandboxPort, '127.0.0.1');
  const behind = `http://127.0.0.1:${sandboxPort}`;
  const forwards = { '/api/': environment['API_URL'] || behind, '/sandbox': behind };
  const nginx = await startLocalSite({ root, port, forwards });
  say(
    `Ready: nginx on http://localhost:${port} and http://regisbachelor.localhost:${port} (sandbox console: /sandbox)`,
  );
  closeWhenStopped(async () => {
    await nginx.close();
    await sandbox.close();
    await standIns.close();
  });
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, ROOT } from '../setup/paths.mjs';

/** The folder of the build to serve is `dist` or SITE_FOLDER. @throws {Error} when there is none */
export function servedBuild(): string {
  const root = join(ROOT, process.env['SITE_FOLDER'] ?? DIST);
  if (existsSync(join(root, 'index.html'))) return root;
  throw new Error('There is no build yet. `npm start` builds and serves; `npm run build` only builds.');
}

export function closeWhenStopped(close: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

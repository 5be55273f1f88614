// `npm run size`: what each Thai page of the build costs, in bytes as they travel. Budgets stand in tests/built/.
import { join } from 'node:path';
import { htmlFiles, pageSize } from './bytes/page-size.ts';
import { DIST } from './setup/build.mjs';
import { say } from './setup/ready.mjs';
import { ROOT } from './setup/run.mjs';

const root = join(ROOT, process.env['SITE_FOLDER'] ?? DIST);
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(8);

say(`${'page'.padEnd(58)} html br   js gzip  (kB)`);
for (const file of htmlFiles(root).filter((one) => !one.startsWith('en/'))) {
  const { document, scriptTotal } = pageSize(root, file);
  say(`${file.padEnd(58)}${kilobytes(document.brotli)}  ${kilobytes(scriptTotal)}`);
}

// `npm run size`: the compressed bytes of each Thai page of the build. Tests in tests/built/ hold the budgets.
import { join } from 'node:path';
import { documentBytes, htmlFiles, scriptBytes } from './page-size.ts';
import { log } from '../setup/cli.mjs';
import { DIST, ROOT } from '../setup/paths.mjs';

const root = join(ROOT, process.env['SITE_FOLDER'] ?? DIST);
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(8);

log(`${'page'.padEnd(58)} html br   js gzip  (kB)`);
for (const file of htmlFiles(root).filter((one) => !one.startsWith('en/'))) {
  log(`${file.padEnd(58)}${kilobytes(documentBytes(root, file))}  ${kilobytes(scriptBytes(root, file))}`);
}

// The compressed bytes of each Thai page of the build, next to the limits of tests/built/bytes.test.ts.
import { join } from 'node:path';
import {
  documentBytes,
  FIRST_DOCUMENT_LIMIT,
  htmlFiles,
  SCRIPT_LIMIT,
  scriptBytes,
  styleFileBytes,
} from './page-size.ts';
import { log } from '../setup/cli.mjs';
import { DIST, ROOT } from '../setup/paths.mjs';

const root = join(ROOT, process.env['SITE_FOLDER'] ?? DIST);
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(8);
const line = (title: string, document: number, script: number, styles?: number): void =>
  log(`${title.padEnd(58)}${kilobytes(document)}  ${kilobytes(script)}  ${styles ? kilobytes(styles) : ''}`.trimEnd());

log(`${'page'.padEnd(58)} html br   js gzip  css file br  (kB)`);
for (const file of htmlFiles(root).filter((one) => !one.startsWith('en/'))) {
  line(file, documentBytes(root, file), scriptBytes(root, file), styleFileBytes(root, file));
}
line('limits: the first page of an application, every page', FIRST_DOCUMENT_LIMIT, SCRIPT_LIMIT);

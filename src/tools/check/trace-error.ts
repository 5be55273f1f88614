// `npm run trace-error`: reads a stack from an error report and prints the files and lines of the source.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DIST, ROOT, sourceMapsOf } from '../setup/paths.mjs';
import { traceStack } from './source-position.ts';

const folder = process.argv[2] ?? join(ROOT, sourceMapsOf(DIST));
if (!existsSync(folder)) {
  console.error(
    `There is no folder ${folder}. Name the folder with the source maps of the release that the report names.`,
  );
  process.exit(1);
}

const missing: string[] = [];
const mapOf = (script: string): string => {
  const path = join(folder, `${script}.map`);
  if (!existsSync(path)) missing.push(script);
  return readFileSync(path, 'utf8');
};
console.log(traceStack(await text(process.stdin), mapOf));
if (missing.length > 0) {
  console.error(
    `${folder} holds no source map of ${missing.join(', ')}, so these lines are unchanged: it is of another release than the report.`,
  );
  process.exitCode = 1;
}

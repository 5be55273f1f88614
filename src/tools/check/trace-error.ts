// `npm run trace-error`: reads a stack from an error report and prints the files and lines of the source.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DIST, ROOT, sourceMapsOf } from '../setup/paths.mjs';
import { traceStack } from './source-position.ts';

const folder = process.argv[2] ?? join(ROOT, sourceMapsOf(DIST));
console.log(traceStack(await text(process.stdin), (script) => readFileSync(join(folder, `${script}.map`), 'utf8')));

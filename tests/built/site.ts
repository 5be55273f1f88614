import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { htmlFiles } from '../../src/tools/check/page-size.ts';

/** Folder of the build under test. */
export const SITE = resolve(process.env['SITE_FOLDER'] ?? 'dist');

if (!existsSync(join(SITE, 'index.html'))) {
  throw new Error(`There is no build in ${SITE}: these tests look at one. \`npm run check -- size\` makes it.`);
}

export const pages = htmlFiles(SITE);
export const textOf = (file: string): string => readFileSync(join(SITE, file), 'utf8');

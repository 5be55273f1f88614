import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** Files below a folder of the project, as paths from its root with `/`; a folder that does not exist has none. */
export function filesIn(folder: string, ending: RegExp): string[] {
  try {
    return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && ending.test(entry.name))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort();
  } catch {
    return [];
  }
}

export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Block comments, and comments that have a line of their own, are left out. */
export const readCode = (path: string): string => read(path).replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

export const CODE = /\.(?:ts|tsx|mjs|astro)$/;

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|<script\b[^>]*\bsrc=)["']([^"']+)["']/g;

const specifiersOf = (file: string): string[] =>
  [...read(file).matchAll(IMPORT)].map(([, specifier = '']) => specifier.replace(/[?#].*$/, ''));

/** What a file of the project imports from the project: `[file, imported]`, both from the root. Types count as well. */
export const importsOf = (file: string): (readonly [file: string, imported: string])[] =>
  specifiersOf(file)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => [file, posix.join(posix.dirname(file), specifier)] as const);

/** The packages a file imports, with the path below them: `[file, 'react-dom/client']`. */
export const packagesOf = (file: string): (readonly [file: string, name: string])[] =>
  specifiersOf(file)
    .filter((specifier) => !specifier.startsWith('.'))
    .map((specifier) => [file, specifier] as const);

/** The area of a path: `src/ui/Button.tsx` is in `ui`; a file directly in `src` is in none. */
export const areaOf = (path: string): string | undefined => /^src\/([^/]+)\//.exec(path)?.[1];

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { inlineScripts, scriptsOf } from './module-graph.ts';

// `page-bytes.ts` reports the sizes. The limits are the largest sizes of November 2026 and ten per cent, so that they refuse a
// leap and not the sum of small changes (docs/spec-decisions.md, section 12).

/** The limit for the scripts of a page, of which React's runtime is about 69 kB. */
export const SCRIPT_LIMIT = 162_000;
/**
 * The limit for the document of a flow's first page. One initial TCP window holds 14.6 kB, so the head and the first fields of
 * the form can be read after one round trip, and what follows the form after two.
 */
export const FIRST_DOCUMENT_LIMIT = 19_700;

const gzip = (text: string): number => gzipSync(text, { level: 9 }).length;

/** Sizes are cached by path, because pages share most of their scripts. */
const known = new Map<string, number>();
const gzipOfFile = (path: string): number => {
  const size = known.get(path) ?? gzip(readFileSync(path, 'utf8'));
  known.set(path, size);
  return size;
};

/** The pages of a build, without the contents that they swap in (src/tools/build/page-contents.ts). */
export const htmlFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('_astro/'))
    .sort();

const FILE_HASH = /(?<=\/_astro\/[\w.-]+\.)[\w-]{8}(?=\.\w+[")])/g;
/** A hash counts as if it were not compressed, so that the size is hardly ever below the real one. */
const FILE_HASH_BYTES = 8;

/**
 * The bytes of a document, compressed by Brotli. The hashes in names of files are counted apart: what Brotli makes of them
 * is chance, so any change of another file would change the size.
 * @param file relative to `root`
 */
export function documentBytes(root: string, file: string): number {
  const html = readFileSync(join(root, file), 'utf8');
  const hashes = new Set(html.match(FILE_HASH));
  return brotliCompressSync(html.replace(FILE_HASH, '')).length + hashes.size * FILE_HASH_BYTES;
}

/** The bytes of the files of styles that a page links to, compressed by Brotli. */
export function styleFileBytes(root: string, file: string): number {
  const html = readFileSync(join(root, file), 'utf8');
  const files = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address = '']) => address);
  return files.reduce((sum, address) => sum + brotliCompressSync(readFileSync(join(root, address))).length, 0);
}

/**
 * The bytes of all scripts of a page, inline ones included, compressed by gzip.
 * @param file relative to `root`
 */
export function scriptBytes(root: string, file: string): number {
  const html = readFileSync(join(root, file), 'utf8');
  const fetched = scriptsOf(html, root).map((address) => gzipOfFile(join(root, address)));
  return [...fetched, ...inlineScripts(html).map(gzip)].reduce((sum, bytes) => sum + bytes, 0);
}

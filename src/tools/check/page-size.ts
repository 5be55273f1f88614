import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { inlineScripts, scriptsOf } from './module-graph.ts';

/** Scripts of any page, compressed by gzip: the target of 125 kB and 10 % of room. React's own runtime is about 69 kB of it. */
export const SCRIPT_LIMIT = 137_500;
/**
 * The document of the first page, compressed by Brotli: the target of 14 kB, which is one initial TCP window and lets the form be
 * read after one round trip, and 10 % of room.
 */
export const FIRST_DOCUMENT_LIMIT = 15_400;

const gzip = (text: string): number => gzipSync(text, { level: 9 }).length;

/** Sizes by path: pages share most of their scripts. */
const known = new Map<string, number>();
const gzipOfFile = (path: string): number => {
  const size = known.get(path) ?? gzip(readFileSync(path, 'utf8'));
  known.set(path, size);
  return size;
};

export const htmlFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();

/**
 * Compressed by brotli.
 * @param file relative to `root`
 */
export const documentBytes = (root: string, file: string): number =>
  brotliCompressSync(readFileSync(join(root, file))).length;

/**
 * All scripts of a page, inline ones included, compressed by gzip.
 * @param file relative to `root`
 */
export function scriptBytes(root: string, file: string): number {
  const html = readFileSync(join(root, file), 'utf8');
  const fetched = scriptsOf(html, root).map((address) => gzipOfFile(join(root, address)));
  return [...fetched, ...inlineScripts(html).map(gzip)].reduce((sum, bytes) => sum + bytes, 0);
}

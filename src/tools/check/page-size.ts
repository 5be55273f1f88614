import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { inlineScripts, scriptsOf } from './module-graph.ts';

/** Compressed bytes of one page. */
export interface PageSize {
  readonly document: { readonly brotli: number };
  readonly scripts: readonly { readonly address: string; readonly gzip: number }[];
  /** All scripts, inline ones included, gzip. */
  readonly scriptTotal: number;
}

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

/** @param file relative to `root` */
export function pageSize(root: string, file: string): PageSize {
  const html = readFileSync(join(root, file), 'utf8');
  const scripts = scriptsOf(html, root).map((address) => ({ address, gzip: gzipOfFile(join(root, address)) }));
  const inline = inlineScripts(html).reduce((sum, code) => sum + gzip(code), 0);
  return {
    document: { brotli: brotliCompressSync(html).length },
    scripts,
    scriptTotal: scripts.reduce((sum, one) => sum + one.gzip, inline),
  };
}

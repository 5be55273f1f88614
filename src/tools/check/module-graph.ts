import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** Only static imports match, not `import()`. */
const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{}\s,]*?\bfrom\s*)?["']([^"']+)["']/g;
const ENTRIES = [
  /<script\b[^>]*\bsrc="([^"]+)"/g,
  /<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"/g,
  /\b(?:component|renderer|before-hydration)-url="([^"]+)"/g,
];
const INLINE = /<script\b(?![^>]*\bsrc=)(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g;

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, first]) => (first === undefined || first === '' ? [] : [first]));

const staticImports = (code: string, address: string): string[] =>
  found(code, STATIC_IMPORT)
    .filter((specifier) => /^\.{0,2}\//.test(specifier))
    .map((specifier) => (specifier.startsWith('/') ? specifier : posix.join(dirname(address), specifier)));

const entriesOf = (html: string): string[] => ENTRIES.flatMap((pattern) => found(html, pattern));

export const inlineScripts = (html: string): string[] => found(html, INLINE);

/** @returns addresses (`/_astro/…`), each once */
export function scriptsOf(html: string, root: string): string[] {
  const seen = new Set<string>();
  const visit = (address: string): void => {
    if (seen.has(address) || !address.startsWith('/')) return; // A script of another host is not in the build.
    seen.add(address);
    staticImports(readFileSync(join(root, address), 'utf8'), address).forEach(visit);
  };
  entriesOf(html).forEach(visit);
  return [...seen];
}

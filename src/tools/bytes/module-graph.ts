import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** Static imports and re-exports as a bundler writes them; a dynamic `import()` has a bracket and does not match. */
const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{}\s,]*?\bfrom\s*)?["']([^"']+)["']/g;
const ENTRIES = [
  /<script\b[^>]*\bsrc="([^"]+)"/g,
  /<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"/g,
  /\b(?:component|renderer|before-hydration)-url="([^"]+)"/g,
];
const INLINE = /<script\b(?![^>]*\bsrc=)(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g;

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, first]) => (first === undefined || first === '' ? [] : [first]));

/** The files a script loads before it runs, as addresses. */
export const staticImports = (code: string, address: string): string[] =>
  found(code, STATIC_IMPORT)
    .filter((specifier) => /^\.{0,2}\//.test(specifier))
    .map((specifier) => (specifier.startsWith('/') ? specifier : posix.join(dirname(address), specifier)));

/** The scripts a page names: its own, its islands', and those it preloads. */
export const entriesOf = (html: string): string[] => ENTRIES.flatMap((pattern) => found(html, pattern));

/** The code that stands in the page itself; data in script tags is left out. */
export const inlineScripts = (html: string): string[] => found(html, INLINE);

/**
 * Every script a page needs once its islands are awake, by following imports; what is loaded on demand is not in it.
 * @param root folder of the build
 * @returns addresses (`/_astro/…`), each once
 */
export function scriptsOf(html: string, root: string): string[] {
  const seen = new Set<string>();
  const visit = (address: string): void => {
    if (seen.has(address) || !address.startsWith('/')) return; // Another host's script is no file of ours.
    seen.add(address);
    staticImports(readFileSync(join(root, address), 'utf8'), address).forEach(visit);
  };
  entriesOf(html).forEach(visit);
  return [...seen];
}

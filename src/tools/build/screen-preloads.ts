import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import type { Plugin, Rollup } from 'vite';

/** Keyed by file name. */
export type ChunkGraph = ReadonlyMap<
  string,
  { readonly modules: readonly string[]; readonly imports: readonly string[] }
>;

const PLACEHOLDER = /<link rel="modulepreload" data-screen="(\w+)"[^>]*>/g;
const ISLAND = /\bcomponent-url="\/([^"]+)"/g;

const closureOf = (graph: ChunkGraph, file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of graph.get(file)?.imports ?? []) closureOf(graph, imported, seen);
  return seen;
};

/**
 * Replaces the link that names a screen by preload links of its chunks, so that a lazy screen costs no extra round trip. Chunks that
 * the page's islands import themselves are left out. @throws {Error} when no chunk has a module `Name.tsx`
 */
export function withScreenPreloads(html: string, graph: ChunkGraph): string {
  const own = [...html.matchAll(ISLAND)].flatMap(([, file = '']) => [...closureOf(graph, file)]);
  return html.replace(PLACEHOLDER, (_all, screen: string) => {
    const [file] = [...graph].find(([, { modules }]) => modules.some((id) => id.endsWith(`/${screen}.tsx`))) ?? [];
    if (file === undefined) throw new Error(`No chunk of the build holds the screen ${screen}.`);
    const files = [...closureOf(graph, file)].filter((one) => !own.includes(one));
    return files.map((one) => `<link rel="modulepreload" data-screen href="/${one}">`).join('');
  });
}

/** Writes the preload links of lazy screens into the pages of a build. */
export const screenPreloads = (): AstroIntegration => {
  const graph = new Map<string, { modules: readonly string[]; imports: readonly string[] }>();
  const collect: Plugin = {
    name: 'collect-chunks',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle).filter((one): one is Rollup.OutputChunk => one.type === 'chunk'))
        graph.set(chunk.fileName, { modules: chunk.moduleIds, imports: chunk.imports });
    },
  };
  return {
    name: 'screen-preloads',
    hooks: {
      'astro:build:setup': ({ target, updateConfig }) => {
        if (target === 'client') updateConfig({ plugins: [collect] });
      },
      'astro:build:done': async ({ dir }) => {
        const names = (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.html'));
        for (const name of names) {
          const file = new URL(name, dir);
          await writeFile(file, withScreenPreloads(await readFile(file, 'utf8'), graph));
        }
      },
    },
  };
};

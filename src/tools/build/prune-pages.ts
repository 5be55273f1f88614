import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

const INLINE = /<(?:script(?![^>]*\ssrc=)|style)\b[^>]*>([^]*?)<\/(?:script|style)>/g;
const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]+)/i;
const HASH = / '(sha256-[\w+/=]+)'/g;

export const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The hashes of inline code; files are allowed by their origin. */
export const inlineHashes = (html: string): string[] => [...html.matchAll(INLINE)].map(([, text = '']) => hashOf(text));

const EMPTY_STYLE = hashOf('');

/** Keeps the hashes of the page's own inline code, and of the empty style that a script fills. */
export function prunedCspOf(html: string): string {
  const held = new Set(inlineHashes(html));
  const prune = (directive: string): string => {
    const isForStyles = directive.trimStart().startsWith('style-src');
    return directive.replace(HASH, (source, hash: string) =>
      held.has(hash) || (isForStyles && hash === EMPTY_STYLE) ? source : '',
    );
  };
  return html.replace(POLICY, (_all, open: string, policy: string) => open + policy.split(';').map(prune).join(';'));
}

/** Astro's `uid` of an island is read by nothing, and it changes with the path of the folder in which the project lies. */
const withoutIslandIds = (html: string): string => html.replace(/(?<=<astro-island) uid="[^"]*"/g, '');

/**
 * Removes what Astro writes into a page that the page does not need: the hashes of the whole site's inline code, which are
 * incompressible and more than a page should allow, and the ids of islands.
 */
export const prunePages = (): AstroIntegration => ({
  name: 'prune-pages',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const names = await readdir(dir, { recursive: true });
      for (const name of names.filter((one) => one.endsWith('.html'))) {
        const file = new URL(name, dir);
        await writeFile(file, withoutIslandIds(prunedCspOf(await readFile(file, 'utf8'))));
      }
    },
  },
});

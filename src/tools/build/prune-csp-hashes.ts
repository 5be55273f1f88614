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

/** Astro lists the hashes of the whole site on every page: incompressible bytes, and more than a page should allow. */
export const pruneCspHashes = (): AstroIntegration => ({
  name: 'prune-csp-hashes',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const names = await readdir(dir, { recursive: true });
      for (const name of names.filter((one) => one.endsWith('.html'))) {
        const file = new URL(name, dir);
        await writeFile(file, prunedCspOf(await readFile(file, 'utf8')));
      }
    },
  },
});

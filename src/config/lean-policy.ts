import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

const INLINE = /<(?:script(?![^>]*\ssrc=)|style)\b[^>]*>([^]*?)<\/(?:script|style)>/g;
const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]+)/i;
const HASH = / '(sha256-[\w+/=]+)'/g;

export const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Hashes of what stands in a page itself; a file is allowed by its origin. */
export const inlineHashes = (html: string): string[] => [...html.matchAll(INLINE)].map(([, text = '']) => hashOf(text));

/** The page with a policy that allows by hash only what the page holds, and the empty style that a component fills by script. */
export function leanPolicyOf(html: string): string {
  const held = new Set([...inlineHashes(html), hashOf('')]);
  return html.replace(
    POLICY,
    (_all, open: string, policy: string) =>
      open + policy.replace(HASH, (source, hash: string) => (held.has(hash) ? source : '')),
  );
}

/**
 * Astro allows every script and style of the whole site on every page, by hash, which no compression makes smaller; the first page of a
 * flow needs the room (.size-limit.mjs), and a page should allow nothing that it does not hold.
 */
export const leanPolicy = (): AstroIntegration => ({
  name: 'lean-policy',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const names = await readdir(dir, { recursive: true });
      for (const name of names.filter((one) => one.endsWith('.html'))) {
        const file = new URL(name, dir);
        await writeFile(file, leanPolicyOf(await readFile(file, 'utf8')));
      }
    },
  },
});

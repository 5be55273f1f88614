import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Minifies scripts that Vite bundles by themselves: Astro leaves those that a page's frontmatter imports as they are. */
export const minified = (): Plugin => ({
  name: 'minified',
  renderChunk: async (code) => (await minify(code, { module: true })).code ?? code,
});

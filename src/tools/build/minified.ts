import { minify } from 'terser';
import type { Plugin, Rollup } from 'vite';

/** Minifies scripts that Vite bundles by themselves: Astro leaves those that a page's frontmatter imports as they are. */
export const minified = (): Plugin => ({
  name: 'minified',
  renderChunk: async (source) => {
    const { code = source, map } = await minify(source, { module: true, sourceMap: true });
    return { code, map: map as Rollup.SourceMapInput };
  },
});

import { minify } from 'terser';
import type { Plugin, Rollup } from 'vite';

/** Minifies scripts with separate Vite bundles: Astro does not minify those that a page's frontmatter imports. */
export const minified = (): Plugin => ({
  name: 'minified',
  renderChunk: async (source) => {
    const { code = source, map } = await minify(source, { module: true, sourceMap: true });
    return { code, map: map as Rollup.SourceMapInput };
  },
});

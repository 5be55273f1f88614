import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Measured: each of these makes what travels smaller. A browser that reads ES modules needs no care for Safari 10. */
export const TERSER_OPTIONS = {
  safari10: false,
  ecma: 2020,
  compress: {
    passes: 3,
    ecma: 2020,
    inline: 1,
    unsafe_arrows: true,
    // Nothing here reads a property only for what its getter does.
    pure_getters: true,
    // React looks for its developer tools, which belong to `npm run dev`.
    global_defs: { __REACT_DEVTOOLS_GLOBAL_HOOK__: undefined },
  },
} as const;

/** Minifies a script that Vite bundles beside a build that is not minified. */
export const minified = (): Plugin => ({
  name: 'minified',
  renderChunk: async (code) => (await minify(code, { ...TERSER_OPTIONS, module: true })).code ?? code,
});

/** Minifies the list of files to preload, which Vite puts before scripts that are minified already. */
export const minifiedPreloads = (): Plugin => ({
  name: 'minified-preloads',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.code.includes('__vite__mapDeps')) continue;
        chunk.code = (await minify(chunk.code, { ...TERSER_OPTIONS, module: true })).code ?? chunk.code;
      }
    },
  },
});

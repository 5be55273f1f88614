import type { AstroIntegration } from 'astro';
import { transformWithEsbuild, type Plugin } from 'vite';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes an island: see `wake/directive.ts`. The value says when. */
    'client:wake'?: WakeWhen;
  }
}
/**
 * `touch`: at the first touch, or at once when this browser holds something of the page's flow; `signed-in`: the same, asked of the
 * dashboard's token; `now`: as soon as its code is here.
 */
export type WakeWhen = 'touch' | 'signed-in' | 'now';

/** Adds the one client directive of the site. */
export const wake = (): AstroIntegration => ({
  name: 'wake',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'wake', entrypoint: './src/wake/directive.ts' });
    },
  },
});

/** Minifies a script that Vite bundles beside a build that is not minified. */
export const minified = (): Plugin => ({
  name: 'minified',
  renderChunk: (code, { fileName }) => transformWithEsbuild(code, fileName, { minify: true, format: 'esm' }),
});

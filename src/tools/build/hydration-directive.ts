import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates an island at the given moment. */
    'client:hydrate'?: HydrateWhen;
  }
}
/**
 * - `interaction`: at the first interaction, or at once when this browser keeps data of the page's flow
 * - `returning-user`: the same, when this browser keeps a token of the dashboard
 * - `load`: as soon as the code is loaded
 */
export type HydrateWhen = 'interaction' | 'returning-user' | 'load';

/** Adds the one client directive of the site. */
export const hydrationDirective = (): AstroIntegration => ({
  name: 'hydration-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'hydrate', entrypoint: './src/platform/hydration/directive.ts' });
    },
  },
});

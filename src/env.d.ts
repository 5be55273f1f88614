/// <reference types="astro/client" />

/** The variables of pages. `package.json` and `astro.config.mjs` say which module this is. */
declare module '#environment' {
  const variables: typeof import('astro:env/client');
  export = variables;
}

/** Whether the step after "Continue" takes the place of the page (docs/decisions/0083-swapped-pages.md). */
declare const __SWAP__: boolean;

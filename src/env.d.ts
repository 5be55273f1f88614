/// <reference types="astro/client" />

/** The variables of pages. `package.json` and `astro.config.mjs` say which module this is. */
declare module '#environment' {
  const variables: typeof import('astro:env/client');
  export = variables;
}

/** How the page after "Continue" is opened in a build that is measured; empty in every other build. */
declare const __SWAP__: '' | 'own' | 'content';

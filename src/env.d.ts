/// <reference types="astro/client" />

/** The variables of pages. `package.json` and `astro.config.mjs` say which module this is. */
declare module '#environment' {
  const variables: typeof import('astro:env/client');
  export = variables;
}

/// <reference types="astro/client" />

/** The variables of pages. `package.json` and `astro.config.mjs` say which module this is. */
declare module '#environment' {
  export * from 'astro:env/client';
}

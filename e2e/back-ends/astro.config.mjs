// @ts-check
import { fileURLToPath } from 'node:url';
import site from '../../astro.config.mjs';

/** The site as a university with the Laravel-like back end builds it: `src/config/back-end.ts` is that of the back end. */
export default {
  ...site,
  vite: {
    ...site.vite,
    resolve: {
      alias: [
        // A list replaces the site's own aliases, so they are named again.
        ...Object.entries(site.vite?.resolve?.alias ?? {}).map(([find, replacement]) => ({ find, replacement })),
        {
          find: /^\.{1,2}\/.*\bback-end\.ts$/,
          replacement: fileURLToPath(new URL('../../tests/back-ends/laravel-like/back-end.ts', import.meta.url)),
        },
      ],
    },
  },
};

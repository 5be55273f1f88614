import { mkdir, rename, rm } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { DEFAULT_LOCALE, LOCALES } from '../../config/locales.ts';

/**
 * Astro writes `/404` as `404.html` but `/en/404` as a folder, which hosts would serve with status 200. Moves each to
 * `<locale>/404.html`, which hosts serve for unknown addresses.
 */
export const notFoundFiles = (): AstroIntegration => ({
  name: 'not-found-files',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      for (const locale of LOCALES.filter((one) => one !== DEFAULT_LOCALE)) {
        const folder = new URL(`${locale}/404/`, dir);
        await mkdir(folder, { recursive: true });
        await rename(new URL('index.html', folder), new URL(`${locale}/404.html`, dir));
        await rm(folder, { recursive: true });
      }
    },
  },
});

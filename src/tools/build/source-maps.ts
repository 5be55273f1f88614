import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { SOURCE_MAPS } from '../setup/paths.mjs';

/** Moves source maps out of the served folder before its files are compressed or listed. */
export const sourceMaps = (): AstroIntegration => ({
  name: 'source-maps',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { build: { sourcemap: 'hidden' } } }),
    'astro:build:done': async ({ dir }) => {
      const site = fileURLToPath(dir);
      const kept = fileURLToPath(new URL(`../${SOURCE_MAPS}/`, dir));
      await mkdir(kept, { recursive: true });
      for (const map of (await readdir(site, { recursive: true })).filter((name) => name.endsWith('.map')))
        // The programs that wrote the pages have maps of their own.
        if (map.startsWith('_astro/')) await rename(join(site, map), join(kept, basename(map)));
        else await rm(join(site, map));
    },
  },
});

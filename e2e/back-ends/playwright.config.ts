import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import usual from '../../playwright.config.ts';
import type { Options } from './fixtures.ts';
import { BACK_END_NAMES, portsOf } from './table.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const chosen = process.env['BACK_END'];
const names = BACK_END_NAMES.filter((name) => !chosen || name === chosen);
const address = (name: (typeof names)[number]): string => `http://localhost:${portsOf(name).site}`;

/**
 * Every flow before back ends that know only the specification (tests/back-ends/): `npm run back-ends`.
 * `BACK_END=spring-like` builds and tests one of them.
 */
export default defineConfig<Options>({
  ...usual,
  testDir: '.',
  outputDir: '../../test-results',
  projects: names.map((name) => ({
    name,
    use: {
      baseURL: address(name),
      backEnd: name,
      viewport: { width: 360, height: 780 },
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 1,
    },
  })),
  webServer: names.map((name) => ({
    command: `node --import tsx e2e/back-ends/serve.ts ${name}`,
    cwd: ROOT,
    url: `${address(name)}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    // The site is built first.
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  })),
});

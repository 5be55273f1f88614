import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import usual from '../../playwright.config.ts';
import { PORTS } from './offers.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const address = `http://localhost:${PORTS.site}`;

/** Every flow before a back end that knows only the specification (tests/back-ends/laravel-like/): `npm run e2e -- --config e2e/back-ends`. */
export default defineConfig({
  ...usual,
  testDir: '.',
  outputDir: '../../test-results',
  projects: [
    {
      name: 'laravel-like',
      use: {
        baseURL: address,
        viewport: { width: 360, height: 780 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 1,
      },
    },
  ],
  webServer: {
    command: 'node --import tsx e2e/back-ends/serve.ts',
    cwd: ROOT,
    url: `${address}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    // The site is built first.
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});

import { defineConfig } from '@playwright/test';
import matrix from '../matrix/playwright.config.ts';

/**
 * `npm run journey-cost` measures the effort of an application in screens, taps and keys; `-- -g scholarship` runs a
 * part of it.
 */
export default defineConfig({
  ...matrix,
  testDir: '.',
  reporter: [['list'], ['./table-reporter.ts']],
  use: { ...matrix.use, actionTimeout: 20_000 },
  projects: [
    {
      name: 'journey-cost',
      testMatch: ['step-screens.spec.ts', 'minimum-path.spec.ts', 'paying-screens.spec.ts', 'page-screens.spec.ts'],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 },
    },
  ],
});

import { defineConfig } from '@playwright/test';
import matrix from '../matrix/playwright.config.ts';

/** What an application costs in screens, taps and keys: `npm run journey-cost`, and `-- -g scholarship` for some of it. */
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

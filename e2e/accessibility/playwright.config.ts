import { defineConfig } from '@playwright/test';
import matrix from '../matrix/playwright.config.ts';

/**
 * Scans of every page in every state, every flow by keyboard, every step in small windows, and what a screen reader is told:
 * `npm run accessibility`, and `-- -g dashboard` for some.
 */
export default defineConfig({
  ...matrix,
  testDir: '.',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  reporter: [['list'], ['./table-reporter.ts']],
  use: { ...matrix.use, actionTimeout: 20_000 },
  projects: [
    // The scans change the width, which an emulated phone would keep.
    {
      name: 'accessibility',
      testMatch: ['every-state.spec.ts', 'keyboard-journeys.spec.ts', 'reflow.spec.ts', 'snapshots.spec.ts'],
      use: { viewport: { width: 360, height: 780 } },
    },
  ],
});

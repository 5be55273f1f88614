import { defineConfig } from '@playwright/test';
import matrix from '../matrix/playwright.config.ts';

/**
 * `npm run e2e -- --config e2e/accessibility` scans every page in every state, goes through every flow by keyboard and every step in small
 * windows, and compares what a screen reader announces; `-- -g dashboard` runs a part of it.
 */
export default defineConfig({
  ...matrix,
  testDir: '.',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  reporter: 'list',
  use: { ...matrix.use, actionTimeout: 20_000 },
  projects: [
    // The scans change the width of the window, which an emulated phone would not allow.
    {
      name: 'accessibility',
      testMatch: [
        'every-state.spec.ts',
        'keyboard-journeys.spec.ts',
        'reflow.spec.ts',
        'snapshots.spec.ts',
        'thai-lines.spec.ts',
      ],
      use: { viewport: { width: 360, height: 780 } },
    },
  ],
});

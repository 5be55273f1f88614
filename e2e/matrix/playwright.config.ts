import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import usual from '../../playwright.config.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const server = [usual.webServer ?? []].flat().map((one) => ({ ...one, cwd: ROOT }));

/** The whole fault matrix: `npm run e2e -- --config e2e/matrix`; `-g application/initial` runs a part of it. */
export default defineConfig({
  ...usual,
  testDir: '.',
  // The limit is shorter than usual, so that a button that a fault has removed is reported soon.
  use: { ...usual.use, actionTimeout: 10_000 },
  outputDir: '../../test-results',
  reporter: 'list',
  projects: (usual.projects ?? [])
    .filter(({ name }) => name === 'phone')
    .map((phone) => ({
      name: 'matrix',
      testMatch: ['every-cell.spec.ts', 'storage-faults.spec.ts'],
      ...(phone.use ? { use: phone.use } : {}),
    })),
  ...(server.length > 0 ? { webServer: server } : {}),
});

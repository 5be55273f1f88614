import { availableParallelism } from 'node:os';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { TEST_TIME_ZONE } from './tests/time-zone.ts';

process.env['TZ'] = TEST_TIME_ZONE;

/**
 * `built` and `served` need a build (`dist`, or SITE_FOLDER); `served` serves it with nginx. The others need only the sources.
 */
export default defineConfig({
  test: {
    // A test that needs a DOM says so in its first line: `// @vitest-environment happy-dom`.
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    // Only what hangs takes this long: a test that passes never waits, however busy the machine is. A unit test that plays
    // thousands of cases or starts a server gives itself longer (`LAST_LIMIT_MS`).
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A failure tells names, not how many there are.
    chaiConfig: { truncateThreshold: 1_000 },
    // Vitest by itself leaves one core unused.
    maxWorkers: availableParallelism(),
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        name: 'unit',
        include: ['tests/**/*.test.{ts,tsx}'],
        exclude: ['tests/{architecture,built,served}/**'],
        testTimeout: 60_000,
        hookTimeout: 60_000,
        // Every file has a context of its own, while the libraries are read once per worker.
        pool: 'vmThreads' as const,
        vmMemoryLimit: '1GB',
      },
      // They only read files: one thread loads the compiler once for all of them.
      { name: 'architecture', include: ['tests/architecture/**/*.test.ts'], pool: 'threads' as const, isolate: false },
      { name: 'built', include: ['tests/built/**/*.test.ts'] },
      { name: 'served', include: ['tests/served/**/*.test.ts'] },
    ].map((test) => ({
      extends: true,
      esbuild: { jsx: 'automatic' as const },
      plugins: [icons({ compiler: 'jsx', jsx: 'react' })],
      test,
    })),
  },
});

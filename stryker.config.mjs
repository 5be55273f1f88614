import { MUTATED_AREAS } from './src/tools/check/use-case-areas.mjs';

/**
 * `npm run mutate` changes the code of the pure layers bit by bit and tells which changes no test notices
 * (docs/decisions/0012-tests.md). One folder by its own tests:
 * `npm run mutate -- --mutate 'src/lib/*.ts' --testFiles 'tests/lib/*.test.ts'`
 */
export default {
  mutate: [`src/{${MUTATED_AREAS.join()}}/**/*.ts`, '!src/*/ui/**'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // The runner sets the pool itself: threads.
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Flows, contracts and schemas are data that is read once, when a module is loaded: such a change would need every test.
  ignoreStatic: true,
  concurrency: 2,
  // A busy machine takes seconds to start a thread; what never ends is mostly found by the number of its hits.
  timeoutMS: 20_000,
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: ['.cache', '.data', '.astro', 'dist', 'deploy', 'e2e', 'public', 'test-results'],
  reporters: ['clear-text', 'progress', 'json'],
  clearTextReporter: { allowColor: false, logTests: false },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
};

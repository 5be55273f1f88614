import { defineConfig } from 'vitest/config';
import { MUTATED_AREAS } from './src/tools/check/use-case-areas.mjs';
import { TEST_TIME_ZONE } from './tests/time-zone.ts';

process.env['TZ'] = TEST_TIME_ZONE;

/** These fail where another file has left a request open or a server's clock. */
const ISOLATED = ['tests/api/{http,server-time}.test.ts', 'tests/payment/{payment-store,start-payment}.test.ts'];
/** These play thousands of interleavings or answers: too slow to be repeated for every mutant. */
const TOO_SLOW = [
  'tests/{steps/draft-model,documents/upload-model,payment/payment-model}.test.ts',
  'tests/api/{fault-matrix,odd-bodies,tolerant-responses.property}.test.ts',
];

/** The tests that `npm run mutate` repeats for a mutant: those of the layers it changes. */
export default defineConfig({
  test: {
    setupFiles: ['tests/setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 20_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      { name: 'isolated', include: ISOLATED },
      {
        name: 'shared',
        include: [`tests/{${MUTATED_AREAS.join()}}/**/*.test.ts`],
        exclude: [...ISOLATED, ...TOO_SLOW],
        // One thread loads libraries and data once for all files of a run.
        isolate: false,
      },
    ].map((test) => ({ extends: true, test })),
  },
});

import { test } from '../support/fixtures.ts';
import { faultsOf, localeOf, runCells } from './run.ts';
import { titleOf } from './screen.ts';
import { screens } from './screens/all.ts';

/** Runs every call at its screen against every fault (`npm run e2e -- --config e2e/matrix`). */
for (const [index, screen] of screens.entries()) {
  test(titleOf(screen), async ({ page, sandbox }) => {
    test.setTimeout(600_000);
    await runCells(page, sandbox, { screen, faults: faultsOf(screen), locale: localeOf(index) });
  });
}

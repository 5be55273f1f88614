import { expect, test } from '../support/fixtures.ts';
import { faultsOf, localeOf, runCells } from './run.ts';
import { everyCall, titleOf } from './screen.ts';
import { screens } from './screens/all.ts';

/** The part of the fault matrix that every run of the browser tests includes: two faults of every fifteenth call. */
const EVERY = 15;

test.describe('the fault matrix, a sample', { tag: '@phone' }, () => {
  for (const [index, screen] of screens.entries()) {
    if (index % EVERY !== 0) continue;
    const faults = faultsOf(screen);
    const first = (index / EVERY) % faults.length;
    const two = [first, (first + Math.floor(faults.length / 2)) % faults.length].flatMap((one) => faults[one] ?? []);
    test(titleOf(screen), async ({ page, sandbox }) => {
      await runCells(page, sandbox, { screen, faults: two, locale: localeOf(index / EVERY) });
    });
  }

  test('the whole one has every call of the contract', () => {
    expect([...new Set(screens.map(({ call }) => call))].sort()).toEqual([...everyCall].sort());
    expect(screens.flatMap(faultsOf).length).toBeGreaterThanOrEqual(750);
  });
});

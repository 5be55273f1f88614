import { expect, test } from 'vitest';
import { CALL_TIMEOUT_MS, LEASE_MS } from '../../src/config/constants.ts';

// What a constant does is tested where it is used, by a number of the test's own.
test('a lease outlives the call that it protects', () => {
  expect(LEASE_MS).toBeGreaterThan(CALL_TIMEOUT_MS);
});

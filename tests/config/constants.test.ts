import { expect, test } from 'vitest';
import { BREAKPOINTS, CALL_TIMEOUT_MS, LEASE_MS } from '../../src/config/constants.ts';

// What another constant does is tested where it is used, by a number of the test's own.

test('the breakpoints are those of docs/spec.md, section 9, though no style uses the last one', () => {
  expect(Object.values(BREAKPOINTS)).toEqual([640, 768, 1025, 1280, 1441]);
});

test('a lease outlives the call that it protects', () => {
  expect(LEASE_MS).toBeGreaterThan(CALL_TIMEOUT_MS);
});

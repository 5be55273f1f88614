import { expect, test } from 'vitest';
import { interpolate } from '../../src/lib/interpolate.ts';

test('fills the places it has values for and leaves the others to be seen', () => {
  expect(interpolate('Step {{n}} of {{total}}', { n: 1, total: 5 })).toBe('Step 1 of 5');
  expect(interpolate('{{n}} {{m}} {{toString}}', { n: 0 })).toBe('0 {{m}} {{toString}}');
});

import { expect, test } from 'vitest';
import { slugsIn } from '../../src/config/flow-registry.ts';

test.each([
  ['star-scholars', ['star-scholars']],
  [' star-scholars  young-athletes\n', ['star-scholars', 'young-athletes']],
  ['\tstar-scholars', ['star-scholars']],
  ['', []],
  [undefined, []],
])('%j names the campaigns %j', (text, slugs) => {
  expect(slugsIn(text)).toEqual(slugs);
});

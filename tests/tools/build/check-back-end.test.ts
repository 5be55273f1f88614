import { expect, test } from 'vitest';
import { backEnd } from '../../../src/config/back-end.ts';
import { checkBackEnd } from '../../../src/tools/build/check-back-end.ts';

test('a build stops at a dialect file that gives two of our words the same one, and other commands do not', () => {
  const file = { ...backEnd, codes: { education: { non_formal: 6, ged: 6 } } } as const;
  const run = checkBackEnd(file).hooks['astro:config:setup'] as (options: { command: string }) => void;
  expect(() => {
    run({ command: 'build' });
  }).toThrow('src/config/back-end.ts cannot be used:\ncodes.education gives non_formal, ged the same word "6"');
  for (const command of ['dev', 'sync', 'preview'])
    expect(() => {
      run({ command });
    }).not.toThrow();
});

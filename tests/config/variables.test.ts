import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { envSchema } from '../../src/config/env-schema.ts';
import { VARIABLES } from '../../src/config/variables.ts';
import { environmentProblems } from '../../src/tools/build/environment-problems.ts';

const names = Object.keys(VARIABLES).sort();
const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
  ([, name = '', value = '']) => [name, value] as const,
);

describe('the one table of variables', () => {
  test('is what .env.example lists, with values for this machine', () => {
    expect(listed.map(([name]) => name).sort()).toEqual(names);
    expect(environmentProblems(Object.fromEntries(listed))).toEqual([]);
  });

  test('is what a build checks', () => {
    expect(Object.keys(envSchema).sort()).toEqual(names);
  });
});

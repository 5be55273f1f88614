import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { envSchema } from '../../src/config/env-schema.ts';
import { LOCAL_VARIABLES, VARIABLES } from '../../src/config/variables.ts';
import { environmentProblems } from '../../src/tools/build/environment-problems.ts';

const names = Object.keys(VARIABLES).sort();
const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
  ([, name = '', value = '']) => [name, value] as const,
);
const rows = readFileSync('README.md', 'utf8')
  .split('## Configuration')[1]
  ?.split('\n')
  .filter((line) => line.startsWith('| `'));
const namedIn = (row: string) => [...(row.split(' | ')[0] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name);

describe('the one table of variables', () => {
  test('is what .env.example lists, with values for this machine', () => {
    expect(listed.map(([name]) => name).sort()).toEqual(names);
    expect(environmentProblems(Object.fromEntries(listed))).toEqual([]);
  });

  test('is what README.md explains, each in one row, beside what local servers read', () => {
    expect(rows?.flatMap(namedIn).sort()).toEqual([...names, ...LOCAL_VARIABLES].sort());
  });

  test('says what is required, as README.md does', () => {
    const required = Object.entries(VARIABLES).flatMap(([name, variable]) => (variable.required ? [name] : []));
    expect(
      rows
        ?.filter((row) => row.includes('**required**'))
        .flatMap(namedIn)
        .sort(),
    ).toEqual(required.sort());
  });

  test('is what a build checks', () => {
    expect(Object.keys(envSchema).sort()).toEqual(names);
  });
});

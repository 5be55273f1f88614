import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { envSchema } from '../../src/config/env-schema.ts';

test('.env.example lists every variable of the schema, and no other', () => {
  const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual(Object.keys(envSchema).sort());
});

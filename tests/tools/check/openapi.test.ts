import { Validator } from '@seriousme/openapi-schema-validator';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contract } from '../../../src/api/contract/all.ts';
import { openApi } from '../../../src/tools/check/openapi.ts';
import { ROOT } from '../../../src/tools/setup/paths.mjs';

const document = openApi() as { paths: Record<string, Record<string, unknown>>; components: object };

test('the document is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(structuredClone(document));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

test('every call of the contract is in it, once', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.keys(path));
  expect(operations).toHaveLength(contract.length);
  for (const { endpoint } of contract)
    expect(document.paths[`/api/${endpoint.path}`]).toHaveProperty(endpoint.method.toLowerCase());
});

test('every reference leads somewhere', () => {
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
  const lost = references.filter(
    (path) =>
      path.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document) === undefined,
  );
  expect([...new Set(lost)]).toEqual([]);
});

test('the written document is today’s (`npm run contract` writes it)', () => {
  const written = JSON.parse(readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8')) as unknown;
  expect(written).toEqual(JSON.parse(JSON.stringify(document)));
});

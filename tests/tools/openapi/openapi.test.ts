import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { contract } from '../../../src/api/contract/all.ts';
import { openApi } from '../../../src/tools/openapi/openapi.ts';

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

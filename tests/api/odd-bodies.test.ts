import { describe, expect, test } from 'vitest';
import { parseResponse } from '../../src/api/parse-response.ts';
import { contract } from '../../src/api/contract/all.ts';
import * as application from '../../src/api/contract/application.ts';
import { isUnreadable } from '../../src/api/errors.ts';
import { refusal } from '../../src/api/refusal.ts';
import { valuesOf } from '../../src/flows/definition/field-queries.ts';

const MEGABYTES = 8 * 1024 * 1024;
const DEPTH = 100_000;
const nested = (open: string, middle: string, close: string): string =>
  open.repeat(DEPTH) + middle + close.repeat(DEPTH);
const POLLUTION =
  '"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"prototype":{"polluted":"yes"},"toString":"yes","hasOwnProperty":"yes"';

const LARGE_BODIES: readonly (readonly [name: string, body: string])[] = [
  ['megabytes of text', 'x'.repeat(MEGABYTES)],
  ['megabytes of one JSON text', JSON.stringify('ก'.repeat(MEGABYTES / 4))],
  ['lists that never end', '['.repeat(DEPTH)],
];
const DEEP = [
  ['lists in lists', nested('[', '', ']')],
  ['objects in objects', nested('{"data":', '1', '}')],
] as const;

/**
 * `parseResponse` knows a call only by its schema and handles lists separately, so one call for each kind of schema is
 * enough.
 */
const oneOfEachKind = [...new Map(contract.map((entry) => [entry.endpoint.response.type, entry])).values()];

const outcomeOf = (parse: () => unknown): 'read' | 'unreadable' => {
  try {
    parse();
    return 'read';
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return 'unreadable';
  }
};
const expectNoPollution = (): void => {
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  expect(Object.prototype.hasOwnProperty.call(Object.prototype, 'polluted')).toBe(false);
};

describe('a response of the wrong type', () => {
  test.each(LARGE_BODIES)('%s are unreadable for a call of each type', (_name, body) => {
    for (const { name, endpoint } of oneOfEachKind) {
      expect([name, outcomeOf(() => parseResponse(endpoint, body))]).toEqual([name, 'unreadable']);
    }
  });

  test.each(DEEP)('%s, nested as deeply as possible, crash no type of call', (_name, body) => {
    const outcomes = oneOfEachKind.map(({ endpoint }) => outcomeOf(() => parseResponse(endpoint, body)));
    expect(outcomes).toContain('unreadable');
  });

  test('there are calls with a list and calls with an object as response', () => {
    expect(oneOfEachKind.map(({ endpoint }) => endpoint.response.type)).toEqual(
      expect.arrayContaining(['array', 'loose_object']),
    );
  });

  test.each(['[]', '[[1]]', '[{"message":"Saved"}]', 'null', '{"data":null}', '{"data":[]}', '""'])(
    '%s is not a valid answer to a save',
    (body) => {
      expect(outcomeOf(() => parseResponse(application.update, body))).toBe('unreadable');
    },
  );

  test('property names of every object reach no call', () => {
    for (const { endpoint } of contract) {
      for (const body of [
        `{${POLLUTION}}`,
        `{"data":{${POLLUTION}}}`,
        `[{${POLLUTION}}]`,
        `{"data":[{${POLLUTION}}]}`,
      ]) {
        outcomeOf(() => parseResponse(endpoint, body));
      }
    }
    expectNoPollution();
  });

  test('an application keeps its own status, whatever its other fields', () => {
    const hints = `"hints":{${POLLUTION.replaceAll(/\{[^}]*\}+/g, '"1"')}}`;
    const read = parseResponse(application.read, `{"id":1,${POLLUTION},${hints}}`);
    expect(read.status).toBe('draft');
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(Object.getPrototypeOf(valuesOf(read))).toBe(Object.prototype);
    expectNoPollution();
  });
});

describe('a refusal of the wrong type', () => {
  test('very large fields are truncated', () => {
    const { fields } = refusal(422, JSON.stringify({ errors: { email: ['x'.repeat(MEGABYTES)] } }));
    expect(fields['email']).toHaveLength(500);
  });
});

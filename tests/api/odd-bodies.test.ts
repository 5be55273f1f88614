import * as v from 'valibot';
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

/** Bodies that are not an answer to any call of the contract. */
const BODIES: readonly (readonly [name: string, body: string])[] = [
  ['a text', 'x'],
  ['one JSON text', '"ก"'],
  ['a list that does not end', '['],
  ['a truth', 'true'],
  ['a number beyond all numbers', '1e999'],
  ['a byte order mark', '\uFEFF'],
  ['zeros', '\0'.repeat(1000)],
];
const NESTED = [
  ['lists in lists', '[[[]]]'],
  ['a list of lists', '[[1],[2]]'],
  ['objects in objects', '{"data":{"data":{"data":1}}}'],
] as const;

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
  test.each(BODIES)('%s is unreadable for every call', (_name, body) => {
    for (const { name, endpoint } of contract) {
      expect([name, outcomeOf(() => parseResponse(endpoint, body))]).toEqual([name, 'unreadable']);
    }
  });

  test.each(NESTED)('%s crash no call', (_name, body) => {
    const outcomes = contract.map(({ endpoint }) => outcomeOf(() => parseResponse(endpoint, body)));
    expect(outcomes).toContain('unreadable');
  });

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

  test('a very large application is read', () => {
    const read = parseResponse(application.read, JSON.stringify({ id: 1, junk: 'x'.repeat(MEGABYTES) }));
    expect(v.parse(v.string(), read['junk'])).toHaveLength(MEGABYTES);
  });
});

describe('a refusal of the wrong type', () => {
  test.each([...BODIES, ...NESTED, ...LARGE_BODIES, ...DEEP])('%s leaves no message', (_name, body) => {
    for (const status of [400, 404, 422, 500]) expect(refusal(status, body)).toMatchObject({ text: '', fields: {} });
  });

  test('property names of every object are plain field names', () => {
    const { fields } = refusal(422, `{"message":"a","errors":{"__proto__":"a","constructor":["b"],"deep":{"a":"b"}}}`);
    expect(Object.entries(fields)).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ]);
    expectNoPollution();
  });

  test('very large fields are truncated', () => {
    const { fields } = refusal(422, JSON.stringify({ errors: { email: ['x'.repeat(MEGABYTES)] } }));
    expect(fields['email']).toHaveLength(500);
  });
});

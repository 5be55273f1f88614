import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contract } from '../../src/api/contract/all.ts';
import { collectReports, parse } from './incomplete-responses.ts';
import { exampleResponse, optionalLists, optionalPaths, type Path } from './example-response.ts';

/** What the server of another university may answer (docs/decisions/0018-back-ends.md). */

type Json = Record<string, unknown>;
const reports = collectReports();

/** Returns a copy in which the value at one path is changed. */
function changed(value: unknown, [first, ...rest]: Path, change: (before: unknown) => unknown): unknown {
  if (first === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item: unknown) => changed(item, [first, ...rest], change));
  if (typeof value !== 'object' || value === null) return value;
  const { [first]: inner, ...beside } = value as Json;
  const next = changed(inner, rest, change);
  return next === undefined ? beside : { ...beside, [first]: next };
}

const everywhere = (value: unknown, change: (object: Json) => Json): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => everywhere(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return change(Object.fromEntries(Object.entries(value).map(([name, one]) => [name, everywhere(one, change)])));
};

/** A call that may have an empty answer has `null` as its example. */
const CALLS = contract.flatMap(({ name, endpoint }) => {
  const whole = exampleResponse(endpoint);
  const paths = {
    optional: optionalPaths(endpoint),
    lists: optionalLists(endpoint),
  };
  return whole === null ? [] : [{ name, endpoint, whole, ...paths }];
});
const having = (part: 'optional' | 'lists') => CALLS.filter((one) => one[part].length > 0);

test('there are many responses and many optional fields', () => {
  expect(CALLS.length).toBeGreaterThan(70);
  expect((['optional', 'lists'] as const).map((part) => having(part).length)).toEqual([70, 7]);
});

/** The calls for which a check fails, each with what is wrong. */
const failing = (calls: typeof CALLS, check: (call: (typeof CALLS)[number]) => void): readonly string[] =>
  calls.flatMap((one) => {
    try {
      check(one);
      return [];
    } catch (error) {
      return [`${one.name}: ${String(error)}`];
    }
  });

describe('every response is read', () => {
  const extra = fc.dictionary(
    fc.string({ minLength: 1 }).map((name) => `x_${name}`),
    fc.jsonValue(),
  );
  test('with any additional fields', () => {
    const wrong = failing(CALLS, ({ endpoint, whole }) => {
      const property = fc.property(extra, (more) => {
        const answer = everywhere(whole, (object) => ({ ...object, ...more }));
        expect(parse(endpoint, answer)).toMatchObject(parse(endpoint, whole) as object);
      });
      fc.assert(property, { numRuns: 20 });
    });
    expect(wrong).toEqual([]);
  });

  const nonsense = fc.oneof(
    fc.constantFrom(undefined, null, '', [], {}, 0, true, 'of_next_year', -1),
    fc.jsonValue({ maxDepth: 3 }),
  );
  test('without optional fields, and with nonsense in them', () => {
    const wrong = failing(having('optional'), ({ endpoint, whole, optional }) => {
      const property = fc.property(fc.subarray([...optional]), nonsense, (paths, value) => {
        const answer = paths.reduce<unknown>((before, path) => changed(before, path, () => value), whole);
        expect(() => parse(endpoint, answer)).not.toThrow();
        expect(reports).toEqual([]);
      });
      fc.assert(property, { numRuns: 40 });
    });
    expect(wrong).toEqual([]);
  });

  test('without an optional list', () => {
    const wrong = failing(having('lists'), ({ endpoint, whole, lists }) => {
      for (const path of lists) {
        for (const value of [undefined, null, [], [null, {}]])
          expect(() =>
            parse(
              endpoint,
              changed(whole, path, () => value),
            ),
          ).not.toThrow();
      }
    });
    expect(wrong).toEqual([]);
  });
});

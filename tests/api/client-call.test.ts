import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parseResponse } from '../../src/api/parse-response.ts';
import { contract } from '../../src/api/contract/all.ts';
import * as application from '../../src/api/contract/application.ts';
import * as dashboard from '../../src/api/contract/dashboard.ts';
import { endpoint } from '../../src/api/contract/endpoint.ts';

const parse = (response: v.GenericSchema, body: unknown): unknown =>
  parseResponse(
    endpoint({ method: 'GET', path: 'x', token: 'none', response }),
    typeof body === 'string' ? body : JSON.stringify(body),
  );
const Numbers = v.array(v.number());
const Pair = v.object({ id: v.number(), token: v.optional(v.string()) });

describe('a wrapped response is unwrapped', () => {
  test.each([
    ['a bare list', Numbers, [1], [1]],
    ['a wrapped list', Numbers, { data: [1] }, [1]],
    ['a wrapped list next to other fields', Numbers, { data: [1], meta: { pages: 1 } }, [1]],
    ['a bare object', Pair, { id: 1 }, { id: 1 }],
    ['a wrapped object', Pair, { data: { id: 1 } }, { id: 1 }],
    ['an object next to fields of the wrapper', Pair, { data: { id: 1 }, token: 't' }, { id: 1, token: 't' }],
    ['a single object instead of a list', v.array(Pair), { id: 1 }, [{ id: 1 }]],
    ['a list with an invalid item', Numbers, [1, 'b'], [1]],
    ['inner fields win', Pair, { data: { id: 1 }, id: 2 }, { id: 1 }],
    ['an empty body, if the contract allows it', v.optional(v.object({}), {}), '', {}],
  ])('%s', (_what, schema, body, answer) => {
    expect(parse(schema, body)).toEqual(answer);
  });
});

describe('a response that breaks the contract is unreadable', () => {
  test.each([
    ['HTML', Pair, '<html></html>'],
    ['truncated JSON', Pair, '{"id":'],
    ['an empty body', Pair, ''],
    ['an empty body, if every field is optional', v.object({}), ''],
    ['null', Pair, 'null'],
    ['wrapped null', Pair, { data: null }],
    ['a missing required field', Pair, { token: 't' }],
    ['a field of another type', Pair, { id: '1' }],
    ['an object instead of a list', Numbers, { items: [1] }],
    ['a list instead of an object', Pair, [{ id: 1 }]],
    ['a list with only invalid items', Numbers, ['a', 'b']],
  ])('%s', (_what, schema, body) => {
    expect(() => parse(schema, body)).toThrow(expect.objectContaining({ kind: 'unreadable', fields: {} }));
  });
});

test('unknown fields are dropped, except in an application', () => {
  const course = { id: 1, name: 'A', slug: null, colour: 'red' };
  expect(parseResponse(application.availableCourses, JSON.stringify([course]))).toEqual([
    { id: '1', name: 'A', slug: null },
  ]);
  expect(parseResponse(application.read, '{"id":1,"gpax":"3.50"}')).toMatchObject({ id: '1', gpax: '3.50' });
});

test('a field called like a property of every object changes nothing', () => {
  const read = parseResponse(application.read, '{"id":1,"__proto__":{"status":"successful"},"constructor":"x"}');
  expect(read.status).toBe('draft');
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
});

test('an empty response is valid only for a code request and if there is no charge', () => {
  const acceptsNothing = contract.filter(({ endpoint: { response } }) => v.safeParse(response, undefined).success);
  expect(acceptsNothing.map(({ name }) => name)).toEqual([
    'application.requestOtp',
    'dashboard.requestOtp',
    'payment.check',
    'scholarship.requestOtp',
    'short-course.requestOtp',
  ]);
});

test('the dashboard accepts one application or a list', () => {
  expect(parseResponse(dashboard.read, '{"data":{"id":1,"type":"bachelor"}}')).toMatchObject([{ id: '1' }]);
  expect(
    parseResponse(dashboard.read, '{"data":[{"id":1,"type":"bachelor"},{"id":2,"type":"graduate"}]}'),
  ).toMatchObject([{ id: '1' }, { id: '2' }]);
});

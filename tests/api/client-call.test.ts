import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parseAnswer } from '../../src/api/parse-answer.ts';
import { contract } from '../../src/api/contract/all.ts';
import * as application from '../../src/api/contract/application.ts';
import * as dashboard from '../../src/api/contract/dashboard.ts';
import { endpoint } from '../../src/api/contract/endpoint.ts';

const parse = (answer: v.GenericSchema, body: unknown): unknown =>
  parseAnswer(
    endpoint({ method: 'GET', path: 'x', token: 'none', answer }),
    typeof body === 'string' ? body : JSON.stringify(body),
  );
const Numbers = v.array(v.number());
const Pair = v.object({ id: v.number(), token: v.optional(v.string()) });

describe('an answer is unwrapped where it is wrapped', () => {
  test.each([
    ['a bare list', Numbers, [1], [1]],
    ['a wrapped list', Numbers, { data: [1] }, [1]],
    ['a wrapped list beside other things', Numbers, { data: [1], meta: { pages: 1 } }, [1]],
    ['a bare object', Pair, { id: 1 }, { id: 1 }],
    ['a wrapped object', Pair, { data: { id: 1 } }, { id: 1 }],
    ['an object beside its wrapping', Pair, { data: { id: 1 }, token: 't' }, { id: 1, token: 't' }],
    ['one entity for a list', v.array(Pair), { id: 1 }, [{ id: 1 }]],
    ['a list with one wrong item', Numbers, [1, 'b'], [1]],
    ['what is inside wins', Pair, { data: { id: 1 }, id: 2 }, { id: 1 }],
    ['no text at all, where the contract allows it', v.optional(v.object({}), {}), '', {}],
  ])('%s', (_what, schema, body, answer) => {
    expect(parse(schema, body)).toEqual(answer);
  });
});

describe('an answer that breaks the contract is unreadable', () => {
  test.each([
    ['HTML', Pair, '<html></html>'],
    ['cut JSON', Pair, '{"id":'],
    ['no text', Pair, ''],
    ['no text, where everything may be absent', v.object({}), ''],
    ['null', Pair, 'null'],
    ['wrapped null', Pair, { data: null }],
    ['a required field missing', Pair, { token: 't' }],
    ['a field of another kind', Pair, { id: '1' }],
    ['an object for a list', Numbers, { items: [1] }],
    ['a list for an object', Pair, [{ id: 1 }]],
    ['nothing but wrong items in a list', Numbers, ['a', 'b']],
  ])('%s', (_what, schema, body) => {
    expect(() => parse(schema, body)).toThrow(expect.objectContaining({ kind: 'unreadable', fields: {} }));
  });
});

test('unknown fields are ignored, and kept only where an application may have them', () => {
  const course = { id: 1, name: 'A', slug: null, colour: 'red' };
  expect(parseAnswer(application.availableCourses, JSON.stringify([course]))).toEqual([
    { id: '1', name: 'A', slug: null },
  ]);
  expect(parseAnswer(application.read, '{"id":1,"gpax":"3.50"}')).toMatchObject({ id: '1', gpax: '3.50' });
});

test('a name that belongs to every object changes none', () => {
  const read = parseAnswer(application.read, '{"id":1,"__proto__":{"status":"successful"},"constructor":"x"}');
  expect(read.status).toBe('draft');
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
});

test('nothing is an answer only where a code proves that the request came, and where no charge exists', () => {
  const acceptsNothing = contract.filter(({ endpoint: { answer } }) => v.safeParse(answer, undefined).success);
  expect(acceptsNothing.map(({ name }) => name)).toEqual([
    'application.requestOtp',
    'dashboard.requestOtp',
    'payment.check',
    'scholarship.requestOtp',
    'short-course.requestOtp',
  ]);
});

test('the dashboard takes one application or a list', () => {
  expect(parseAnswer(dashboard.read, '{"data":{"id":1,"type":"bachelor"}}')).toMatchObject([{ id: '1' }]);
  expect(parseAnswer(dashboard.read, '{"data":[{"id":1,"type":"bachelor"},{"id":2,"type":"graduate"}]}')).toMatchObject(
    [{ id: '1' }, { id: '2' }],
  );
});

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseResponse } from '../../src/api/parse-response.ts';
import { contract } from '../../src/api/contract/all.ts';
import * as application from '../../src/api/contract/application.ts';
import * as dashboard from '../../src/api/contract/dashboard.ts';

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

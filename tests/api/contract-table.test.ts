import { expect, test } from 'vitest';
import { differencesFrom, specifiedCalls } from '../../e2e/call-table.ts';
import { contract } from '../../src/api/contract/all.ts';

const nameOf = ({ method, path }: { readonly method: string; readonly path: string }): string => `${method} ${path}`;

test('the specification has 75 calls', () => {
  expect(specifiedCalls).toHaveLength(75);
  expect(new Set(specifiedCalls.map(nameOf)).size).toBe(75);
});

test('the contract is those calls, with their tokens, and no other', () => {
  const stated = contract.map(({ endpoint }) => `${nameOf(endpoint)} ${endpoint.token}`);
  const written = specifiedCalls.map((call) => `${nameOf(call)} ${call.token}`);
  expect(stated.sort()).toEqual(written.sort());
});

test('the contract asks for no name that the specification leaves out, and for all that it gives', () => {
  const namesOf = (schema: unknown): string[] => {
    const { entries, options } = schema as { entries?: object; options?: readonly unknown[] };
    return entries ? Object.keys(entries) : (options ?? []).flatMap(namesOf);
  };
  const table = new Map(specifiedCalls.map((call) => [nameOf(call), call]));
  const wrong = contract.flatMap(({ endpoint }) => {
    const call = table.get(nameOf(endpoint));
    if (!call) return [];
    const body = call.body === 'answers' ? [] : namesOf(endpoint.body ?? {});
    return differencesFrom(call, { query: namesOf(endpoint.query ?? {}), body, token: endpoint.token !== 'none' }).map(
      (difference) => `${nameOf(endpoint)}: ${difference}`,
    );
  });
  expect(wrong).toEqual([]);
});

test('a call that differs from the specification is told', () => {
  const check = specifiedCalls.find((call) => nameOf(call) === 'GET application/check');
  if (!check) throw new Error('no check');
  const query = ['phone', 'phone_country', 'email', 'mode', 'type'];
  expect(differencesFrom(check, { query, body: [], token: false })).toEqual([]);
  expect(differencesFrom(check, { query: [...query.slice(1), 'name'], body: ['x'], token: true })).toEqual([
    'query lacks phone',
    'query has name',
    'body has x',
    'a token is sent',
  ]);
});

test('a GET carries no body, and only uploads travel as forms', () => {
  const bodies = contract.filter(({ endpoint }) => endpoint.body).map(({ endpoint }) => endpoint.method);
  expect(bodies).not.toContain('GET');
  const forms = contract.filter(({ endpoint }) => endpoint.multipart).map(({ name }) => name);
  expect(forms).toEqual(['application.uploadFile', 'scholarship.uploadFile', 'short-course.uploadFile']);
});

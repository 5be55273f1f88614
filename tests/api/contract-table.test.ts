import { expect, test } from 'vitest';
import { differencesFrom, specifiedCalls } from '../../e2e/support/call-table.ts';
import { contract } from '../../src/api/contract/all.ts';

const nameOf = ({ method, path }: { readonly method: string; readonly path: string }): string => `${method} ${path}`;

test('the contract is those calls, with their tokens, and no other', () => {
  const stated = contract.map(({ endpoint }) => `${nameOf(endpoint)} ${endpoint.token}`);
  const written = specifiedCalls.map((call) => `${nameOf(call)} ${call.token}`);
  expect(new Set(written).size).toBe(written.length);
  expect(stated.sort()).toEqual(written.sort());
});

test('the contract sends exactly the names that the specification gives', () => {
  const namesOf = (schema: unknown): string[] => {
    const { entries, options } = schema as { entries?: object; options?: readonly unknown[] };
    return entries ? Object.keys(entries) : (options ?? []).flatMap(namesOf);
  };
  const table = new Map(specifiedCalls.map((call) => [nameOf(call), call]));
  const wrong = contract.flatMap(({ endpoint, request }) => {
    const call = table.get(nameOf(endpoint));
    if (!call) return [];
    const body = call.body === 'answers' ? [] : namesOf(request.body ?? {});
    return differencesFrom(call, { query: namesOf(request.query ?? {}), body, token: endpoint.token !== 'none' }).map(
      (difference) => `${nameOf(endpoint)}: ${difference}`,
    );
  });
  expect(wrong).toEqual([]);
});

test('a call that differs from the specification is named', () => {
  const specified = specifiedCalls.find((one) => nameOf(one) === 'GET application/check');
  if (!specified) throw new Error('The specification lacks the call');
  const query = ['phone_country', 'email', 'mode', 'type', 'name'];
  expect(differencesFrom(specified, { query, body: ['x'], token: true })).toEqual([
    'query lacks phone',
    'query has name',
    'body has x',
    'a token is sent',
  ]);
});

test('a GET has no body, and only uploads are multipart forms', () => {
  const bodies = contract.filter(({ request }) => request.body).map(({ endpoint }) => endpoint.method);
  expect(bodies).not.toContain('GET');
  const forms = contract.filter(({ request }) => request.multipart).map(({ name }) => name);
  expect(forms).toEqual(['application.uploadFile', 'scholarship.uploadFile', 'short-course.uploadFile']);
});

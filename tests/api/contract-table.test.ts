import { describe, expect, test } from 'vitest';
import { differencesFrom, specifiedCalls } from '../../e2e/support/call-table.ts';
import { contract } from '../../src/api/contract/all.ts';

const nameOf = ({ method, path }: { readonly method: string; readonly path: string }): string => `${method} ${path}`;

test('the specification has 75 calls', () => {
  expect(specifiedCalls).toHaveLength(75);
  expect(new Set(specifiedCalls.map(nameOf)).size).toBe(75);
});

test('the contract has exactly these calls, with their tokens', () => {
  const stated = contract.map(({ endpoint }) => `${nameOf(endpoint)} ${endpoint.token}`);
  const written = specifiedCalls.map((call) => `${nameOf(call)} ${call.token}`);
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

describe('a call that differs from the specification is reported', () => {
  const specified = (name: string) => {
    const call = specifiedCalls.find((one) => nameOf(one) === name);
    if (!call) throw new Error(`no ${name}`);
    return call;
  };
  const query = ['phone', 'phone_country', 'email', 'mode', 'type'];

  test.each([
    ['nothing differs', 'GET application/check', { query, body: 'none', token: false }, []],
    [
      'names and token',
      'GET application/check',
      { query: [...query.slice(1), 'name'], body: ['x'], token: true },
      ['query lacks phone', 'query has name', 'body has x', 'a token is sent'],
    ],
    [
      'a body that is absent',
      'POST application/custom-input/',
      { query: [], body: 'none', token: true },
      ['body lacks application_id', 'body lacks response'],
    ],
    [
      'answers that are absent',
      'PATCH application/{id}',
      { query: [], body: 'none', token: true },
      ['no body is sent'],
    ],
    ['a refusal before the body was read', 'PATCH application/{id}', { query: [], body: 'unread', token: true }, []],
  ] as const)('%s', (_title, name, sent, differences) => {
    expect(differencesFrom(specified(name), sent)).toEqual(differences);
  });
});

test('a GET has no body, and only uploads are multipart forms', () => {
  const bodies = contract.filter(({ request }) => request.body).map(({ endpoint }) => endpoint.method);
  expect(bodies).not.toContain('GET');
  const forms = contract.filter(({ request }) => request.multipart).map(({ name }) => name);
  expect(forms).toEqual(['application.uploadFile', 'scholarship.uploadFile', 'short-course.uploadFile']);
});

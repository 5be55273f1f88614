// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { http } from '../../src/api/http.ts';
import { noteRefusedFields } from '../../src/api/request-headers.ts';

const ID = '1a2b3c4d'.repeat(4);
const answer = (status: number, id: string) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response('{}', { status, headers: { 'X-Request-Id': id } }))),
  );
const send = (method: string) => http({ method, address: '/api/application/7', headers: {}, body: {} });

beforeEach(() => {
  delete document.body.dataset['failedRequest'];
});

test.each([
  [500, ID, '1a2b3c4d'],
  [429, ID, '1a2b3c4d'],
  [422, ID, undefined],
  [500, '<b>ignored</b>', undefined],
])('after %i the page has the first digits of the id of the call, if it is one: %s', async (status, id, shown) => {
  answer(status, id);
  await expect(send('POST')).rejects.toMatchObject({ status });
  expect(document.body.dataset['failedRequest']).toBe(shown);
});

test('the next call that saves names the fields that were refused before, once', async () => {
  answer(200, ID);
  noteRefusedFields(['gpax', 'education']);
  const named = async (method: string): Promise<unknown> => {
    await http({ method, address: '/api/application/7', headers: {} });
    const { headers = {} } = vi.mocked(fetch).mock.lastCall?.[1] ?? {};
    return new Headers(headers).get('X-Refused');
  };
  expect([await named('GET'), await named('PATCH'), await named('PATCH')]).toEqual([null, 'gpax,education', null]);
});

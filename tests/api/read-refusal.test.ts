import { describe, expect, test } from 'vitest';
import { readRefusal } from '../../src/api/read-refusal.ts';

const BODY = JSON.stringify({ message: 'Check the phone number.', errors: { phone: ['Too short'] } });
const { signal } = new AbortController();
const noHeader = (): null => null;
const isGone = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('the body of an error is read by a module loaded for it', async () => {
  const headers = (name: string): string | null => (name === 'retry-after' ? '7' : null);
  expect(await readRefusal(422, BODY, noHeader, signal)).toMatchObject({ status: 422, fields: { phone: 'Too short' } });
  expect(await readRefusal(429, BODY, headers, signal)).toMatchObject({ status: 429, retryAfter: 7 });
});

describe('if the module cannot be loaded', () => {
  test.each([
    [422, { kind: 'http', status: 422, text: '', fields: {} }],
    [503, { kind: 'http', status: 503 }],
    [404, { kind: 'unreadable', status: undefined }],
  ] as const)('the error of %s has only its status', async (status, told) => {
    expect(await readRefusal(status, BODY, noHeader, signal, isGone)).toMatchObject(told);
  });

  test('a cancelled call does not wait for it', async () => {
    const call = new AbortController();
    const told = readRefusal(503, BODY, noHeader, call.signal, () => new Promise(() => undefined));
    call.abort();
    expect(await told).toMatchObject({ kind: 'http', status: 503 });
  });
});

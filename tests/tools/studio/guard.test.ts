// No other site reaches the studio: neither through a host name of its own nor by sending a form.
import { expect, test } from 'vitest';
import { openCopy } from './project-copy.ts';

const { studio } = await openCopy();
const BODY = JSON.stringify({ changes: [] });

test.each(['http://evil.example:4325', 'http://localhost.evil.example', 'http://192.168.1.2:4325'])(
  '%s is not served',
  async (address) => {
    expect((await studio.request(`${address}/th/messages`)).status).toBe(421);
    expect(
      (await studio.request('http://localhost/th/messages', { headers: { Host: new URL(address).host } })).status,
    ).toBe(421);
  },
);

test.each([
  ['another site', { Origin: 'http://evil.example' }, 403],
  ['another port', { Origin: 'http://localhost:4321' }, 403],
  ['nobody', {}, 403],
  ['a page without an origin', { Origin: 'null' }, 403],
  ['the studio', { Origin: 'http://localhost:4325' }, 200],
])('what %s sends', async (_who, headers, status) => {
  const request = { method: 'POST', headers, body: BODY };
  expect((await studio.request('http://localhost:4325/th/messages/save', request)).status).toBe(status);
});

test('a page runs its own scripts only, and stands in no frame of another site', async () => {
  const policy = (await studio.request('http://127.0.0.1:4325/th/messages')).headers.get('Content-Security-Policy');
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain("frame-ancestors 'self'");
});

test('only the folders of texts can be read', async () => {
  for (const path of ['/scripts/..%2Fserve.ts', '/pictures/..%2F..%2Fth%2Fprivacy.md', '/fonts/..%2Fpackage.json']) {
    expect((await studio.request(`http://localhost:4325${path}`)).status).toBe(404);
  }
});

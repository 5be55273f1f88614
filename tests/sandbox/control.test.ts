import { afterEach, beforeEach, expect, it } from 'vitest';
import { APPLICANT, openSandbox, registered, type OpenSandbox } from './harness.ts';

let sandbox: OpenSandbox;
beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

const page = (path: string) => sandbox.app.request(path, { headers: { accept: 'text/html' } });
const form = (path: string, fields: Record<string, string>) =>
  sandbox.app.request(path, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  });

it('shows people pages, with everything escaped and nothing scripted', async () => {
  await registered(sandbox);
  await sandbox.control('POST', 'applications/1', { status: 'exam_failed', reason: '<img src=x onerror=1>' });
  for (const path of ['/sandbox', '/sandbox/inbox', '/sandbox/calls', '/sandbox/ledger']) {
    const answer = await page(path);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await answer.text()).not.toMatch(/<script|<img|style="/);
  }
});

it('takes the forms of its own pages, and returns to the console', async () => {
  await registered(sandbox);
  const changed = await form('/sandbox/applications/1', { status: 'passed', reason: '' });
  expect([changed.status, changed.headers.get('location')]).toEqual([303, '/sandbox']);
  await form('/sandbox/clock', { json: '{"offset_ms":1000}' });
  const { json } = await sandbox.control('GET', '../sandbox');
  expect(json).toMatchObject({
    applications: [{ status: 'passed', reason: null }],
    settings: { clock_offset_ms: 1000 },
  });
});

it('forgets one client, or everything', async () => {
  const mine = { ...APPLICANT, phone: '0898765432', email: 'mine@example.com' };
  await sandbox.call('application.initial', { body: mine, client: 'mine' });
  await registered(sandbox);
  await sandbox.control('POST', 'reset', { client: 'mine' });
  expect((await sandbox.ledger('1')).counts['applications']).toBe(0);
  expect((await sandbox.ledger('2')).counts['applications']).toBe(1);
  await sandbox.control('POST', 'reset', {});
  expect((await sandbox.ledger('2')).counts).toMatchObject({ applications: 0, codes: 0 });
  expect((await sandbox.control('GET', 'calls')).json).toEqual([]);
});

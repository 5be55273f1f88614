import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/sandbox/database/open.ts';
import { APPLICANT, CONTACT, openSandbox, type OpenSandbox } from './harness.ts';

let sandbox: OpenSandbox;
beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

const ask = async (host: string, path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const answer = await sandbox.app.request(`http://${host}${path}`, { method, headers: { host, ...headers } });
  return answer.status;
};
const PAGES = ['/sandbox', '/sandbox/inbox', '/sandbox/calls', '/sandbox/ledger', '/sandbox/clock'];

describe('what the sandbox holds', () => {
  it.each(['localhost:4321', 'regisbachelor.localhost', '127.0.0.1:4321', '127.8.0.1', '[::1]:4321'])(
    'is shown at %s, a name of this machine',
    async (host) => {
      for (const path of PAGES) expect(await ask(host, path), path).toBe(200);
    },
  );

  it.each(['rebind.evil', 'localhost.evil', '127.0.0.1.evil', 'evil-localhost', '192.168.1.7:4321', '[2001:db8::1]'])(
    'is not shown at %s',
    async (host) => {
      for (const path of PAGES) expect(await ask(host, path), path).toBe(403);
      const own = { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
      expect(await ask(host, '/sandbox/reset', own, 'POST')).toBe(403);
    },
  );

  it('is not shown where a server in front was asked under another name', async () => {
    expect(await ask('127.0.0.1:4380', '/sandbox/inbox', { 'x-forwarded-host': 'rebind.evil' })).toBe(403);
    expect(await ask('127.0.0.1:4380', '/sandbox/inbox', { 'x-forwarded-host': 'localhost:4321' })).toBe(200);
    expect(await ask('rebind.evil', '/sandbox/inbox', { 'x-forwarded-host': 'localhost:4321' })).toBe(403);
  });

  const from = async (remoteAddress: string | undefined, headers: Record<string, string> = {}) => {
    const request = new Request('http://localhost:4321/sandbox/inbox', {
      headers: { host: 'localhost:4321', ...headers },
    });
    return (await sandbox.app.fetch(request, { incoming: { socket: { remoteAddress } } })).status;
  };

  it.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])('is shown to this machine: %s', async (address) => {
    expect(await from(address)).toBe(200);
    expect(await from('127.0.0.1', { 'x-forwarded-for': address })).toBe(200);
  });

  it.each(['192.168.1.7', '::ffff:192.168.1.7', '2001:db8::1', 'fe80::1%eth0', ''])(
    'is not shown to another machine, whatever host it names: %s',
    async (address) => {
      expect(await from(address)).toBe(403);
      for (const forged of [`127.0.0.1, ${address}`, `${address},127.0.0.1`])
        expect(await from('127.0.0.1', { 'x-forwarded-for': forged }), forged).toBe(403);
    },
  );

  it('is not shown to a caller whose connection has ended', async () => {
    expect(await from(undefined)).toBe(403);
  });

  it('does not keep pictures from a telephone in the same network', async () => {
    expect(await ask('192.168.1.7:4321', '/sandbox/pictures/faculty-1.svg')).toBe(200);
  });
});

describe('who may change it', () => {
  const HOST = 'localhost:4321';
  const change = (headers: Record<string, string>, method = 'POST') => ask(HOST, '/sandbox/faults', headers, method);

  it.each([
    { 'sec-fetch-site': 'same-origin' },
    { origin: `http://${HOST}` },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    { origin: `http://${HOST}`, 'x-forwarded-host': HOST },
  ])('its own pages: %j', async (headers) => {
    expect(await change(headers)).toBe(200);
    expect(await change(headers, 'DELETE')).toBe(200);
  });

  it.each([
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:4322' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost:4322' },
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: `http://${HOST}`, 'x-forwarded-host': 'localhost:9' },
  ])('nobody else: %j', async (headers) => {
    expect(await change({ 'content-type': 'text/plain', ...headers })).toBe(403);
    expect(await change(headers, 'DELETE')).toBe(403);
  });
});

describe('its database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const rights = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o777).toString(8);

  it('is for its owner alone, an older one too', async () => {
    writeFileSync(join(folder, 'old.db'), '', { mode: 0o644 });
    for (const path of ['old.db', 'made/new.db']) {
      const database = await openDatabase(`file:${join(folder, path)}`);
      await database.insertInto('clients').values({ id: 'one', settings: '{}' }).execute();
      for (const file of [path, `${path}-wal`, `${path}-shm`]) expect(rights(file), file).toBe('600');
      await database.destroy();
    }
    expect(rights('made')).toBe('700');
  });

  it('keeps an application and its code while another process takes over from one that was killed', async () => {
    const databaseUrl = `file:${join(folder, 'kept.db')}`;
    const killed = await openSandbox({ databaseUrl });
    const initial = await killed.call('application.initial', { body: APPLICANT });
    const body = { ...CONTACT, type: 'bachelor', application_id: String(initial.answer()['id']) };
    await killed.call('application.requestOtp', { body });
    const otp = await killed.newestCode(CONTACT.email);
    const next = await openSandbox({ databaseUrl });
    expect(await next.call('application.validateOtp', { body: { ...body, otp } })).toMatchObject({ status: 200 });
    await Promise.all([killed.close(), next.close()]);
  });
});

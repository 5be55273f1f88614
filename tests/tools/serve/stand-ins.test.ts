import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { devProxy } from '../../../src/tools/build/dev-server.ts';
import { listen } from '../../../src/tools/serve/listen.ts';
import { openPreview } from '../../../src/tools/serve/preview.ts';
import { openStandIns } from '../../../src/tools/serve/stand-ins.ts';
import { requireDevelopment } from '../../../src/tools/setup/environment.mjs';

const root = mkdtempSync(join(tmpdir(), 'preview-'));
mkdirSync(join(root, 'en'));
for (const file of ['index.html', '404.html', 'en/404.html']) writeFileSync(join(root, file), 'a page of the site');
afterAll(() => rmSync(root, { recursive: true }));

describe('a server of this project', () => {
  const others = Object.values(networkInterfaces())
    .flat()
    .flatMap((at) => (at && !at.internal && at.family === 'IPv4' ? [at.address] : []));

  test('listens on this machine alone, unless a host is named', async () => {
    const own = await listen(() => new Response('here'), 0);
    expect(await (await fetch(`http://127.0.0.1:${own.port}`)).text()).toBe('here');
    for (const address of [...others, '[::1]'])
      await expect(fetch(`http://${address}:${own.port}`), address).rejects.toThrow();
    await own.close();
    const open = await listen(() => new Response('everywhere'), 0, '0.0.0.0');
    for (const address of ['127.0.0.1', ...others])
      expect(await (await fetch(`http://${address}:${open.port}`)).text()).toBe('everywhere');
    await open.close();
  });
});

describe('with a real API', () => {
  const answersTo = async (apiUrl: string | undefined) => {
    const preview = await openPreview({ root, bankPort: 0, databaseUrl: ':memory:', apiUrl });
    const asked = ['/sandbox', '/sandbox/inbox', '/sandbox/ledger', '/sandbox/pictures/faculty-1.svg'];
    const answers = await Promise.all(
      asked.map(async (path) =>
        preview.respond(new Request(`http://localhost${path}`, { headers: { host: 'localhost' } })),
      ),
    );
    await preview.close();
    return answers.map(({ status, headers }) => [status, headers.has('x-sandbox')]);
  };

  test('the sandbox has no port', async () => {
    const probe = await listen(() => new Response(), 0);
    await probe.close();
    const ask = () => fetch(`http://127.0.0.1:${probe.port}/sandbox`).then(({ status }) => status);
    const options = { bankPort: 0, sandboxPort: probe.port, databaseUrl: ':memory:' };
    const beside = await openStandIns({ ...options, apiUrl: 'https://api.university.example' });
    await expect(ask()).rejects.toThrow();
    await beside.close();
    const instead = await openStandIns({ ...options, apiUrl: '' });
    expect(await ask()).toBe(200);
    await instead.close();
    await expect(ask()).rejects.toThrow();
  });

  test('nothing starts before one that calls cannot be forwarded to', async () => {
    await expect(answersTo('https://api.university.example/api')).rejects.toThrow(
      /^API_URL ends in \/api.*: write https:\/\/api\.university\.example\. For example: API_URL=https:/,
    );
    await expect(answersTo('api.university.example')).rejects.toThrow(/^API_URL is no address/);
  });

  test('the sandbox shows nothing', async () => {
    expect(await answersTo('https://api.university.example')).toEqual(Array(4).fill([404, false]));
    expect(await answersTo(undefined)).toEqual(Array(4).fill([200, true]));
    expect(Object.keys(devProxy('https://api.university.example', ''))).toEqual(['/api']);
    expect(Object.keys(devProxy('', ''))).toEqual(['/api', '/sandbox']);
    expect(devProxy('', '')['/sandbox'], 'says which machine asks').toMatchObject({ xfwd: true });
  });
});

describe('where production is meant', () => {
  const SENTENCE = /NODE_ENV=production.*stands in for the API and the bank.*SANDBOX=yes/;

  test('nothing starts, unless the sandbox is asked for', () => {
    expect(() => requireDevelopment({ NODE_ENV: 'production' })).toThrow(SENTENCE);
    expect(() => requireDevelopment({ NODE_ENV: 'production', SANDBOX: 'no' })).toThrow(SENTENCE);
    expect(() => requireDevelopment({ NODE_ENV: 'production', SANDBOX: 'yes' })).not.toThrow();
    expect(() => requireDevelopment({ NODE_ENV: 'development' })).not.toThrow();
    expect(() => requireDevelopment({})).not.toThrow();
  });

  test.each(['start.mjs', 'dev.mjs', 'serve/serve.ts', 'serve/serve-nginx.ts'])(
    '%s says so and ends',
    async (program) => {
      for (const [name, value] of Object.entries({ NODE_ENV: 'production', SITE_FOLDER: 'nowhere', PORT: 'none' }))
        vi.stubEnv(name, value);
      vi.stubEnv('npm_lifecycle_event', ''); // Else the program watches over npm.
      const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
      const error = vi.spyOn(console, 'error').mockReturnValue();
      const log = vi.spyOn(console, 'log').mockReturnValue();
      await import(`../../../src/tools/${program}`);
      expect(exit.mock.calls).toEqual([[1]]);
      expect(error.mock.calls).toEqual([[expect.stringMatching(SENTENCE)]]);
      expect(log).not.toHaveBeenCalled();
    },
  );
});

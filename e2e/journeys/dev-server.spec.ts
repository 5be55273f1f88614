import { spawn, type ChildProcess } from 'node:child_process';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { localEnvironment } from '../../src/tools/setup/environment.mjs';
import { packageFile, ROOT } from '../../src/tools/setup/paths.mjs';
import { pageSettings, type PageSettings } from '../support/page-settings.ts';
import { OWN_PORTS } from '../support/ports.ts';
import { expectedPages, unknownAddresses, type ExpectedPage } from '../support/route-table.ts';
import { ONLY_IN_ALL } from '../support/sizes.ts';

const PORT = OWN_PORTS.devServer;
const ADDRESS = `http://localhost:${PORT}`;

// The tests share a worker, because each worker would start a server on the same port.
test.describe.configure({ mode: 'default' });

let server: ChildProcess;
let said = '';

test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = spawn(process.execPath, [packageFile('astro/astro.js'), 'dev', '--port', String(PORT)], {
    cwd: ROOT,
    env: localEnvironment(),
  });
  const keep = (chunk: Buffer) => (said += chunk.toString());
  server.stdout?.on('data', keep);
  server.stderr?.on('data', keep);
  await expect(async () => {
    expect(server.exitCode, said).toBeNull();
    const answer = await fetch(ADDRESS, { headers: { Connection: 'close' } });
    expect(await answer.text(), said).toContain('<body');
  }).toPass({ timeout: 200_000 });
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('close', resolve));
  server.kill('SIGTERM');
  await ended;
});

/** Opens one connection per request, because the dev server may close an idle one while it is busy. */
const seen = async (request: APIRequestContext, address: string): Promise<PageSettings> => {
  const answer = await request.get(ADDRESS + address, { headers: { Connection: 'close' } });
  return pageSettings(answer.status(), await answer.text());
};

/** One page of each theme and language. The dev server builds a page at its first request, which takes a while. */
const USUAL = ['/', '/en/dashboard', '/regisgraduate/education', '/en/regisscholarship/any-slug/continue/7/abc'];

async function expectAsBuilt(request: APIRequestContext, pages: readonly ExpectedPage[]): Promise<void> {
  for (const { address, ...page } of pages)
    expect.soft(await seen(request, address), address).toMatchObject({ status: 200, ...page });
}

test('the dev server serves a page of each kind as the built site does', async ({ request }) => {
  const pages = expectedPages.filter(({ address }) => USUAL.includes(address));
  expect(pages).toHaveLength(USUAL.length);
  await expectAsBuilt(request, pages);
});

test('the dev server serves every route as the built site does', { tag: ONLY_IN_ALL }, async ({ request }) => {
  test.setTimeout(180_000);
  await expectAsBuilt(request, expectedPages);
});

test('the dev server reports unknown URLs as not found', async ({ request }) => {
  for (const { address, locale } of unknownAddresses) {
    expect.soft(await seen(request, address), address).toMatchObject({ status: 404, locale, theme: 'error' });
  }
});

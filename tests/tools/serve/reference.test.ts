// The OpenAPI document of the contract, and its pages, as a browser gets them from the sandbox.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../../src/api/contract/all.ts';
import { listen, type Listening } from '../../../src/tools/serve/listen.ts';
import { openStandIns, type StandIns } from '../../../src/tools/serve/stand-ins.ts';

let standIns: StandIns;
let server: Listening;
beforeAll(async () => {
  standIns = await openStandIns({ databaseUrl: ':memory:', bankPort: 0 });
  server = await listen(standIns.respond, 0);
});
afterAll(async () => {
  await server.close();
  await standIns.close();
});
const get = (path: string): Promise<Response> => fetch(`http://localhost:${server.port}${path}`);

test('the document lists every call of the contract', async () => {
  const response = await get('/sandbox/openapi.json');
  expect(response.headers.get('content-type')).toContain('application/json');
  const { openapi, paths } = (await response.json()) as { openapi: string; paths: Record<string, object> };
  expect(openapi).toBe('3.1.0');
  expect(contract.filter(({ endpoint }) => !paths[`/api/${endpoint.path}`])).toEqual([]);
});

test('the page takes its script and the document from this server, and its policy allows no other', async () => {
  const response = await get('/sandbox/reference');
  const page = await response.text();
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).not.toMatch(/https?:|\*/);
  expect(page).toContain('spec-url="/sandbox/openapi.json"');
  expect(page).toContain('src="/sandbox/redoc.js"');
  const script = await get('/sandbox/redoc.js');
  expect(script.headers.get('content-type')).toContain('text/javascript');
  expect((await script.text()).length).toBeGreaterThan(500_000);
});

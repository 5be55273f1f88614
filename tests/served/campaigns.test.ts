import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '../built/site.ts';
import { serve, type Served } from './server.ts';

let lasting: string;
let served: Served;
beforeAll(async () => {
  lasting = mkdtempSync(join(tmpdir(), 'lasting-'));
  served = await serve({ lasting });
});
afterAll(async () => {
  await served.close();
  rmSync(lasting, { recursive: true });
});

const list = async (options?: Parameters<Served['get']>[1]) => {
  const { status, headers, body } = await served.get('/scholarships.json', options);
  return { status, type: headers['content-type'], cache: headers['cache-control'], text: body.toString() };
};

test('the open campaigns are those of the build until a file beside it names others, with no reload', async () => {
  const told = { status: 200, type: expect.stringContaining('application/json') as string, cache: 'no-cache' };
  expect(await list()).toEqual({ ...told, text: textOf('scholarships.json') });
  writeFileSync(join(lasting, 'scholarships.json'), '["brand-new"]');
  expect(await list({ headers: { 'Accept-Encoding': 'br, gzip' } })).toEqual({ ...told, text: '["brand-new"]' });
});

test('the page of a campaign that the build does not know is there', async () => {
  expect(await served.get('/regisscholarship/brand-new')).toMatchObject({ status: 200 });
  expect(await served.get('/en/regisscholarship/brand-new/education-loan')).toMatchObject({ status: 200 });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageSettings } from '../../e2e/support/page-settings.ts';
import { COMMON_HEADERS } from '../../src/tools/deploy/headers.ts';
import { serve, type Served } from './server.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
  await served.stopApi();
});
afterAll(() => served.close());

const form = new TextEncoder().encode('objectId=chrg_1&token=tokn_1&status=true');
const comeBack = (host: string) => served.get('/api/payment/return/kbank', { method: 'POST', body: form, host });

test.each([
  ['regisbachelor.localhost', 'bachelor'],
  ['regisgraduate-dev.localhost', 'graduate'],
  ['regisshortcourse.localhost', 'short-course'],
  ['regisscholarship.localhost', 'scholarship'],
])("whom the bank sends back to %s sees the flow's return page", async (host, flow) => {
  const { status, headers } = await comeBack(host);
  expect([status, headers.location, headers['cache-control']]).toEqual([303, '/credit/redirect-kbank', 'no-store']);
  const page = await served.get(String(headers.location), { host });
  expect(pageSettings(page.status, page.body.toString())).toMatchObject({
    status: 200,
    route: `${flow}.redirect-kbank`,
  });
});

test('on a host of all flows the return page of one stands for all: it knows what is being paid', async () => {
  const { status, headers } = await comeBack('localhost');
  expect([status, headers.location]).toEqual([303, '/regisbachelor/credit/redirect-kbank']);
});

test.each(['/api/application/7', '/api/application/initial', '/api/payment/check?application_id=7'])(
  '%s is refused as the API would refuse it: in JSON, with the headers of the site',
  async (path) => {
    const { status, headers, body } = await served.get(path);
    expect([status, headers['content-type']]).toEqual([502, 'application/json; charset=utf-8']);
    expect(JSON.parse(body.toString())).toEqual({ message: 'The API cannot be reached.' });
    for (const [name, value] of Object.entries(COMMON_HEADERS)) expect(headers[name.toLowerCase()], name).toBe(value);
    expect([headers['cache-control'], headers['x-content-type-options']]).toEqual(['no-store', 'nosniff']);
  },
);

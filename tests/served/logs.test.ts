import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pageSettings } from '../../e2e/support/page-settings.ts';
import { ACCESS_LOG, FIELD_LOG } from '../../src/tools/deploy/nginx-log.ts';
import { parseLine } from '../../src/tools/funnel/log-line.ts';
import { sendHead, sendRaw, serve, type Served } from './server.ts';

const SECRET = 'Token-that-nobody-may-read';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

/** What the access log says of the requests that are made in between, once a second. */
const linesOf = async (requests: () => Promise<unknown>): Promise<readonly string[]> => {
  const log = () => served.nginx.log(ACCESS_LOG);
  const before = log().length;
  await requests();
  await served.get('/sitemap.xml');
  const lines = () => log().slice(before).split('\n');
  await vi.waitFor(() => expect(lines().join()).toContain('/sitemap.xml'), 5000);
  return lines().filter((line) => line !== '' && !line.includes('/sitemap.xml'));
};
const requestIn = (line: string): string | undefined => /"(\S+ \S+)" (\d+)/.exec(line)?.slice(1).join(' ');

test('no log holds a token, a query or a referrer', async () => {
  const lines = await linesOf(async () => {
    await served.get(`/regisbachelor/continue/7/${SECRET}?utm=${SECRET}`, {
      headers: { Referer: `http://x.test/${SECRET}` },
    });
    await served.get(`/en/regisscholarship/a/continue/${SECRET}`);
    await served.get(`/regisbachelor/continue/1/${SECRET}/more`);
    await served.get(`/continue/7/${SECRET}`, { host: 'regisbachelor.localhost' });
    await served.get(`/regisgraduate/continue/7/${SECRET}`, { host: 'regisbachelor.localhost' });
    await served.get(`/regisbachelor/continue/${SECRET}`, { method: 'POST' });
  });
  expect(lines.map(requestIn)).toEqual([
    'GET /regisbachelor/continue/- 200',
    'GET /en/regisscholarship/a/continue/- 200',
    'GET - 404',
    'GET /regisbachelor/continue/- 200',
    'GET /regisgraduate/continue/- 200',
    'POST /regisbachelor/continue/- 405',
  ]);
  expect(served.nginx.logs()).not.toContain(SECRET);
});

test('a call says in the log from which step it comes, and nothing that somebody made up', async () => {
  const ask = (headers: Record<string, string>, path = '/api/application/B-7') => served.get(path, { headers });
  const lines = await linesOf(async () => {
    await ask({ 'X-Step': 'bachelor.education', 'X-Refused': 'gpax,education', 'Accept-Language': 'th' });
    await ask({ 'X-Step': SECRET, 'X-Refused': `gpax,${SECRET}`, 'Accept-Language': SECRET });
    await ask({ 'Sec-Purpose': 'prefetch;prerender' }, '/regisbachelor/faculty');
  });
  expect(served.nginx.logs()).not.toContain(SECRET);
  expect(lines.map(parseLine)).toMatchObject([
    {
      path: 'application/{id}',
      application: 'application/B-7',
      step: 'bachelor.education',
      refused: ['gpax', 'education'],
      language: 'th',
      isPrefetch: false,
    },
    { step: '', refused: [], language: '' },
    { path: '/regisbachelor/faculty', isCall: false, isPrefetch: true },
  ]);
});

describe('a link that is spelled otherwise', () => {
  test('shows no form and leaves nothing of itself in the log', async () => {
    const paths = [
      `/regisbachelor/Continue/1/${SECRET}`,
      `/regisbachelor/contnue/1/${SECRET}`,
      `/regisbachelor/1/${SECRET}`,
      `/REGISBACHELOR/continue/1/${SECRET}`,
      `/regisbachelor/continue%2f1%2f${SECRET}`,
      `/regisbachelor/continue%2F1/${SECRET}`,
      `/regisbachelor/%63ontinue/1/${SECRET}`,
      `/regisbachelor/c%6Fntinue/${SECRET}`,
      `/%72egisbachelor/continue/1/${SECRET}`,
      `/regisbachelor/continue/1/%54oken-that-nobody-may-read`,
      `/en%2Fregisscholarship/a/continue/${SECRET}`,
    ];
    const lines = await linesOf(async () => {
      for (const path of paths)
        for (const host of ['localhost', 'regisgraduate.localhost']) {
          const { status, body } = await served.get(path, { host });
          expect([path, status, pageSettings(status, body.toString()).theme]).toEqual([path, 404, 'error']);
        }
    });
    expect(lines.map(requestIn)).toEqual(paths.flatMap(() => ['GET - 404', 'GET - 404']));
    expect(served.nginx.logs()).not.toContain(SECRET);
  });

  test.each(['/REGISBACHELOR', '/EN/regisbachelor', '/regisbachelor/Faculty', '/Robots.txt', '/%72obots.txt'])(
    '%s is nowhere, as on any other server of this site',
    async (path) => {
      expect((await served.get(path)).status).toBe(404);
    },
  );

  test.each(['/regisscholarship/ทุน', '/regisscholarship/%E0%B8%97%E0%B8%B8%E0%B8%99', '/regisscholarship/a%20b'])(
    'what a browser escapes by itself is no misspelling: %s',
    async (path) => {
      expect((await served.get(path)).status).toBe(200);
    },
  );

  test('leaves nothing of itself when nginx refuses the request', async () => {
    const { port } = served.nginx;
    const path = `/regisbachelor/Continue/1/${SECRET}`;
    const host = `Host: localhost:${port}\r\n`;
    const requests = [
      `GET ${path}%zz HTTP/1.1\r\n${host}`,
      `GET ${path} HTTP/1.1\r\n${host}${host}`,
      `GET ${path} HTTP/1.1\r\n${host}X: ${'x'.repeat(40_000)}\r\n`,
      `GET ${path}${'x'.repeat(40_000)} HTTP/1.1\r\n${host}`,
      `POST ${path} HTTP/1.1\r\n${host}`,
    ];
    await linesOf(async () => {
      for (const head of requests)
        expect(await sendRaw(port, `${head}Connection: close\r\n\r\n`)).toMatch(/^HTTP\/1.1 4\d\d /);
    });
    expect(served.nginx.logs()).not.toContain(SECRET);
  });
});

test.each(['/api/application/7', '/api/application/upload-file'])(
  'a body that is too large for %s leaves no query and no referrer in a log',
  async (path) => {
    const { port } = served.nginx;
    const megabytes = 33 * 1024 * 1024;
    const head = `POST ${path}?phone=${SECRET} HTTP/1.1\r\nHost: localhost:${port}\r\nReferer: http://x.test/${SECRET}\r\n`;
    const bodies = [
      `Content-Length: ${megabytes}\r\n\r\n`,
      `Transfer-Encoding: chunked\r\n\r\n${megabytes.toString(16)}\r\n%PDF`,
    ];
    const lines = await linesOf(async () => {
      for (const body of bodies) expect(await sendHead(port, head + body)).toContain('HTTP/1.1 413 ');
    });
    expect(lines.map(requestIn)).toEqual(bodies.map(() => `POST ${path} 413`));
    expect(served.nginx.logs()).not.toContain(SECRET);
  },
);

test('a missing script and a call that the API does not know are named: their paths come from the build and the contract', async () => {
  const lines = await linesOf(async () => {
    await served.get('/_astro/none.js');
    await served.get('/api/application/7?phone=0812345678');
  });
  expect(lines.map(requestIn)).toEqual(['GET /_astro/none.js 404', 'GET /api/application/7 303']);
});

test('what pages say of their speed is logged without an address, and nothing that somebody made up', async () => {
  const { status } = await served.get('/field-reports?page=bachelor.faculty&lcp=1840', { method: 'POST' });
  await served.get('/field-reports?page=bachelor.faculty&rule=img-src&blocked=https%3A%2F%2Fx.test', {
    method: 'POST',
  });
  await served.get(`/field-reports?page=${SECRET}&lcp=${SECRET}&rule=${SECRET}&blocked=https%3A%2F%2F${SECRET}%2F`);
  expect(status).toBe(204);
  const log = () => served.nginx.log(FIELD_LOG).trim().split('\n');
  await vi.waitFor(() => expect(log()).toHaveLength(3), 5000);
  expect(log().map((line) => line.replace(/^\[[^\]]+\] /, ''))).toEqual([
    'page=bachelor.faculty lcp=1840 inp=- cls=- rule=- blocked=-',
    'page=bachelor.faculty lcp=- inp=- cls=- rule=img-src blocked=https%3A%2F%2Fx.test',
    'page=- lcp=- inp=- cls=- rule=- blocked=-',
  ]);
  expect(served.nginx.logs()).not.toContain(SECRET);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageSettings } from '../../e2e/support/page-settings.ts';
import { expectedPages, unknownAddresses } from '../../e2e/support/route-table.ts';
import { metaCsp } from '../../src/tools/deploy/headers.ts';
import { pageOf } from '../../src/config/page-settings.ts';
import { addresses, matchRoute } from '../../src/config/routes.ts';
import { serve, type Answer, type Served } from './server.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

const screenOf = (address: string) => {
  const route = matchRoute(address);
  return route && pageOf(route.name).screen;
};
/** What a `<meta>` cannot say; Trusted Types only where no script of another origin may run. */
const extras = (meta: string): string =>
  /script-src [^;]*https?:/.test(meta)
    ? "; frame-ancestors 'none'"
    : "; frame-ancestors 'none'; trusted-types dompurify picture-worker pdf-worker; require-trusted-types-for 'script'";

/** By hand, so that a weaker one in the configuration is noticed. */
const HEADERS = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), display-capture=(), usb=(), browsing-topics=()',
};

const expectSafe = ({ headers, body }: Answer): void => {
  const html = body.toString();
  expect(headers).toMatchObject(HEADERS);
  expect([headers['set-cookie'], headers['access-control-allow-origin']]).toEqual([undefined, undefined]);
  const meta = metaCsp(html);
  expect(meta).toMatch(/^default-src 'none'; .*script-src 'self'.* style-src 'self' .*'sha256-/);
  expect(headers['content-security-policy']).toBe(meta + extras(meta));
  expect(meta).not.toContain('unsafe-');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
};

const STEP_RULE = 'private, max-age=600';
const CACHE_RULES: Partial<Record<string, string>> = {
  home: 'no-cache',
  policy: 'no-cache',
  step: STEP_RULE,
  payment: STEP_RULE,
  confirm: STEP_RULE,
  result: STEP_RULE,
};

describe('every document of the route table, in both languages', () => {
  test.each(expectedPages)('$address', async ({ address, ...page }) => {
    const answer = await served.get(address);
    expect(pageSettings(answer.status, answer.body.toString())).toEqual({
      status: 200,
      ...page,
      hasFooter: page.footer === 'shown',
    });
    expectSafe(answer);
    expect(answer.headers['cache-control']).toBe(CACHE_RULES[screenOf(address) ?? ''] ?? 'no-store');
    const frames = /frame-src ([^;]+)/.exec(String(answer.headers['content-security-policy']))?.[1];
    expect(frames === "'none'", 'only a payment page has a frame').toBe(screenOf(address) !== 'payment');
  });

  test('the list is the whole table', () => {
    const listed = new Set(
      expectedPages.map(({ address }) => matchRoute(address)).map((one) => `${one?.name} ${one?.locale}`),
    );
    expect(addresses.filter(({ name, locale }) => !listed.has(`${name} ${locale}`))).toEqual([]);
  });

  test('a payment page names the card host, and no other page does', async () => {
    const policyAt = async (path: string) => String((await served.get(path)).headers['content-security-policy']);
    const host = /frame-src (\S+?);/.exec(await policyAt('/regisbachelor/payment'))?.[1] ?? '';
    expect(host).toMatch(/^https?:/);
    for (const { address } of expectedPages)
      expect((await policyAt(address)).includes(host), address).toBe(screenOf(address) === 'payment');
  });
});

describe('what is not there', () => {
  test.each(unknownAddresses)('$address is the page of its language', async ({ address, locale }) => {
    const answer = await served.get(address);
    expect(pageSettings(answer.status, answer.body.toString())).toMatchObject({ status: 404, locale, theme: 'error' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expectSafe(answer);
  });

  test.each([
    '/dashboard/x.css',
    '/_astro/none.js',
    '/_astro/',
    '/en/none.svg',
    '/404.html',
    '/_headers',
    '/index.html.br',
  ])('%s is never a page', async (address) => {
    const { status, headers, body } = await served.get(address);
    if (/\.\w+$/.test(address))
      expect([status, headers['content-type'], body.toString()]).toEqual([
        404,
        'text/plain; charset=utf-8',
        'Not found\n',
      ]);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('a page is not for posting to', async () => {
    expect((await served.get('/regisbachelor', { method: 'POST' })).status).toBe(405);
  });
});

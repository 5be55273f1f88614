import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectedPages, unknownAddresses } from '../../e2e/support/route-table.ts';
import { pageOf } from '../../src/config/page-settings.ts';
import { matchRoute } from '../../src/config/routes.ts';
import { SITE } from '../built/site.ts';
import { observatoryScore } from './observatory.ts';
import { serve, type Served } from './server.ts';

const LEAST = 130;
const root = mkdtempSync(join(tmpdir(), 'site-'));

/** The services that a build for visitors names are other sites, and https. */
const withForeignServices = (html: string): string =>
  html.replace(/http:\/\/localhost:(\d+)/g, 'https://service-$1.example');

let served: Served;
beforeAll(async () => {
  cpSync(SITE, root, { recursive: true, filter: (path) => !/\.(?:br|gz|js|woff2)$/.test(path) });
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  for (const file of names.filter((name) => name.endsWith('.html')).map((name) => join(root, name)))
    writeFileSync(file, withForeignServices(readFileSync(file, 'utf8')));
  served = await serve({ root });
});
afterAll(async () => {
  await served.close();
  rmSync(root, { recursive: true });
});

const isPayment = (address: string): boolean => {
  const route = matchRoute(address);
  return route !== undefined && pageOf(route.name).screen === 'payment';
};

describe(`every document has at least ${LEAST} of the Observatory's points`, () => {
  test.each([...expectedPages, ...unknownAddresses])('$address', async ({ address }) => {
    const { headers, body } = await served.get(address);
    expect(observatoryScore({ headers, html: body.toString() })).toBeGreaterThanOrEqual(LEAST);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('http:');
    expect(/frame-src https:\/\/service-\d+\.example/.test(policy)).toBe(isPayment(address));
  });
});

describe('a weaker response has fewer', () => {
  const changes: Readonly<Record<string, (headers: IncomingHttpHeaders) => IncomingHttpHeaders>> = {
    'no policy': ({ 'content-security-policy': _policy, ...rest }) => rest,
    'inline scripts': (headers) => ({
      ...headers,
      'content-security-policy': String(headers['content-security-policy']).replace(
        'script-src',
        "script-src 'unsafe-inline'",
      ),
    }),
    'a service without TLS': (headers) => ({
      ...headers,
      'content-security-policy': String(headers['content-security-policy']).replace(
        'script-src',
        'script-src http://bank.example',
      ),
    }),
    'no HSTS': ({ 'strict-transport-security': _rule, ...rest }) => rest,
    'no nosniff': ({ 'x-content-type-options': _rule, ...rest }) => rest,
    'a referrer': (headers) => ({ ...headers, 'referrer-policy': 'unsafe-url' }),
    'a cookie': (headers) => ({ ...headers, 'set-cookie': ['a=b'] }),
    'a resource for everybody': (headers) => ({ ...headers, 'cross-origin-resource-policy': 'cross-origin' }),
  };

  test.each(Object.entries(changes))('%s', async (_what, change) => {
    const { headers, body } = await served.get('/regisbachelor/payment');
    const html = body.toString();
    expect(observatoryScore({ headers: change(headers), html })).toBeLessThan(observatoryScore({ headers, html }));
  });

  test('a script of another site', async () => {
    const { headers, body } = await served.get('/');
    const html = `${body.toString()}<script src="https://cdn.example/x.js"></script>`;
    expect(observatoryScore({ headers, html })).toBeLessThan(LEAST);
  });
});

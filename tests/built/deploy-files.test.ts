import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { expectedPages, unknownAddresses } from '../../e2e/support/route-table.ts';
import { redirectsFile } from '../../src/tools/deploy/cdn-files.ts';
import { CACHE, cacheOfPage, COMMON_HEADERS, headerCsp, metaCsp } from '../../src/tools/deploy/headers.ts';
import { DAY_MS } from '../../src/config/constants.ts';
import { slugsIn } from '../../src/config/flow-registry.ts';
import { addresses, matchRoute, rewriteOf } from '../../src/config/routes.ts';
import { openApi } from '../../src/tools/openapi/openapi.ts';
import { localEnvironment } from '../../src/tools/setup/environment.mjs';
import { SITE, textOf } from './site.ts';

/** `:name` is one segment, `*` is everything behind: as CDN hosts read it. */
const fits = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`).test(path);

const redirects = textOf('_redirects')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split(' '));
/** What a host answers: an existing file, else the first rule that fits. */
const answerAt = (path: string): string | undefined => {
  if (existsSync(join(SITE, path, 'index.html'))) return path;
  const [, to, status] = redirects.find(([pattern = '']) => fits(pattern, path)) ?? [];
  return status === '404' ? undefined : to;
};

const rules = textOf('_headers')
  .split(/\n(?=\/)/)
  .map((rule) => {
    const [pattern = '', ...lines] = rule.trimEnd().split('\n');
    return { pattern, headers: lines.map((line) => line.trim().split(/: (.*)/)) };
  });
const headersAt = (path: string, name: string): (string | undefined)[] =>
  rules
    .filter(({ pattern }) => fits(pattern, path))
    .flatMap(({ headers }) => headers.filter(([one]) => one === name).map(([, value]) => value));

describe('what CDN hosts read agrees with the route table', () => {
  test.each(expectedPages)('$address', ({ address }) => {
    const route = matchRoute(address);
    expect(answerAt(address)).toBe(rewriteOf(address) ?? address);
    const html = textOf(join(answerAt(address) ?? '', 'index.html'));
    expect(headersAt(address, 'Cache-Control')).toEqual([cacheOfPage(route?.name ?? 'not-found')]);
    expect(headersAt(address, 'Content-Security-Policy')).toEqual(["frame-ancestors 'none'", headerCsp(metaCsp(html))]);
    for (const [name, value] of Object.entries(COMMON_HEADERS)) expect(headersAt(address, name)).toEqual([value]);
  });

  test.each(unknownAddresses)('$address is not found', ({ address }) => {
    expect(answerAt(address)).toBeUndefined();
  });

  test('hashed files are kept', () => {
    expect(headersAt('/_astro/some.js', 'Cache-Control')).toEqual([CACHE.asset]);
  });
});

test('calls are forwarded to an API of the Internet, and not to this machine', () => {
  const none = { documents: [], notFound: [], shared: [], loose: [] };
  expect(redirectsFile(none, 'https://api.test/v1/')).toContain('/api/* https://api.test/v1/api/:splat 200');
  for (const local of ['http://127.0.0.1:4380', 'http://localhost:1', 'http://[::1]:1'])
    expect(redirectsFile(none, local)).not.toMatch(/^[^#]*\/api/m);
});

test('the program that serves a build travels with it', () => {
  for (const name of ['release.sh', 'alarms.sh', 'logrotate.conf'])
    expect(readFileSync(join(SITE, '../deploy', name), 'utf8')).toBe(readFileSync(`src/tools/deploy/${name}`, 'utf8'));
});

test('the OpenAPI document of the contract lies beside a build', () => {
  const document = JSON.parse(readFileSync(join(SITE, '../deploy/openapi.json'), 'utf8')) as unknown;
  expect(document).toEqual(JSON.parse(JSON.stringify(openApi())));
});

test('what a build was made from lies beside it, and not where visitors can fetch it', () => {
  const origin = readFileSync(join(SITE, '../deploy/origin.txt'), 'utf8');
  expect(origin).toMatch(
    /^built \d{4}-\d\d-\d\dT[\d:]{8}Z from (?:[0-9a-f]{12}(?: with changes)?|an unknown commit)\n$/,
  );
  expect(existsSync(join(SITE, 'origin.txt'))).toBe(false);
});

test('security.txt holds for almost a year from the build on', () => {
  const expires = /^Expires: (.+)$/m.exec(textOf('.well-known/security.txt'))?.[1] ?? '';
  const built = /^built (\S+)/.exec(readFileSync(join(SITE, '../deploy/origin.txt'), 'utf8'))?.[1] ?? '';
  const days = (Date.parse(expires) - Date.parse(built)) / DAY_MS;
  expect(days).toBeGreaterThan(363);
  expect(days).toBeLessThan(365);
});

describe('what nginx reads', () => {
  const configuration = readFileSync(join(SITE, '../deploy/nginx.conf'), 'utf8');
  test('lies beside the build and knows every address', () => {
    const linesOf = (from: string, to: string): string[] =>
      new RegExp(`map \\${from} \\${to} \\{([^]*?)\\n\\}`)
        .exec(configuration)?.[1]
        ?.split('\n')
        .map((line) => line.trim()) ?? [];
    const named = linesOf('$lower_case', '$named_page');
    const rewrites = linesOf('$spelled', '$rewritten_page');
    for (const { pattern, to, rewritten } of addresses) {
      const file = `${to === '/' ? '' : to}/index.html`;
      if (rewritten) expect(rewrites).toContain(`"~${pattern.replace(/\?<\w+>/g, '?:')}" ${file};`);
      else expect(named).toContain(`${to} ${file};`);
    }
    expect(named.join('').replaceAll('\\', '')).not.toMatch(/[A-Z]/);
  });

  test('has the policy of every page', () => {
    for (const { to } of addresses)
      expect(configuration).toContain(`"${headerCsp(metaCsp(textOf(join(to, 'index.html'))))}"`);
  });
});

test('every text has its precompressed files', () => {
  const texts = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(?:html|m?js|css|json|svg|xml|txt)$/.test(name) && name !== 'scholarships.json',
  );
  expect(texts.length).toBeGreaterThan(addresses.length);
  for (const name of texts) {
    const plain = readFileSync(join(SITE, name));
    expect(brotliDecompressSync(readFileSync(join(SITE, `${name}.br`))).equals(plain), name).toBe(true);
    expect(gunzipSync(readFileSync(join(SITE, `${name}.gz`))).equals(plain), name).toBe(true);
  }
});

test('the list of open campaigns begins as configured, and has no copy that would outlive a change', () => {
  expect(JSON.parse(textOf('scholarships.json'))).toEqual(
    slugsIn(process.env['PUBLIC_SCHOLARSHIP_CAMPAIGNS'] ?? localEnvironment()['PUBLIC_SCHOLARSHIP_CAMPAIGNS']),
  );
  expect(readdirSync(SITE).filter((name) => name.startsWith('scholarships.json'))).toEqual(['scholarships.json']);
});

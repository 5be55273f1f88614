import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/config/locales.ts';
import { SHELL_SEGMENT } from '../../src/config/locale-path.ts';
import {
  addresses,
  builtPath,
  href,
  matchRoute,
  rewriteOf,
  routeNames,
  routes,
  type RouteName,
} from '../../src/config/routes.ts';
import { pagesUnder } from '../../src/config/page-settings.ts';

const THAI_SLUG = 'ทุนเรียนดี-2570';
const SAMPLE: Record<string, string> = { slug: THAI_SLUG, id: '7', token: 'abc.DEF-1_2~3' };
/** `href` for a route known only when the program runs. */
const anyHref = href as (name: RouteName, locale: (typeof LOCALES)[number], parameters?: object) => string;
const everywhere = LOCALES.flatMap((locale) => routeNames.map((name) => ({ name, locale })));
const parametersOf = (name: RouteName, optional: boolean): Record<string, string> =>
  Object.fromEntries(
    [...routes[name].matchAll(/:(\w+)(\?)?/g)]
      .filter(([, , mark]) => optional || mark === undefined)
      .map(([, parameter = '']) => [parameter, SAMPLE[parameter] ?? '']),
  );

describe('href', () => {
  test('knows the locale, optional segments and the one place of a slug', () => {
    expect(href('home', 'th')).toBe('/');
    expect(href('home', 'en')).toBe('/en');
    expect(href('bachelor.continue', 'en', { token: 'abc' })).toBe('/en/regisbachelor/continue/abc');
    expect(href('bachelor.continue', 'th', { id: '7', token: 'abc' })).toBe('/regisbachelor/continue/7/abc');
    expect(href('bachelor.upload-document', 'th')).toBe('/regisbachelor/upload-document');
    expect(href('scholarship', 'th', { slug: 'a/b?c' })).toBe('/regisscholarship/a%2Fb%3Fc');
  });

  test('does not compile without a segment it needs, for an unknown route or language', () => {
    // @ts-expect-error -- a token is required
    href('bachelor.continue', 'th');
    // @ts-expect-error -- so is a slug
    href('scholarship.payment', 'th', {});
    // @ts-expect-error -- there is no such route
    expect(() => href('bachelor.nowhere', 'th')).toThrow();
    // @ts-expect-error -- nor such a language
    href('home', 'de');
  });

  test.each(everywhere)('$name in $locale is found again, with and without what is optional', ({ name, locale }) => {
    for (const parameters of [parametersOf(name, false), parametersOf(name, true)]) {
      const found = { name, locale, parameters };
      expect(matchRoute(anyHref(name, locale, parameters))).toEqual(found);
      expect(matchRoute(`${anyHref(name, locale, parameters)}/`.replace('//', '/'))).toEqual(found);
    }
  });
});

describe('matchRoute', () => {
  test.each([
    '/nope',
    '/en/nope',
    '/EN',
    '/ens',
    '/en/en',
    '/th',
    '//',
    '/regisbachelors',
    '/regisbachelor/continue',
    '/regisbachelor/continue/',
    '/regisbachelor/continue/1/2/3',
    '/regisbachelor/upload-document/7/8',
    '/regisbachelor/../dashboard',
    '/regisscholarship',
    '/regisscholarship/credit',
    '/regisscholarship/credit/',
    '/regisscholarship/credit/payment',
    '/regisscholarship/a/b',
    'regisbachelor',
  ])('%s is no page', (address) => {
    expect(matchRoute(address)).toBeUndefined();
    expect(rewriteOf(address)).toBeUndefined();
  });

  test('a literal segment is never read as a slug', () => {
    expect(matchRoute('/en/regisscholarship/credit/redirect-kbank')?.name).toBe('scholarship.redirect-kbank');
    expect(matchRoute('/regisscholarship/credit-card/redirect-kbank')).toBeUndefined();
    expect(matchRoute('/regisscholarship/credits')).toMatchObject({
      name: 'scholarship',
      parameters: { slug: 'credits' },
    });
    expect(matchRoute('/regisscholarship/payment/payment')?.name).toBe('scholarship.payment');
  });

  test.each([
    ['raw Thai', `/regisscholarship/${THAI_SLUG}`, THAI_SLUG],
    ['encoded Thai', `/regisscholarship/${encodeURIComponent(THAI_SLUG)}/`, THAI_SLUG],
    ['a cut character', '/regisscholarship/%E0%B8', '%E0%B8'],
    ['a lone percent sign', '/regisscholarship/100%', '100%'],
    ['encoded dots stay a value', '/regisscholarship/%2e%2e', '..'],
    ['an encoded slash stays a value', '/regisscholarship/a%2Fb', 'a/b'],
    ['markup stays a value', '/regisscholarship/%3Cscript%3E', '<script>'],
    ['a name of every object', '/regisscholarship/__proto__', '__proto__'],
  ])('%s', (_what, address, slug) => {
    expect(matchRoute(address)).toEqual({ name: 'scholarship', locale: 'th', parameters: { slug } });
  });

  test('a token of four kilobytes is one segment', () => {
    const token = 'x'.repeat(4096);
    expect(matchRoute(`/regisgraduate/continue/7/${token}`)?.parameters).toEqual({ id: '7', token });
  });
});

describe('rewriteOf', () => {
  test.each([
    ['/regisbachelor/continue/abc', '/regisbachelor/continue/-'],
    ['/regisbachelor/continue/7/abc', '/regisbachelor/continue/-'],
    ['/en/regisbachelor/upload-document/7', '/en/regisbachelor/upload-document'],
    ['/regisscholarship/any-slug/confirm', '/regisscholarship/-/confirm'],
    [`/en/regisscholarship/${THAI_SLUG}`, '/en/regisscholarship/-'],
    [`/en/regisscholarship/${encodeURIComponent(THAI_SLUG)}/payment/`, '/en/regisscholarship/-/payment'],
  ])('%s is served by %s', (address, page) => {
    expect(rewriteOf(address)).toBe(page);
  });

  test.each(['/', '/en', '/regisbachelor/faculty', '/regisscholarship/credit/redirect-kbank'])(
    '%s is its own page',
    (address) => {
      expect(rewriteOf(address)).toBeUndefined();
    },
  );

  test('every page that is built is found at its own address, and no two are one', () => {
    const pages = addresses.map(({ to }) => to);
    expect(new Set(pages).size).toBe(pages.length);
    for (const { name, to } of addresses) expect(matchRoute(to)?.name).toBe(name);
  });
});

describe('pagesUnder', () => {
  test('gives each locale its pages, the root without a rest', () => {
    const pages = pagesUnder('/regisscholarship').map(({ params }) => [params.locale, params.page]);
    expect(pages).toContainEqual([undefined, SHELL_SEGMENT]);
    expect(pages).toContainEqual(['en', `${SHELL_SEGMENT}/payment/callback`]);
    expect(pages).toContainEqual(['en', 'credit/redirect-kbank']);
    expect(pagesUnder('/regisbachelor')[0]?.params).toEqual({ locale: undefined, page: undefined });
  });

  test('covers every family and stops at whole segments', () => {
    const families = ['/regisbachelor', '/regisgraduate', '/regisshortcourse', '/regisscholarship', '/dashboard'];
    const alone = routeNames.filter((name) => !families.some((family) => routes[name].startsWith(family)));
    const built = families.flatMap((family) => pagesUnder(family)).map(({ props }) => props.name);
    expect(built).toHaveLength((routeNames.length - alone.length) * LOCALES.length);
    expect(pagesUnder('/regis')).toEqual([]);
    expect(alone.map(builtPath)).toEqual([
      '/',
      '/privacy-policy',
      '/cookies-policy',
      '/status-checking/dashboard',
      '/costs',
    ]);
  });
});

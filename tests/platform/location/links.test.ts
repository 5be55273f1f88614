import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../src/config/locales.ts';
import { href, matchRoute, routeNames, routes, type RouteName } from '../../../src/config/routes.ts';
import { linkText } from '../../../src/model/link-text.ts';
import { repairedPath } from '../../../src/platform/location/repaired-path.ts';
import { resumeAddress } from '../../../src/platform/location/resume-address.ts';
import { FLOW_LINKS, otherSpellings, SLUG, TAILS, TOKEN, TOUCHING } from './odd-links.ts';

const SITE = 'https://site.example';
interface Landing {
  readonly name: RouteName | 'not-found';
  readonly link?: object | undefined;
  readonly slug?: string;
}

/** Where an address leads: to the page that the server has, or from its not-found page to another one. */
function landingOf(address: string): Landing {
  const { pathname, hostname } = new URL(SITE + address);
  const found = matchRoute(pathname);
  const path = found ? pathname : repairedPath({ hostname, pathname });
  const route = path === undefined ? undefined : matchRoute(path);
  if (path === undefined || !route) return { name: 'not-found' };
  const { slug } = route.parameters;
  return { name: route.name, link: resumeAddress(path)?.link, ...(slug ? { slug: linkText(slug) } : {}) };
}

describe.each(FLOW_LINKS)('the resume link $link', ({ name, link }) => {
  test(`keeps its token with each of ${TAILS.length + TOUCHING.length} tails`, () => {
    const lost = [...TAILS, ...TOUCHING].filter((tail) => {
      const landing = landingOf(link + tail);
      return landing.name !== name || JSON.stringify(landing.link) !== JSON.stringify({ id: '7', token: TOKEN });
    });
    expect(lost).toEqual([]);
  });

  test.each(otherSpellings(link))('keeps it with %s', (_what, address) => {
    expect(landingOf(address)).toMatchObject({ name, link: { id: '7', token: TOKEN } });
  });

  test.each([
    ['cut before its token', link.slice(0, link.indexOf('/7/'))],
    ['cut behind its word', link.slice(0, link.indexOf('7/'))],
    ['with nothing but signs', link.replace(`7/${TOKEN}`, '”)')],
    ['all in capitals', link.toUpperCase()],
  ])('still leads to the way by code when it is %s', (_what, address) => {
    expect(landingOf(address).name).toBe(name);
  });
});

const PLAIN = routeNames.filter((name) => !name.endsWith('.continue') || name === 'dashboard.continue');
const pathFor = (name: RouteName, locale: (typeof LOCALES)[number]): string =>
  (href as (name: RouteName, locale: string, parameters: object) => string)(name, locale, { slug: SLUG });

describe.each(PLAIN)('%s', (name) => {
  test.each(LOCALES)(`in %s is found with each of ${TAILS.length} tails, doubled slashes and capitals`, (locale) => {
    const path = pathFor(name, locale);
    const shouted = path.replace(/[^/]+/g, (word) => (word === SLUG ? word : word.toUpperCase()));
    // At the root itself, a word may be the name of a page.
    const tails = name === 'home' ? TAILS.filter((tail) => tail !== ' and more') : TAILS;
    const addresses = [...tails.map((tail) => path + tail), shouted, path.replace(/(?<=.)\//g, '//')];
    const slug = path.includes(SLUG) ? SLUG : undefined;
    const isLost = (landing: Landing): boolean => landing.name !== name || landing.slug !== slug;
    expect(addresses.filter((address) => isLost(landingOf(address)))).toEqual([]);
  });
});

test.each([
  ['/th', 'home'],
  ['/TH/regisbachelor/faculty', 'bachelor.faculty'],
  ['/en/en/dashboard', 'dashboard'],
  ['/https://site.example/regisbachelor', 'bachelor'],
  ['/https:/regisgraduate.site.example/regisgraduate', 'graduate'],
  ['/regisbachelor](https://site.example/regisbachelor', 'bachelor'],
  ['/en/regisbachelor%2Ffaculty', 'bachelor.faculty'],
])('%s leads to %s', (path, name) => {
  expect(landingOf(path).name).toBe(name);
});

test.each([
  '/th/nope',
  '/https://site.example/nope',
  '/nope/dashboard',
  '/nope',
  '/en/nope',
  '/regisbachelors',
  '/regisbachelor/faculty/nope',
  '/../etc/passwd',
  '/regisscholarship/credit',
])('%s stays unknown', (path) => {
  expect(landingOf(path).name).toBe('not-found');
});

test('a repaired path is not repaired again, and stays on the site', () => {
  for (const name of routeNames)
    for (const tail of [...TAILS, ...TOUCHING]) {
      const { pathname } = new URL(`${SITE}${routes[name].replace(/:\w+\?/g, '7').replace(/:\w+/g, SLUG)}${tail}`);
      const repaired = repairedPath({ hostname: 'site.example', pathname }) ?? '/';
      expect(repairedPath({ hostname: 'site.example', pathname: repaired })).toBe(repaired);
      expect(repaired).toMatch(/^\/(?!\/)/);
    }
});

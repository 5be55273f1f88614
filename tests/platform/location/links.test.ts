import { describe, expect, test } from 'vitest';
import { FLOW_IDS } from '../../../src/config/flow-registry.ts';
import { canonicalPath } from '../../../src/config/hosts.ts';
import { LOCALES } from '../../../src/config/locales.ts';
import { href, matchRoute, routeNames, routes, type RouteName } from '../../../src/config/routes.ts';
import { linkText } from '../../../src/model/link-text.ts';
import { mendedPath } from '../../../src/platform/location/mended-path.ts';
import { resumeAddress } from '../../../src/platform/location/resume-address.ts';

const SITE = 'https://site.example';
const TOKEN = '12|aB3.d-E_f~9';
const SLUG = 'star-scholars';

/** What stands behind a link in chats, mails and sentences. */
const TAILS = [
  ...[')', '.', ',', ';', ':', '!', '…', '”', '"', "'", '’', '»', '>', ']', '),', ').', '**', '|'],
  ...['\u200B', '\uFEFF', '\u200E', '\u00AD', '\u2060', ' ', '%20', '%E2%80%8B', '%0A', '%22', '%3E', '%E0%B8', '%'],
  ...[' สมัครเลย', '%20สมัครเลย', '\u00A0(ด่วน)', ' and more', '/', '//', '/)', '/%20', '/.'],
  ...['?fbclid=IwAR0', '?utm_source=a?utm_medium=b', '?', '??', '#', '#:~:text=x', '?lang=', '&fbclid=1', '&amp;x=1'],
];
/** Letters that touch a slug might belong to it. */
const TOUCHING = ['สมัครเลย', '“x”', '<x>', '(x)', '\\n'];

interface Landing {
  readonly name: RouteName | 'not-found';
  readonly link?: object | undefined;
  readonly slug?: string;
}

/** Where an address leads: to the page that the server has, or from its not-found page to another one. */
function landingOf(address: string): Landing {
  const { pathname, hostname } = new URL(SITE + address);
  const found = matchRoute(pathname);
  const path = found ? pathname : mendedPath(canonicalPath({ hostname, pathname }));
  const route = path === undefined ? undefined : matchRoute(path);
  if (path === undefined || !route) return { name: 'not-found' };
  const { slug } = route.parameters;
  return { name: route.name, link: resumeAddress(path)?.link, ...(slug ? { slug: linkText(slug) } : {}) };
}

const FLOW_LINKS = FLOW_IDS.flatMap((flow) =>
  LOCALES.map((locale) => {
    const name = `${flow}.continue` as const;
    return { name, locale, link: href(name, locale, { slug: SLUG, id: '7', token: TOKEN }) };
  }),
);

describe.each(FLOW_LINKS)('the resume link $link', ({ name, link }) => {
  test(`keeps its token with each of ${TAILS.length + TOUCHING.length} tails`, () => {
    const lost = [...TAILS, ...TOUCHING].filter((tail) => {
      const landing = landingOf(link + tail);
      return landing.name !== name || JSON.stringify(landing.link) !== JSON.stringify({ id: '7', token: TOKEN });
    });
    expect(lost).toEqual([]);
  });

  test.each([
    ['doubled slashes', link.replaceAll('/', '//')],
    ['capitals in its words', link.replace(/\/(?:en|regis\w+|continue)(?=\/)/g, (word) => word.toUpperCase())],
    ['a needless escape', link.replace('-E', '%2DE')],
    ['a slash and a word behind it', `${link}/now`],
  ])('keeps it with %s', (_what, address) => {
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
  '/nope',
  '/en/nope',
  '/regisbachelors',
  '/regisbachelor/faculty/nope',
  '/../etc/passwd',
  '/regisscholarship/credit',
])('%s stays unknown', (path) => {
  expect(landingOf(path).name).toBe('not-found');
});

test('a mended path is not mended again, and stays on the site', () => {
  for (const name of routeNames)
    for (const tail of [...TAILS, ...TOUCHING]) {
      const { pathname } = new URL(`${SITE}${routes[name].replace(/:\w+\?/g, '7').replace(/:\w+/g, SLUG)}${tail}`);
      const mended = mendedPath(pathname) ?? '/';
      expect(mendedPath(mended)).toBe(mended);
      expect(mended).toMatch(/^\/(?!\/)/);
    }
});

// Links as chats, mails and people write them, through nginx: what it does not serve is answered by the not-found page, whose script leads to
// the page that was meant. Nothing is refused by nginx itself, which would leave the visitor without that script.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageSettings } from '../../e2e/support/page-settings.ts';
import { canonicalPath, pathOnHost } from '../../src/config/hosts.ts';
import { LOCALES } from '../../src/config/locales.ts';
import { decideLanguage } from '../../src/platform/language/decide-language.ts';
import { repairedPath } from '../../src/platform/location/repaired-path.ts';
import { resumeAddress } from '../../src/platform/location/resume-address.ts';
import {
  FLOW_LINKS,
  LANGUAGE_QUERIES,
  otherSpellings,
  SLUG,
  TAILS,
  TOKEN,
  TOUCHING,
} from '../platform/location/odd-links.ts';
import { serve, type Served } from './server.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

const MAIN = 'localhost';
/** A lone per cent sign is refused by nginx before it knows the host (docs/decisions/0035-damaged-links.md). */
const SERVED_TAILS = TAILS.filter((tail) => tail !== '%');

interface Landing {
  readonly status: number;
  readonly route: string | undefined;
  /** What the page reads of a resume link. */
  readonly link?: object | undefined;
}

/** What a browser does with an address: at most two redirects, and at most one change by the script of the not-found page. */
async function open(address: string, host: string, rest = 3): Promise<Landing> {
  // A pasted address begins with the host: alone, doubled slashes would be the beginning of another one.
  const { pathname, search, hostname } = new URL(
    address.startsWith('/') ? `http://${host}:${served.nginx.port}${address}` : address,
  );
  const { status, headers, body } = await served.get(pathname + search, { host: hostname });
  if (status === 302 && rest > 0) return open(String(headers.location), hostname, rest - 1);
  const { route } = pageSettings(status, body.toString());
  const repaired = status === 404 ? repairedPath({ hostname, pathname }) : undefined;
  const target = repaired && pathOnHost(repaired, hostname, `http://${MAIN}:${served.nginx.port}`);
  if (target && target !== pathname && rest > 0) return open(target + search, hostname, rest - 1);
  return { status, route, link: resumeAddress(canonicalPath({ hostname, pathname }))?.link };
}

/** The short path of a flow on its own host. */
const onOwnHost = (link: string): readonly [host: string, path: string] => {
  const [, prefix = ''] = /\/(regis\w+)/.exec(link) ?? [];
  return [`${prefix}.localhost`, pathOnHost(link, `${prefix}.localhost`)];
};

describe.each(FLOW_LINKS)('the resume link $link', ({ name, link }) => {
  const [host, short] = onOwnHost(link);
  test.each([
    [MAIN, link],
    [host, link],
    [host, short],
  ])('is understood at %s as %s, with all that is written behind it', async (at, address) => {
    const spellings = [
      ...[...SERVED_TAILS, ...TOUCHING].map((tail) => address + tail),
      ...otherSpellings(address).map(([, other]) => other),
    ];
    const lost: unknown[] = [];
    for (const spelling of spellings) {
      const landing = await open(spelling, at);
      const expected = { status: 200, route: name, link: { id: '7', token: TOKEN } };
      if (JSON.stringify(landing) !== JSON.stringify(expected)) lost.push([spelling, landing]);
    }
    expect(lost).toEqual([]);
    expect(served.nginx.logs()).not.toContain('aB3.d');
  });
});

test.each([
  ['home', '/'],
  ['privacy-policy', '/privacy-policy'],
  ['dashboard.status-checking', '/dashboard/status-checking'],
  ['bachelor.faculty', '/regisbachelor/faculty'],
  ['scholarship', `/regisscholarship/${SLUG}`],
])('%s is found with tails, doubled slashes and capitals, in both languages', async (name, path) => {
  const lost: unknown[] = [];
  for (const locale of LOCALES) {
    const address = locale === 'th' ? path : `/en${path === '/' ? '' : path}`;
    // At the root itself, a word may be the name of a page.
    const tails = SERVED_TAILS.filter((tail) => name !== 'home' || tail !== ' and more');
    const shouted = address.replace(/[^/]+/g, (word) => (word === SLUG ? word : word.toUpperCase()));
    for (const spelling of [...tails.map((tail) => address + tail), shouted, address.replace(/(?<=.)\//g, '//')]) {
      const { status, route } = await open(spelling, MAIN);
      if (status !== 200 || route !== name) lost.push([spelling, status, route]);
    }
  }
  expect(lost).toEqual([]);
});

test.each(LANGUAGE_QUERIES)('%s reaches a page that leads to %s', async (address, goTo) => {
  const { pathname, search } = new URL(address, `http://${MAIN}`);
  expect(await open(address, MAIN)).toMatchObject({ status: 200, route: 'dashboard' });
  expect(decideLanguage({ pathname, search, hash: '' }, 'th').goTo).toBe(goTo);
  expect(await open(goTo, MAIN)).toMatchObject({ status: 200, route: 'dashboard' });
});

import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { watchRequests } from '../support/settled.ts';
import { listen, type Listening } from '../../src/tools/serve/listen.ts';
import { staticSite } from '../../src/tools/serve/static-site.ts';
import { ROOT, TEST_SITE } from '../../src/tools/setup/paths.mjs';

const TOKEN = 'canaryTokenOfALink';
/** The requests as a server receives them, because the browser's own report may be incomplete. */
let received: { readonly path: string; readonly referrer: string | null }[] = [];
let server: Listening;
let address = '';

test.beforeAll(async () => {
  const site = staticSite(join(ROOT, process.env['SITE_FOLDER'] ?? TEST_SITE));
  server = await listen((request) => {
    received.push({ path: new URL(request.url).pathname, referrer: request.headers.get('referer') });
    return site.fetch(request);
  }, 0);
  address = `http://localhost:${server.port}`;
});
test.afterAll(() => server.close());

const linkOf = (flow: string): string => `/${flow}/continue/9/${TOKEN}`;
/** One URL in each language, and a mistyped one, for which the not-found page keeps the URL. */
const LINKS = [
  linkOf('regisbachelor'),
  `/en${linkOf('regisscholarship/star-scholars')}`,
  `${linkOf('regisbachelor')}/more`,
];
test(
  'the token of a resume link reaches a server once, in the request for its page',
  { tag: '@phone' },
  async ({ browser }) => {
    for (const link of LINKS) {
      received = [];
      // A new context makes sure that nothing comes from the cache.
      const page = await browser.newPage();
      const settled = watchRequests(page);
      await page.goto(address + link);
      await settled();
      await page.close();
      expect(
        received.filter(({ referrer }) => referrer !== null),
        link,
      ).toEqual([]);
      expect(
        received.filter(({ path }) => path.includes(TOKEN)).map(({ path }) => path),
        link,
      ).toEqual([link]);
      const fonts = received.filter(({ path }) => path.endsWith('.woff2')).map(({ path }) => path);
      expect(
        fonts.filter((path) => path.includes('-600-')),
        link,
      ).not.toEqual([]);
      expect(new Set(fonts).size, link).toBe(fonts.length);
    }
  },
);

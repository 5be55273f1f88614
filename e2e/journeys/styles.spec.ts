import { join } from 'node:path';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { watchRequests } from '../support/settled.ts';
import { listen, type Listening } from '../../src/tools/serve/listen.ts';
import { staticSite } from '../../src/tools/serve/static-site.ts';
import { ROOT, TEST_SITE } from '../../src/tools/setup/paths.mjs';

/** The paths of the requests as a server receives them: what a browser takes from its cache is not among them. */
let received: string[] = [];
let server: Listening;

test.beforeAll(async () => {
  const site = staticSite(join(ROOT, process.env['SITE_FOLDER'] ?? TEST_SITE));
  server = await listen((request) => {
    const { pathname } = new URL(request.url);
    received.push(pathname);
    // The step says that its application cannot be loaded, and stays open.
    return pathname.startsWith('/api/') ? new Response(null, { status: 500 }) : site.fetch(request);
  }, 0);
});
test.afterAll(() => server.close());

const styles = (): string[] => received.filter((path) => path.endsWith('.css'));

test(
  'the first page fetches the styles of the next one, which takes them from the cache',
  { tag: '@phone' },
  async ({ page }) => {
    received = [];
    const settled = watchRequests(page);
    await page.goto(`http://localhost:${server.port}/regisbachelor`);
    await expect.poll(styles).toHaveLength(1);
    await settled();
    await page.evaluate(() => {
      const now = Date.now();
      localStorage.setItem('adm:bachelor:id', JSON.stringify({ v: 1, created: now, saved: now, data: '7' }));
    });
    await page.goto(`http://localhost:${server.port}/regisbachelor/faculty`, { waitUntil: 'commit' });
    await expect(page.locator('link[rel="stylesheet"]')).toHaveAttribute('href', styles()[0] ?? '');
    await expect(page.locator('body')).toHaveCSS('display', 'flex');
    expect(styles()).toHaveLength(1);
  },
);

test(
  'a step whose styles do not come is reloaded once, then says so, and can be completed',
  { tag: '@phone' },
  async ({ page, sandbox, tolerate }) => {
    tolerate(/Failed to load resource/);
    await page.route('**/_astro/styles.*.css', (route) => route.abort());
    let loads = 0;
    // The first load may not end before the page is loaded again.
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().endsWith('/faculty')) loads += 1;
    });
    const applicant = new Applicant(page, sandbox, 'th');
    await applicant.startAt('start');
    await expect(page.getByText(applicant.messages.errors.chunkLoadFailed)).toBeVisible();
    expect(loads).toBe(2);
    await applicant.hydrated();
    await applicant.fillFaculty();
    await applicant.next();
    await applicant.at(`${applicant.prefix}/education`);
  },
);

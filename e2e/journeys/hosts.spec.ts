import { join } from 'node:path';
import { startLocalSite } from '../../src/tools/serve/local-nginx-site.ts';
import type { LocalNginx } from '../../src/tools/serve/local-nginx.ts';
import { ROOT, TEST_SITE } from '../../src/tools/setup/paths.mjs';
import { expect, test } from '../support/fixtures.ts';
import { API_PORT, OWN_PORTS, SITE_PORT } from '../support/ports.ts';
import { IN_BOTH } from '../support/sizes.ts';

/** The port of a real nginx that serves the same build. */
const PORT = OWN_PORTS.hosts;
const on = (label: string): string => `http://${label}.localhost:${PORT}`;

// The tests share a worker, because each worker would start a server on the same port.
test.describe.configure({ mode: 'default' });

let nginx: LocalNginx;
test.beforeAll(async () => {
  const forwards = { '/api/': `http://127.0.0.1:${API_PORT}` };
  nginx = await startLocalSite({ root: join(ROOT, process.env['SITE_FOLDER'] ?? TEST_SITE), port: PORT, forwards });
});
test.afterAll(() => nginx.close());

test(
  "on its own host a flow's addresses have no prefix, and nobody may frame it",
  { tag: IN_BOTH.th },
  async ({ page }) => {
    const route = (name: string) => expect(page.locator('body')).toHaveAttribute('data-route', name);

    await test.step('a page without an application leads to the start, by the short address', async () => {
      await page.goto(`${on('regisbachelor')}/faculty`);
      await page.waitForURL(`${on('regisbachelor')}/`);
      await route('bachelor');
    });

    await test.step('the language changes in place', async () => {
      await page.locator('[data-language-toggle]').first().click();
      await page.waitForURL(`${on('regisbachelor')}/en`);
      await route('bachelor');
    });

    await test.step('links to pages of no flow lead to the main host', async () => {
      const home = page.locator('header a').first();
      await home.focus();
      await expect(home).toHaveAttribute('href', `http://localhost:${SITE_PORT}/en`);
    });

    await test.step('a campaign is read from the first segment', async () => {
      await page.goto(`${on('regisscholarship-dev')}/`);
      await page.waitForURL(`${on('regisscholarship-dev')}/star-scholars`);
      await route('scholarship');
      await expect(page.locator('#campaign')).toBeVisible();
    });

    await test.step('a token leaves the URL and never reaches the log', async () => {
      await page.goto(`${on('regisgraduate')}/continue/7/token-for-nobody`);
      await page.waitForURL(`${on('regisgraduate')}/continue/-`);
      await expect.poll(() => nginx.logs()).toContain('/regisgraduate/continue/-');
      expect(nginx.logs()).not.toContain('token-for-nobody');
    });

    await test.step('a foreign page shows an empty frame', async () => {
      await page.route('http://foreign.test/', (one) =>
        one.fulfill({ contentType: 'text/html', body: `<iframe src="${on('dashboard')}/"></iframe>` }),
      );
      await page.goto('http://foreign.test/');
      const frame = await (await page.locator('iframe').elementHandle()).contentFrame();
      await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
    });
  },
);

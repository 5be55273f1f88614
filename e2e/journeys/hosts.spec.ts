import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { CLEAR_PATH, HOST_LABELS } from '../../src/config/hosts.ts';
import { LOCALES } from '../../src/config/locales.ts';
import { localizedPath } from '../../src/config/locale-path.ts';
import { startLocalSite } from '../../src/tools/serve/local-nginx-site.ts';
import type { LocalNginx } from '../../src/tools/serve/local-nginx.ts';
import { ROOT, TEST_SITE } from '../../src/tools/setup/paths.mjs';
import { expect, test } from '../support/fixtures.ts';
import { wordsOf } from '../support/messages.ts';
import { API_PORT, OWN_PORTS, SITE_PORT } from '../support/ports.ts';
import { IN_BOTH } from '../support/sizes.ts';

/** The port of a real nginx that serves the same build. */
const PORT = OWN_PORTS.hosts;
const on = (label: string): string => `http://${label}.localhost:${PORT}`;

// The tests share a worker, because each worker would start a server on the same port.
test.describe.configure({ mode: 'default' });

/** The order in which a build names them: the main host is the last. */
const HOSTS = [...HOST_LABELS.map(on), `http://localhost:${PORT}`];

/** The build of the tests is for one host. A copy names all hosts on the page that clears them, as a build for several does. */
function siteOfSeveralHosts(folder: string): string {
  cpSync(join(ROOT, process.env['SITE_FOLDER'] ?? TEST_SITE), folder, { recursive: true });
  for (const locale of LOCALES) {
    const file = join(folder, localizedPath(CLEAR_PATH, locale), 'index.html');
    const markup = readFileSync(file, 'utf8');
    const named = markup.replace(/data-origins(?:="[^"]*")?/, `data-origins="${HOSTS.join(' ')}"`);
    expect(named).not.toBe(markup);
    writeFileSync(file, named);
    for (const ending of ['br', 'gz']) rmSync(`${file}.${ending}`, { force: true });
  }
  return folder;
}

let nginx: LocalNginx;
let folder: string;
test.beforeAll(async () => {
  const api = `http://127.0.0.1:${API_PORT}`;
  // Pages of flows show pictures of the sandbox.
  const forwards = { '/api/': api, '/sandbox/': api };
  folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  nginx = await startLocalSite({ root: siteOfSeveralHosts(folder), port: PORT, forwards });
});
test.afterAll(async () => {
  await nginx.close();
  rmSync(folder, { recursive: true });
});

test.describe('data on several hosts', () => {
  const KEPT = ['adm:consent', 'adm:cleared'];
  const keysOn = async (page: Page, host: string): Promise<string[]> => {
    await page.goto(`${host}/robots.txt`);
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    return keys.filter((key) => !KEPT.includes(key));
  };
  /** What somebody has left on every host. The pages themselves drop a token of the dashboard that is none. */
  const fillHosts = async (page: Page): Promise<void> => {
    await page.goto('/robots.txt');
    const consent = await page.evaluate(() => localStorage.getItem('adm:consent') ?? '');
    for (const host of HOSTS) {
      await page.goto(`${host}/robots.txt`);
      await page.evaluate((choice) => {
        localStorage.setItem('adm:consent', choice);
        for (const key of ['adm:scholarship:draft', 'adm:short-course:id', 'adm:payment:short-course']) {
          localStorage.setItem(key, 'somebody');
          sessionStorage.setItem(key, 'somebody');
        }
      }, consent);
      expect(await keysOn(page, host)).toHaveLength(6);
    }
  };

  for (const locale of LOCALES)
    test(
      `"delete my data" on one host leaves nothing on any, ${locale}`,
      { tag: IN_BOTH[locale] },
      async ({ page }) => {
        const { dialogs, result } = wordsOf(locale);
        await fillHosts(page);
        // Neither the first of the hosts nor the last.
        await page.goto(on('regisgraduate') + localizedPath('/', locale));
        await page.locator('[name="first_name"]').fill('ก');
        await page.getByRole('button', { name: dialogs.clearDevice.action }).click();
        await page.getByRole('dialog').getByRole('button', { name: dialogs.clearDevice.primary }).click();
        await page.waitForURL(`http://localhost:${PORT}${localizedPath('/', locale)}`);
        await expect(page.getByText(result.complete.cleared)).toBeVisible();
        for (const host of HOSTS) expect(await keysOn(page, host), host).toEqual([]);
      },
    );

  test('a link on a foreign page deletes nothing, but asks', { tag: IN_BOTH.th }, async ({ page, axe }) => {
    const { dialogs } = wordsOf('th');
    await fillHosts(page);
    await page.route('http://foreign.test/', (one) =>
      one.fulfill({ contentType: 'text/html', body: `<a href="${on('dashboard')}${CLEAR_PATH}">prize</a>` }),
    );
    await page.goto('http://foreign.test/');
    await page.getByRole('link').click();
    const agree = page.getByRole('button', { name: dialogs.clearDevice.primary });
    await expect(agree).toBeVisible();
    await axe(page);
    for (const host of HOSTS) expect(await keysOn(page, host), host).toHaveLength(6);
    await page.goto(`${on('dashboard')}${CLEAR_PATH}`);
    await agree.click();
    await page.waitForURL(`http://localhost:${PORT}/`);
    for (const host of HOSTS) expect(await keysOn(page, host), host).toEqual([]);
  });
});

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

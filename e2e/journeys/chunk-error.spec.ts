import type { Page } from '@playwright/test';
import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalNginx } from '../../src/tools/serve/local-nginx.ts';
import { startLocalSite } from '../../src/tools/serve/local-nginx-site.ts';
import { ROOT, TEST_SITE } from '../../src/tools/setup/paths.mjs';
import { Applicant } from '../people/bachelor-applicant.ts';
import { autofill } from '../support/autofill.ts';
import { expect, test } from '../support/fixtures.ts';
import { API_PORT, OWN_PORTS } from '../support/ports.ts';

/** The port of an nginx that serves a copy of the build from which a script is deleted. */
const PORT = OWN_PORTS.deployedSite;
test.use({ baseURL: `http://localhost:${PORT}` });

let folder = '';
const scripts = (): string => join(folder, '_astro');
/** The island's script and its precompressed files. */
const chunk = (where: string) => readdirSync(where).filter((name) => name.startsWith('BachelorStep.'));
function move(from: string, to: string): void {
  for (const name of chunk(from)) renameSync(join(from, name), join(to, name));
}
const remove = (): void => move(scripts(), folder);
const restore = (): void => move(folder, scripts());

const loadsOf = (tab: Page): string[] => {
  const loads: string[] = [];
  tab.on('load', () => loads.push(tab.url()));
  return loads;
};

let nginx: LocalNginx;
test.beforeAll(async () => {
  // Created in the test run, because listing the tests must not leave a folder behind.
  folder = mkdtempSync(join(tmpdir(), 'lost-script-'));
  cpSync(join(ROOT, process.env['SITE_FOLDER'] ?? TEST_SITE), folder, { recursive: true });
  const behind = `http://127.0.0.1:${API_PORT}`;
  nginx = await startLocalSite({ root: folder, port: PORT, forwards: { '/api/': behind, '/sandbox': behind } });
});
test.afterAll(async () => {
  await nginx.close();
  rmSync(folder, { recursive: true });
});

test(
  'a missing script reloads the page once, then is reported, and the form is still validated',
  // The site of this test is a copy on another port.
  { tag: ['@phone', '@one-host'] },
  async ({ page, context, sandbox, tolerate }) => {
    tolerate(/Failed to load resource|dynamically imported module/);
    const applicant = new Applicant(page, sandbox, 'th');
    const { chunkLoadFailed } = applicant.messages.errors;
    remove();
    const loads = loadsOf(page);
    await applicant.openStart();
    // All fields are filled in one evaluation, because the page reloads at the first interaction.
    await autofill(page, { first_name: '1' });
    // The page was reloaded once and shows what was typed, restored without React.
    await expect(page.getByText(chunkLoadFailed)).toBeVisible();
    await expect.poll(() => loads).toHaveLength(2);
    await expect(applicant.field('first_name')).toHaveValue('1');
    await applicant.field('first_name').focus();
    await applicant.field('last_name').focus();
    await expect(applicant.field('first_name')).toHaveAttribute('aria-invalid', 'true');

    // Without storage a reload would lose what was typed and could not be limited to one.
    const refused = new Applicant(await context.newPage(), sandbox, 'th');
    await refused.page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    const once = loadsOf(refused.page);
    await refused.openStart();
    await autofill(refused.page, { first_name: 'ก' });
    await expect(refused.page.getByText(chunkLoadFailed)).toBeVisible();
    await expect(refused.field('first_name')).toHaveValue('ก');
    expect(once).toHaveLength(1);

    restore();
    await page.reload();
    await applicant.hydrated();
    await expect(applicant.field('first_name')).toHaveValue('1');
  },
);

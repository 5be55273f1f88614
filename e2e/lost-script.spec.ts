import type { Page } from '@playwright/test';
import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalNginx } from '../src/tools/nginx/local-nginx.ts';
import { startLocalSite } from '../src/tools/nginx/local-site.ts';
import { ROOT } from '../src/tools/setup/run.mjs';
import { TEST_SITE } from '../src/tools/setup/test-site.mjs';
import { Applicant } from './applicant.ts';
import { autofill } from './autofill.ts';
import { expect, test } from './fixtures.ts';

/** Six above the built site: nginx over a copy of the same build, from which a script is deleted. */
const SITE_PORT = Number(process.env['PORT'] ?? '4630');
const PORT = SITE_PORT + 6;
test.use({ baseURL: `http://localhost:${PORT}` });

let folder = '';
const scripts = (): string => join(folder, '_astro');
/** Every form of the island's script that is served: plain, gzip, brotli. */
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
  // Here, not above: a run that only lists this file would leave a folder behind.
  folder = mkdtempSync(join(tmpdir(), 'lost-script-'));
  cpSync(join(ROOT, process.env['SITE_FOLDER'] ?? TEST_SITE), folder, { recursive: true });
  const behind = `http://localhost:${SITE_PORT}`;
  nginx = await startLocalSite({ root: folder, port: PORT, forwards: { '/api/': behind, '/sandbox': behind } });
});
test.afterAll(async () => {
  await nginx.close();
  rmSync(folder, { recursive: true });
});

test(
  'a script that is gone reloads the page once, then is told, and the form goes on being checked',
  // Its site is a copy on a port of its own.
  { tag: ['@phone', '@one-host'] },
  async ({ page, context, sandbox, tolerate }) => {
    tolerate(/Failed to load resource|dynamically imported module/);
    const applicant = new Applicant(page, sandbox, 'th');
    const { asleep } = applicant.words.errors;
    remove();
    const loads = loadsOf(page);
    await applicant.openStart();
    // In one go: the page reloads itself as soon as it is touched.
    await autofill(page, { first_name: '1' });
    // The page was reloaded once, and shows what was typed though nothing fills it in but the page's own script.
    await expect(page.getByText(asleep)).toBeVisible();
    expect(loads).toHaveLength(2);
    await expect(applicant.field('first_name')).toHaveValue('1');
    await applicant.field('first_name').focus();
    await applicant.field('last_name').focus();
    await expect(applicant.field('first_name')).toHaveAttribute('aria-invalid', 'true');

    // Where nothing can be kept a reload would lose what is typed, and could not tell that it has just been tried.
    const refused = new Applicant(await context.newPage(), sandbox, 'th');
    await refused.page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    const once = loadsOf(refused.page);
    await refused.openStart();
    await autofill(refused.page, { first_name: 'ก' });
    await expect(refused.page.getByText(asleep)).toBeVisible();
    await expect(refused.field('first_name')).toHaveValue('ก');
    expect(once).toHaveLength(1);

    restore();
    await page.reload();
    await applicant.awake();
    await expect(applicant.field('first_name')).toHaveValue('1');
  },
);

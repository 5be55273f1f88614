import { LOCALES } from '../../src/config/locales.ts';
import { expect, test } from '../support/fixtures.ts';
import { ROUND } from '../support/prepare.ts';
import { IN_THAI } from '../support/sizes.ts';
import { Visitor } from '../people/dashboard-visitor.ts';

for (const locale of LOCALES) {
  test.describe(`what the dashboard cannot show, ${locale}`, { tag: IN_THAI[locale] }, () => {
    test('a token that has expired leads to a new code, and says why', async ({ page, sandbox }) => {
      const visitor = new Visitor(page, sandbox, locale);
      const { id } = await visitor.prepared('faculty', ROUND.paid);
      await visitor.openDashboard('/dashboard/status-checking');
      await expect(visitor.card).toBeVisible();
      await sandbox.expireTokens(id);
      await page.reload();
      await expect(page.getByText(visitor.messages.dashboard.sessionEnded)).toBeVisible();
    });

    test('a list that cannot be read is read again; nothing found leads to applying', async ({ page, sandbox }) => {
      const visitor = new Visitor(page, sandbox, locale);
      const { dashboard, common } = visitor.messages;
      await sandbox.injectFailure({ match: { path: 'application-dashboard/' }, status: 500 });
      await visitor.openDashboard();
      await expect(page.getByText(dashboard.loadFailed)).toBeVisible();
      await sandbox.removeFailures();
      await page.getByRole('button', { name: common.retry }).click();
      await expect(page.getByRole('heading', { name: dashboard.empty.title })).toBeVisible();
      await expect(page.getByRole('link', { name: dashboard.empty.action })).toBeVisible();
      await page.getByRole('button', { name: dashboard.empty.tryAnother }).click();
      await expect(visitor.signIn.box.locator('input[name="phone"]')).toBeVisible();
    });
  });
}

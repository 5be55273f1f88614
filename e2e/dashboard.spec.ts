import { LOCALES } from '../src/config/locales.ts';
import { APPLICATION_STATUSES } from '../src/model/application.ts';
import { Applicant } from './applicant.ts';
import { CodeDialog } from './code-dialog.ts';
import { expect, test } from './fixtures.ts';
import { ROUND, type DoneStep } from './prepare.ts';
import { ONE_SIZE } from './sizes.ts';

/** Somebody who asks where the application stands. */
class Visitor extends Applicant {
  readonly signIn = new CodeDialog(this.page, this.words, this.page.getByRole('main'));
  readonly card = this.page.locator('[data-application]');

  async openDashboard(path = '/dashboard'): Promise<void> {
    await this.page.goto(this.path(path));
    await this.signIn.identify(this);
    await this.signIn.enter(await this.sandbox.code(this.phone));
  }
  /** Back on the list, where the token is still good. */
  async look(): Promise<void> {
    await this.page.goto(this.path('/dashboard'));
    await expect(this.card).toBeVisible();
  }
}

/** Where an action leads to; an application whose steps are done up to here goes on at its own page. */
const ENDS: readonly (readonly [status: 'draft' | 'awaiting_payment', done: DoneStep, path: string])[] = [
  ['draft', 'faculty', '/regisbachelor/education'],
  ['awaiting_payment', 'documents', '/regisbachelor/payment'],
];

for (const locale of LOCALES) {
  test.describe(`the dashboard, ${locale}`, () => {
    test('signs in by phone, e-mail and code, keeps the session, and signs out', async ({ page, sandbox, axe }) => {
      const visitor = new Visitor(page, sandbox, locale);
      const { dashboard } = visitor.words;
      const { id } = await visitor.prepared('faculty');
      await page.goto(visitor.path('/dashboard'));
      await expect(visitor.signIn.box.locator('input[name="phone"]')).toBeVisible();
      await axe(page);
      await visitor.openDashboard();
      await expect(visitor.card).toHaveAttribute('data-application', id);
      await axe(page);
      expect(page.url()).not.toContain('token');
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('header a:visible')).toHaveCount(1);
      await expect(visitor.card.getByRole('heading')).toBeVisible();
      await expect(visitor.card.locator('a:visible, button:visible')).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });

      await page.reload();
      await expect(visitor.card).toBeVisible();
      await page.getByRole('button', { name: dashboard.signOut }).click();
      await expect(visitor.card).toHaveCount(0);
      await page.reload();
      await expect(visitor.signIn.box.locator('input[name="phone"]')).toBeVisible();
    });

    test('shows every status with its words and its one action', async ({ page, sandbox }) => {
      const visitor = new Visitor(page, sandbox, locale);
      const { statuses, actions, unknown } = visitor.words.dashboard;
      const { id } = await visitor.prepared('documents');
      await visitor.openDashboard();
      for (const status of APPLICATION_STATUSES) {
        await sandbox.setStatus(id, status, status === 'exam_failed' ? 'คะแนนไม่ถึงเกณฑ์' : undefined);
        await visitor.look();
        await expect(visitor.card).toContainText(statuses[status].chip);
        await expect(visitor.card).toContainText(statuses[status].message);
        if (status === 'exam_failed') await expect(visitor.card).toContainText('คะแนนไม่ถึงเกณฑ์');
        if (status === 'awaiting_payment') await expect(visitor.card).toContainText(/25\d\d/);
        expect(await visitor.card.getByRole('link').count()).toBeLessThanOrEqual(1);
      }
      await sandbox.setStatus(id, 'on_hold');
      await visitor.look();
      await expect(visitor.card).toContainText('on_hold');
      await expect(visitor.card).toContainText(unknown.message);
      await expect(visitor.card.getByRole('link', { name: actions.contact })).toHaveAttribute('target', '_blank');
    });
  });

  test.describe(`from the dashboard, ${locale}`, { tag: ONE_SIZE[locale] }, () => {
    for (const [status, done, path] of ENDS) {
      test(`an application that is ${status} goes on at ${path}`, async ({ page, sandbox }) => {
        const visitor = new Visitor(page, sandbox, locale);
        const { id } = await visitor.prepared(done);
        await sandbox.setStatus(id, status);
        await visitor.openDashboard();
        await visitor.card.getByRole('link').click();
        await visitor.code.identify(visitor);
        await visitor.enterCode(2);
        await visitor.at(path);
        expect((await visitor.session()).id).toBe(id);
      });
    }

    test('a deadline goes into the own calendar', async ({ page, sandbox }) => {
      const visitor = new Visitor(page, sandbox, locale);
      const { id } = await visitor.prepared('documents');
      await sandbox.setStatus(id, 'awaiting_payment');
      await visitor.openDashboard('/status-checking/dashboard');
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: visitor.words.dashboard.calendar.add }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe('payment-deadline.ics');
      const chunks: Buffer[] = [];
      for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
      expect(Buffer.concat(chunks).toString()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*DTSTART:\d{8}T\d{6}Z\r\n/);
    });

    test('a token that has expired leads to a new code, and says why', async ({ page, sandbox }) => {
      const visitor = new Visitor(page, sandbox, locale);
      const { id } = await visitor.prepared('faculty', ROUND.paid);
      await visitor.openDashboard('/dashboard/status-checking');
      await expect(visitor.card).toBeVisible();
      await sandbox.expireTokens(id);
      await page.reload();
      await expect(page.getByText(visitor.words.dashboard.sessionEnded)).toBeVisible();
    });

    test('a list that cannot be read is read again; nothing found leads to applying', async ({ page, sandbox }) => {
      const visitor = new Visitor(page, sandbox, locale);
      const { dashboard, common } = visitor.words;
      await sandbox.fault({ match: { path: 'application-dashboard/' }, status: 500 });
      await visitor.openDashboard();
      await expect(page.getByText(dashboard.loadFailed)).toBeVisible();
      await sandbox.removeFaults();
      await page.getByRole('button', { name: common.retry }).click();
      await expect(page.getByRole('heading', { name: dashboard.nothing.title })).toBeVisible();
      await expect(page.getByRole('link', { name: dashboard.nothing.action })).toBeVisible();
    });
  });
}

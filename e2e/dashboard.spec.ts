import { LOCALES } from '../src/config/locales.ts';
import type { Words } from '../src/i18n/words.ts';
import { APPLICATION_STATUSES } from '../src/model/application.ts';
import { expect, test } from './fixtures.ts';
import { holdIslands } from './held-islands.ts';
import { routePath } from './on-hosts.ts';
import { CAMPAIGN, prepareScholarship } from './prepare-scholarship.ts';
import { FEE, prepareShortCourse } from './prepare-short-course.ts';
import { GRADUATE_ROUND, prepare, ROUND } from './prepare.ts';
import { ONE_SIZE } from './sizes.ts';
import { Visitor } from './visitor.ts';

type Status = (typeof APPLICATION_STATUSES)[number];
/** The one thing to do next; nothing while it is the university's turn. */
const ACTIONS: Readonly<Partial<Record<Status, keyof Words['dashboard']['actions']>>> = {
  draft: 'continue',
  awaiting_payment: 'pay',
  passed: 'contact',
  exam_failed: 'other-ways',
  campaign_changed: 'choose-again',
  cancelled: 'apply-again',
};

interface Asked {
  readonly prepare: (contact: { phone: string; email: string }) => Promise<{ readonly id: string }>;
  /** Where the action of each status leads to: an application goes on at its first page that is not done. */
  readonly ends: readonly (readonly [status: Status, path: string])[];
}

/** Applications of one person, of every kind; each action that leads into one of them or to another page of the site. */
const ASKED: readonly Asked[] = [
  {
    prepare: (contact) => prepare(contact, 'faculty', ROUND.paid),
    ends: [
      ['exam_failed', '/'],
      ['cancelled', '/regisbachelor'],
      ['draft', '/regisbachelor/education'],
    ],
  },
  {
    prepare: (contact) => prepare(contact, 'documents', GRADUATE_ROUND.paid, 'graduate'),
    ends: [
      ['cancelled', '/regisgraduate'],
      ['awaiting_payment', '/regisgraduate/payment'],
    ],
  },
  {
    prepare: (contact) => prepareShortCourse(contact, 'course', FEE.paid),
    ends: [
      ['cancelled', '/regisshortcourse'],
      ['draft', '/regisshortcourse/personal-information'],
    ],
  },
  {
    prepare: (contact) => prepareScholarship(contact, 'loan', CAMPAIGN.paid),
    ends: [
      ['cancelled', '/regisscholarship/star-scholars'],
      ['awaiting_payment', '/regisscholarship/star-scholars/payment'],
    ],
  },
  {
    prepare: (contact) => prepareScholarship(contact, 'programme', CAMPAIGN.free),
    ends: [['campaign_changed', '/regisscholarship/sports-talent/personal-information']],
  },
];
/** A code is asked for on the way into an application; the server reopens a scholarship by itself. */
const asksForCode = (path: string): boolean => /^\/regis(?:bachelor|graduate|shortcourse)\//.test(path);

for (const locale of LOCALES) {
  test.describe(`the dashboard, ${locale}`, { tag: ONE_SIZE[locale] }, () => {
    test('signs in by phone, e-mail and code, keeps the session, and signs out', async ({ page, sandbox, axe }) => {
      const visitor = new Visitor(page, sandbox, locale);
      const { dashboard } = visitor.words;
      const { id } = await visitor.prepared('faculty');
      // The form is there before its script: what is typed and pressed by then is carried out.
      const release = await holdIslands(page, visitor.path('/dashboard'));
      await page.goto(visitor.path('/dashboard'));
      await axe(page);
      await visitor.signIn.identify(visitor);
      await expect(page.locator('form')).toHaveAttribute('data-submitted', 'yes');
      release();
      await visitor.prove();
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
        const action = ACTIONS[status];
        await expect(visitor.card.getByRole('link')).toContainText(action ? [actions[action]] : []);
      }
      await sandbox.setStatus(id, 'on_hold');
      await visitor.look();
      await expect(visitor.card).toContainText('on_hold');
      await expect(visitor.card).toContainText(unknown.message);
      await expect(visitor.card.getByRole('link', { name: actions.contact })).toHaveAttribute('target', '_blank');
    });
  });

  test.describe(`from the dashboard, ${locale}`, { tag: ONE_SIZE[locale] }, () => {
    test('every action is followed to its end, in every kind of application', async ({ page, sandbox }) => {
      test.slow();
      const visitor = new Visitor(page, sandbox, locale);
      const { phone, email } = visitor;
      const ids: string[] = [];
      for (const { prepare: make } of ASKED) ids.push((await make({ phone, email })).id);
      await visitor.openDashboard();
      await expect(visitor.card).toHaveCount(ASKED.length);
      let codes = 1;
      for (const [index, { ends }] of ASKED.entries()) {
        for (const [status, path] of ends) {
          await sandbox.setStatus(ids[index] ?? '', status);
          await page.goto(visitor.path('/dashboard'));
          await page.locator(`[data-application="${ids[index]}"]`).getByRole('link').click();
          if (asksForCode(path)) {
            codes += 1;
            await visitor.code.identify(visitor);
            await visitor.enterCode(codes);
          }
          const end = path === '/' && locale === 'en' ? '/en' : visitor.path(path);
          await expect(page, `${status} of ${path}`).toHaveURL((url) => routePath(url) === end);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        }
      }
    });

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

import { LOCALES } from '../../src/config/locales.ts';
import type { APPLICATION_STATUSES } from '../../src/config/words.ts';
import { expect, test } from '../support/fixtures.ts';
import { delayIslands } from '../support/unhydrated-islands.ts';
import { routePath } from '../support/on-hosts.ts';
import { CAMPAIGN, prepareScholarship } from '../support/prepare-scholarship.ts';
import { FEE, prepareShortCourse } from '../support/prepare-short-course.ts';
import { GRADUATE_ROUND, prepare, ROUND, type Contact, type Session } from '../support/prepare.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { IN_ENGLISH, IN_THAI } from '../support/sizes.ts';
import { Visitor } from '../people/dashboard-visitor.ts';

type Status = (typeof APPLICATION_STATUSES)[number];
interface Asked {
  readonly prepare: (sandbox: Sandbox, contact: Contact) => Promise<Session>;
  /** The path to which the action of each status leads. */
  readonly ends: readonly (readonly [status: Status, path: string])[];
}

/** One application of each flow, all by the same applicant. */
const ASKED: readonly Asked[] = [
  {
    prepare: (...of) => prepare(...of, 'faculty', ROUND.paid),
    ends: [
      ['exam_failed', '/'],
      ['cancelled', '/regisbachelor'],
      ['draft', '/regisbachelor/education'],
    ],
  },
  {
    prepare: (...of) => prepare(...of, 'documents', GRADUATE_ROUND.paid, 'graduate'),
    ends: [
      ['cancelled', '/regisgraduate'],
      ['awaiting_payment', '/regisgraduate/payment'],
    ],
  },
  {
    prepare: (...of) => prepareShortCourse(...of, 'course', FEE.paid),
    ends: [
      ['cancelled', '/regisshortcourse'],
      ['draft', '/regisshortcourse/personal-information'],
    ],
  },
  {
    prepare: (...of) => prepareScholarship(...of, 'loan', CAMPAIGN.paid),
    ends: [
      ['cancelled', '/regisscholarship/star-scholars'],
      ['awaiting_payment', '/regisscholarship/star-scholars/payment'],
    ],
  },
  {
    prepare: (...of) => prepareScholarship(...of, 'programme', CAMPAIGN.free),
    ends: [['campaign_changed', '/']],
  },
];
/** Scholarships are reopened by the server; the other flows ask for a code. */
const asksForCode = (path: string): boolean => /^\/regis(?:bachelor|graduate|shortcourse)\//.test(path);

for (const locale of LOCALES) {
  test.describe(`the dashboard, ${locale}`, { tag: IN_ENGLISH[locale] }, () => {
    test('signs in by phone, e-mail and code, keeps the session, and signs out', async ({ page, sandbox, axe }) => {
      const visitor = new Visitor(page, sandbox, locale);
      const { dashboard } = visitor.messages;
      const { id } = await visitor.prepared('faculty');
      // The sign-in form works before hydration: typed text and an early click are not lost.
      const release = await delayIslands(page, visitor.path('/dashboard'));
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
      await expect(page.getByText(visitor.phone.replace(/^(...)(...)/, '$1 $2 '))).toBeVisible();
      await page.getByRole('button', { name: dashboard.signOut }).click();
      await expect(visitor.card).toHaveCount(0);
      await page.reload();
      await expect(visitor.signIn.box.locator('input[name="phone"]')).toBeVisible();
    });
  });

  test.describe(`from the dashboard, ${locale}`, { tag: IN_THAI[locale] }, () => {
    test('every action is followed to its end, in every kind of application', async ({ page, sandbox }) => {
      test.slow();
      const visitor = new Visitor(page, sandbox, locale);
      const ids: string[] = [];
      for (const { prepare: make } of ASKED) ids.push((await make(sandbox, visitor)).id);
      await visitor.openDashboard();
      await expect(visitor.card).toHaveCount(ASKED.length);
      let codes = 1;
      for (const [index, { ends }] of ASKED.entries()) {
        for (const [status, path] of ends) {
          await sandbox.setStatus(ids[index] ?? '', status);
          await page.goto(visitor.path('/dashboard'));
          await page.locator(`[data-application="${ids[index]}"] a[data-next-action]`).click();
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
  });
}

import { LOCALES } from '../../src/config/locales.ts';
import { OtpDialog } from '../support/otp-dialog.ts';
import { expect, test } from '../support/fixtures.ts';
import { PDF } from '../support/prepare.ts';
import { Scholar } from '../people/scholarship-applicant.ts';
import { IN_ENGLISH } from '../support/sizes.ts';

for (const locale of LOCALES) {
  test.describe(`scholarship, from the dashboard, ${locale}`, { tag: IN_ENGLISH[locale] }, () => {
    test('the reopening page asks who it is, and knows no application of anybody else', async ({
      page,
      sandbox,
      axe,
    }) => {
      const scholar = new Scholar(page, sandbox, locale);
      const { errors, dashboard, common } = scholar.messages;
      const signIn = new OtpDialog(page, scholar.messages, page.getByRole('main'));
      const { id } = await scholar.prepared('start');
      await page.goto(scholar.path(`/dashboard/continue?application=${id}`));
      await expect(signIn.box.locator('input[name="phone"]')).toBeVisible();
      await axe(page);
      await signIn.identify(scholar);
      await sandbox.injectFailure({ match: { path: 'application-dashboard/continue-registration' }, status: 503 });
      await signIn.enter(await sandbox.code(scholar.phone));
      await expect(page.getByText(dashboard.continueRegistration.failed)).toBeVisible();
      await axe(page);
      await sandbox.removeFailures();
      await page.getByRole('button', { name: common.retry }).click();
      await scholar.at(scholar.on('faculty-type'));

      for (const wrong of ['999999', 'a%20b', '']) {
        await page.goto(scholar.path(`/dashboard/continue?application=${wrong}`));
        await expect(page.getByRole('heading', { name: errors.notFound.title })).toBeVisible();
      }
    });
  });
}

test('a document beside the form is deleted and sent again', { tag: '@phone' }, async ({ page, sandbox }) => {
  const scholar = new Scholar(page, sandbox, 'th');
  const { upload } = scholar.messages;
  const { id } = await scholar.startAt('programme');
  await scholar.fillDocuments();
  await page.getByRole('button', { name: upload.removeName.replace('{{name}}', 'id_card.pdf') }).click();
  const card = scholar.documentCard('id_card');
  await expect(card).toContainText(upload.states.missing);
  // The deletion can be undone for ten seconds.
  await expect.poll(async () => (await sandbox.ledger(id)).counts.files).toBe(2);
  await scholar.chooseFile('id_card', { name: 'id_card.pdf', ...PDF });
  await expect(card.getByText(upload.states.received, { exact: true })).toBeVisible();
  expect((await sandbox.ledger(id)).counts.files).toBe(3);
});

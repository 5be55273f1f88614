import { Applicant } from '../people/bachelor-applicant.ts';
import { Visitor } from '../people/dashboard-visitor.ts';
import { expect, test } from '../support/fixtures.ts';
import { APPLYING } from '../support/stored-states.ts';
import { PaymentPage } from '../support/payment-page.ts';
import { maskEmail, maskPhone } from '../../src/application/mask-contact.ts';

/** Which pages an application can open in each of its states. */
test.describe('the state of an application', { tag: '@phone' }, () => {
  test('sent: every later step leads to the result page', async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'en');
    const { id } = await applicant.startAt('documents');
    const payment = new PaymentPage(applicant);
    await payment.open();
    await payment.showCode();
    await sandbox.settle(id, 'successful');
    await payment.expectComplete();
    for (const step of ['faculty', 'education', 'scholarship', 'upload-document', 'payment']) {
      await page.goto(applicant.path(`/regisbachelor/${step}`));
      await applicant.at('/regisbachelor/confirmation/complete');
      await expect(page.locator('form[data-step-form]')).toHaveCount(0);
    }
  });

  for (const flow of ['short-course', 'scholarship'] as const)
    test(`sent: the first page says so, and a new form opens only on an explicit press, ${flow}`, async ({
      page,
      sandbox,
      axe,
    }) => {
      const { person, complete, send } = APPLYING[flow](page, sandbox, 'en');
      await person.storeSession(await complete());
      await send();
      const { see, again } = person.messages['form-help'].cameBack;
      const form = page.locator('form[data-step-form]');
      const title = page.getByRole('heading', { level: 1 });
      await person.openStart('?from=letter');
      await expect(page.getByRole('heading', { level: 2, name: /^You sent application \S+ on \d+/ })).toBeVisible();
      await expect(form).toHaveCount(0);
      await axe(page);
      await page.getByRole('link', { name: see }).click();
      await person.at(`${person.prefix}/confirmation/complete`);
      await expect(title).toHaveText(/^You applied on/);
      await page.goBack();
      await page.getByRole('button', { name: again }).click();
      await expect(form).toBeVisible();
      expect(new URL(page.url()).search).toBe('?from=letter');
      expect(await person.session()).toEqual({ id: '', token: '' });
      await page.reload();
      await expect(form).toBeVisible();
      await expect(page.getByRole('button', { name: again })).toHaveCount(0);
      if (flow !== 'scholarship') {
        await expect(page.getByText(person.messages['form-help'].ownDetails.text)).toBeVisible();
        return;
      }
      // Its result was kept for this tab, and nothing else opens it.
      await page.goto(person.path(`${person.prefix}/confirmation/complete`));
      await expect(title).toHaveText(person.messages.result.complete.title);
    });

  test('going on from the dashboard: the contact is filled in, and the reason stands above', async ({
    page,
    sandbox,
  }) => {
    const visitor = new Visitor(page, sandbox, 'en');
    const { id } = await visitor.prepared('faculty');
    await visitor.openDashboard();
    await visitor.card.getByRole('link', { name: visitor.messages.dashboard.actions.continue }).click();
    const { box } = visitor.code;
    await expect(box).toContainText(visitor.messages.otp.dashboard.lead);
    await expect(box.locator('input[name="phone"]')).toHaveValue(visitor.phone);
    await expect(box.locator('input[name="email"]')).toHaveValue(visitor.email);
    await box.getByRole('button', { name: visitor.messages.otp.recover.submit }).click();
    await visitor.enterCode(2);
    await visitor.at('/regisbachelor/education');
    expect((await visitor.session()).id).toBe(id);
  });

  test('a resume link on a browser with another application asks first', async ({ page, sandbox }) => {
    const other = new Applicant(page, sandbox, 'en');
    const linked = await other.prepared('education');
    const own = new Applicant(page, sandbox, 'en');
    const session = await own.startAt('start');
    const { otherApplication } = own.messages.dialogs;
    await page.goto(own.path(`/regisbachelor/continue/${linked.id}/${linked.token}`));
    const open = page.getByRole('button', { name: own.messages.resume.action });
    await open.click();
    const dialog = page.getByRole('dialog', { name: otherApplication.title });
    await expect(dialog).toContainText(maskPhone(other.phone));
    await expect(dialog).toContainText(maskEmail(other.email));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await own.session()).toEqual(session);
    await open.click();
    await dialog.getByRole('button', { name: otherApplication.primary }).click();
    await own.at('/regisbachelor/scholarship');
    expect(await own.session()).toEqual(linked);
  });
});

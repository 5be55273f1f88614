import type { Page } from '@playwright/test';
import { Applicant } from '../people/bachelor-applicant.ts';
import { Visitor } from '../people/dashboard-visitor.ts';
import { expect, test } from '../support/fixtures.ts';
import { CARD, PaymentPage } from '../support/payment-page.ts';
import { unknownAddresses } from '../support/route-table.ts';

const DESKTOP = { tag: '@once-desktop' };
const NOT_FOUND = 'This page could not be found';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

// A wrong parameter of a route is found out by the page, which the server has sent (docs/spec-decisions.md, 1.9).
test(
  "8.1 Unknown route or failed page validation | 404, 'This page could not be found'",
  DESKTOP,
  async ({ page, request }) => {
    for (const { address, locale } of unknownAddresses) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(404);
      expect(await response.text(), address).toContain(locale === 'en' ? NOT_FOUND : 'ขออภัย ไม่พบหน้าที่คุณค้นหา');
    }
    for (const address of [
      '/en/regisbachelor/upload-document/a%3Db',
      '/en/regisscholarship/unknown-slug',
      '/en/regisscholarship/unknown-slug/confirm',
    ]) {
      await page.goto(address);
      await expect(heading(page), address).toHaveText(NOT_FOUND);
      await expect(page.locator('[data-step]').filter({ visible: true }), address).toHaveCount(0);
      await expect(page.locator('meta[name="robots"]'), address).toHaveAttribute('content', 'noindex');
    }
  },
);

test(
  "8.5 Failed API call | Rejects with the server's error body. Some flows reject with the full response …",
  DESKTOP,
  async ({ page, sandbox }) => {
    const body = { message: 'The office is moving today', errors: {} };
    const visitor = new Visitor(page, sandbox, 'en');
    await visitor.startAt('education');
    await visitor.fillScholarship();
    await sandbox.injectFailure({ match: { method: 'PATCH', path: 'application/{id}' }, times: 1, status: 422, body });
    await visitor.next();
    await expect(page.getByRole('alert')).toContainText(body.message);

    await sandbox.injectFailure({ match: { path: 'application-dashboard/' }, status: 503, body });
    await visitor.openDashboard();
    await expect(page.getByText('We cannot show your applications at the moment')).toBeVisible();
    await expect(page.getByText(body.message)).toHaveCount(0);
  },
);

test(
  "8.6 Card payment failure page | 'Failed payment', with advice to check the card details and expiry …",
  DESKTOP,
  async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'en');
    await applicant.startAt('documents');
    const payment = new PaymentPage(applicant);
    await payment.open();
    await payment.giveCard(CARD.declined);
    await applicant.at('/regisbachelor/confirmation/failed');
    await expect(heading(page)).toHaveText('Failed payment');
    await expect(page.getByText('Check your card details and expiry date, or pay another way.')).toBeVisible();
    const help = page.getByRole('link', { name: 'Contact the help desk' });
    await expect(help).toHaveAttribute('href', 'https://www.tharndao.example/en/contact');
    await expect(help).toHaveAttribute('target', '_blank');
    await page.getByRole('link', { name: 'Return to the payment page' }).click();
    await applicant.at('/regisbachelor/payment');
    // Declined by the payer at the bank.
    await payment.giveCard(CARD.checked);
    await payment.answerBank('decline');
    await applicant.at('/regisbachelor/confirmation/failed');
  },
);

test(
  '8.7 No new student intake open | Alert that no intake is open at the moment',
  DESKTOP,
  async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'en');
    await sandbox.setIntake('bachelor', false);
    await applicant.openStart();
    await applicant.fillStart();
    await expect(page.getByText(applicant.messages.campaign.noIntake.title)).toBeVisible();
    await applicant.next();
    const alert = page.getByRole('alertdialog', { name: 'Applications are closed' });
    await expect(alert).toContainText('when the next round opens');
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(alert).toHaveCount(0);
    await expect(applicant.field('first_name')).toHaveValue('ณัฏฐ์ฐิตา');
    expect(await sandbox.applicationsOf(applicant.phone)).toEqual([]);

    await sandbox.setIntake('bachelor', true);
    await applicant.next();
    await applicant.enterCode();
    await applicant.at('/regisbachelor/faculty');
  },
);

// It is shown after a change from the review (docs/spec-decisions.md, 12.7).
test("8.10 Success | Alert 'Data saved successfully'", DESKTOP, async ({ page, sandbox }) => {
  const applicant = new Applicant(page, sandbox, 'en');
  await applicant.startAt('documents');
  const row = page.getByRole('main').locator('dl > div').filter({ hasText: 'GPAX' });
  await row.getByRole('link', { name: 'Change' }).click();
  await applicant.at('/regisbachelor/education');
  await expect(applicant.field('gpax')).not.toHaveValue('');
  await applicant.field('gpax').fill('3.75');
  await page.getByRole('button', { name: applicant.messages.flow.saveReview }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Data saved successfully');
});

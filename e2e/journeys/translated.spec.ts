import type { Page } from '@playwright/test';
import { LOCALES } from '../../src/config/locales.ts';
import { expect, test } from '../support/fixtures.ts';
import { PaymentPage } from '../support/payment-page.ts';
import { ROUND } from '../support/prepare.ts';
import { IN_BOTH, IN_ENGLISH, IN_THAI } from '../support/sizes.ts';
import { WHOLE_FLOWS } from '../support/whole-flows.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { Visitor } from '../people/dashboard-visitor.ts';
import { translatePage } from '../support/translator.ts';

/** Other flows differ in few words, so each runs in one language unless the whole set is asked for. */
const TAGS = { bachelor: IN_BOTH, graduate: IN_ENGLISH, 'short course': IN_THAI, scholarship: IN_ENGLISH };

/** Collects the languages that the calls of a page ask for. */
function languagesAsked(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.add(request.headers()['accept-language'] ?? '');
  });
  return asked;
}

test.describe('a page that the browser translates', () => {
  test.use({ translated: true });
  for (const locale of LOCALES) {
    for (const [name, openFlow] of Object.entries(WHOLE_FLOWS))
      test(
        `${name}, from the first page to the result, ${locale}`,
        { tag: TAGS[name as keyof typeof TAGS][locale] },
        async ({ page, sandbox }) => {
          test.slow();
          const flow = openFlow(page, sandbox, locale);
          const { person } = flow;
          const asked = languagesAsked(page);
          await flow.open();
          await expect(page.locator('main font font').filter({ visible: true }).first()).toBeVisible();
          for (const [index, { path, fill }] of flow.steps.entries()) {
            await person.at(path);
            await fill();
            await person.next();
            if (index === flow.registersAt) await person.enterCode();
          }
          await person.at(flow.after);
          await flow.startPayment();
          const { countdown } = new PaymentPage(person);
          const before = await countdown.textContent();
          await expect(countdown).not.toHaveText(before ?? '');
          // With the confirmation, a copy is read in both languages.
          expect([...asked]).toEqual([locale]);
          const { id } = await person.session();
          await sandbox.settle(id, 'successful');
          await flow.finish((button) => button.click());
        },
      );

    test(
      `the dashboard, from the sign-in to an application, ${locale}`,
      { tag: IN_BOTH[locale] },
      async ({ page, sandbox }) => {
        const visitor = new Visitor(page, sandbox, locale);
        const { statuses } = visitor.messages.dashboard;
        const { id } = await visitor.prepared('documents');
        await sandbox.setStatus(id, 'awaiting_payment');
        await page.goto(visitor.path('/dashboard'));
        await visitor.signIn.identify(visitor);
        await visitor.prove();
        await expect(visitor.card.getByText(statuses.awaiting_payment.badge, { exact: true })).toBeVisible();
        await expect(visitor.card.locator('font font').filter({ visible: true }).first()).toBeVisible();
        await page.getByRole('button', { name: visitor.messages.dashboard.signOut }).click();
        await expect(visitor.card).toHaveCount(0);
      },
    );
  }
});

for (const locale of LOCALES)
  test(
    `a page that is translated once it is in use, ${locale}`,
    { tag: IN_THAI[locale] },
    async ({ page, sandbox }) => {
      const applicant = new Applicant(page, sandbox, locale);
      await applicant.openStart();
      await applicant.fillStart();
      await page.evaluate(translatePage);
      await applicant.next();
      await applicant.enterCode();
      await applicant.at('/regisbachelor/faculty');
      await applicant.fillFaculty(ROUND.paid);
      await page.evaluate(translatePage);
      await applicant.next();
      await applicant.at('/regisbachelor/education');
    },
  );

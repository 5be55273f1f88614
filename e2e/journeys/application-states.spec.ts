import { expect, test } from '../support/fixtures.ts';
import { APPLYING } from '../support/stored-states.ts';

/** Which pages an application can open in each of its states. */
test.describe('the state of an application', { tag: '@phone' }, () => {
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
      await expect(
        page.getByRole('heading', { level: 2, name: /^You submitted application \S+ on \d+/ }),
      ).toBeVisible();
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
});

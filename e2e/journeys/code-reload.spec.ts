import type { Page } from '@playwright/test';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';

const PHONE = { tag: '@phone' };

/** Closes the tab and opens the same URL in a new one. */
async function reopen(page: Page): Promise<Page> {
  const { href } = new URL(page.url());
  const next = await page.context().newPage();
  await page.close();
  await next.goto(href);
  return next;
}

test(
  'a closed tab comes back with the filled form and the code dialog, and its code leads on',
  PHONE,
  async ({ page, sandbox }) => {
    const first = new Applicant(page, sandbox, 'th');
    await first.openStart();
    await first.fillStart();
    const typed = await first.answers();
    await first.next();
    await expect(first.code.input).toBeVisible();

    const again = Object.assign(new Applicant(await reopen(page), sandbox, 'th'), { phone: first.phone });
    await expect(again.code.input).toBeVisible();
    await expect(again.code.box).toContainText(`•••• ${first.phone.slice(-4)}`);
    await expect(again.code.box).not.toContainText(first.phone);
    await again.page.keyboard.press('Escape');
    expect(await again.answers()).toEqual(typed);
    await expect(again.page.getByText(again.messages.errors.load.title)).toHaveCount(0);

    await again.page.getByRole('button', { name: again.messages.otp.unconfirmed.action }).click();
    await again.enterCode();
    await again.at('/regisbachelor/faculty');
    expect(await sandbox.applicationsOf(first.phone)).toHaveLength(1);
  },
);

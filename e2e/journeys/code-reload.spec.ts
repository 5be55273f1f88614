import type { Page } from '@playwright/test';
import { interpolate } from '../../src/lib/interpolate.ts';
import { MESSAGES } from '../../src/sandbox/shared/messages.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { Visitor } from '../people/dashboard-visitor.ts';
import { expect, test } from '../support/fixtures.ts';

const PHONE = { tag: '@phone' };
const wrongFor = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

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

test('a new application forgets the one whose code was not entered', PHONE, async ({ page, sandbox }) => {
  const applicant = new Applicant(page, sandbox, 'en');
  await applicant.openStart();
  await applicant.fillStart();
  await applicant.next();
  await expect(applicant.code.input).toBeVisible();
  await page.reload();
  await expect(applicant.code.input).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: applicant.messages.flow.existing.startNew }).click();
  const { newApplication } = applicant.messages.dialogs;
  await page.getByRole('dialog').getByRole('button', { name: newApplication.primary }).click();
  await expect(page.getByText(applicant.messages.otp.unconfirmed.title)).toHaveCount(0);
  await expect(applicant.field('phone')).toHaveValue('');
  expect(await applicant.session()).toEqual({ id: '', token: '' });
});

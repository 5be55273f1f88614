import type { Page } from '@playwright/test';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Sandbox } from '../support/sandbox.ts';

const DESKTOP = { tag: '@once-desktop' };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a payment page whose code throws, with what the returned function is given, while it shows an amount. */
async function openBroken(page: Page, sandbox: Sandbox, locale: 'th' | 'en') {
  await page.addInitScript(() => {
    const toFixed = Object.getOwnPropertyDescriptor(Number.prototype, 'toFixed')?.value as (digits?: number) => string;
    Number.prototype.toFixed = function (this: number, digits) {
      const thrown = sessionStorage.getItem('thrown');
      if (thrown) throw Object.assign(new Error('Broken on purpose'), JSON.parse(thrown));
      return toFixed.call(this, digits);
    };
  });
  await new Applicant(page, sandbox, locale).startAt('documents');
  return async (thrown: object): Promise<void> => {
    await page.evaluate((text) => sessionStorage.setItem('thrown', text), JSON.stringify(thrown));
    await page.reload();
  };
}

test(
  "2.26 The Thai texts are 'ขออภัย ไม่พบหน้าที่คุณค้นหา' and 'ลิงก์อาจมีปัญหา หรือ หน้าที่คุณค้นหาอาจถูกลบไปแล้ว'.",
  DESKTOP,
  async ({ page, tolerate }) => {
    tolerate(/status of 404/);
    await page.goto('/nope');
    await expect(heading(page)).toHaveText('ขออภัย ไม่พบหน้าที่คุณค้นหา');
    await expect(page.getByText('ลิงก์อาจมีปัญหา หรือ หน้าที่คุณค้นหาอาจถูกลบไปแล้ว', { exact: true })).toBeVisible();
  },
);

test("2.28 Any other status shows 'เกิดข้อผิดพลาด' (an error occurred).", DESKTOP, async ({ page, sandbox, tolerate }) => {
  tolerate(/Broken on purpose/);
  const fail = await openBroken(page, sandbox, 'th');
  await fail({ status: 503 });
  await expect(heading(page)).toHaveText('เกิดข้อผิดพลาด');
});

test('2.29 Both variants have a button back to the home page.', DESKTOP, async ({ page, sandbox, tolerate }) => {
  tolerate(/Broken on purpose|status of 404/);
  const fail = await openBroken(page, sandbox, 'th');
  for (const open of [() => page.goto('/nope'), () => page.goto('/regisbachelor/payment').then(() => fail({}))]) {
    await open();
    const home = page.getByRole('link', { name: 'กลับไปหน้าแรก' });
    await expect(home).toHaveCSS('background-color', 'rgb(76, 39, 137)');
    await home.click();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  }
});

// The status is shown, but not the message of the error (docs/spec-decisions.md, 1.9).
test(
  '2.30 The status used is the error status, else the response status, else 500.',
  DESKTOP,
  async ({ page, sandbox, tolerate }) => {
    tolerate(/Broken on purpose/);
    const fail = await openBroken(page, sandbox, 'en');
    for (const [thrown, status] of [
      [{ status: 503, response: { status: 502 } }, '503'],
      [{ response: { status: 502 } }, '502'],
      [{}, '500'],
    ] as const) {
      await fail(thrown);
      await expect(page.getByRole('main').locator('p').filter({ visible: true }).first()).toHaveText(status);
      await expect(heading(page)).toHaveText('Something went wrong');
      await expect(page.getByText('Broken on purpose')).toHaveCount(0);
    }
  },
);

test('2.31 The error state is cleared on the next navigation.', DESKTOP, async ({ page, sandbox, tolerate }) => {
  tolerate(/Broken on purpose/);
  const fail = await openBroken(page, sandbox, 'en');
  await fail({});
  await expect(heading(page)).toHaveText('Something went wrong');
  await page.evaluate(() => sessionStorage.removeItem('thrown'));
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/en');
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('main')).toContainText('THB\u00A0');
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});

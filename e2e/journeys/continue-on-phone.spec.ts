import type { Locator } from '@playwright/test';
import decodeQr from 'qr/decode.js';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { PDF } from '../support/prepare.ts';
import { IN_ENGLISH } from '../support/sizes.ts';

const COMPUTER = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

/** Reads a code as a camera does. */
async function textOf(code: Locator): Promise<string> {
  const pixels = await code.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const [width, height] = [480, 480];
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, width, height);
    return { width, height, data: [...(context?.getImageData(0, 0, width, height).data ?? [])] };
  });
  return decodeQr({ ...pixels, data: Uint8Array.from(pixels.data) });
}

function photoOfAPage(): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 800 });
  const context = canvas.getContext('2d');
  context?.fillRect(100, 100, 200, 50);
  return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
}

for (const locale of ['th', 'en'] as const) {
  test(
    `a photo sent by the phone shows on the computer, until the session ends, ${locale}`,
    { tag: IN_ENGLISH[locale] },
    async ({ page, browser, context, sandbox, storageState, baseURL, axe }) => {
      await page.setViewportSize(COMPUTER);
      const applicant = new Applicant(page, sandbox, locale);
      const { upload, resume, 'continue-on-phone': continueOnPhone } = applicant.messages;
      const { id } = await applicant.startAt('scholarship');
      await page.getByRole('button', { name: upload.byPhone }).press('Enter');
      const panel = page.getByRole('region', { name: continueOnPhone.heading });
      await expect(panel.getByText(continueOnPhone.warning)).toBeVisible();
      await axe(page);
      await panel.getByRole('button', { name: continueOnPhone.show }).press('Enter');
      const code = panel.getByRole('img', { name: continueOnPhone.alt });
      await expect(code).toBeVisible();
      await axe(page);
      const link = await textOf(code);

      const pocket = await browser.newContext({
        ...(storageState ? { storageState } : {}),
        viewport: PHONE,
        hasTouch: true,
        isMobile: true,
        baseURL: baseURL ?? '',
      });
      await pocket.addCookies(await context.cookies());
      const phone = await pocket.newPage();
      await phone.goto(link);
      await phone.getByRole('button', { name: resume.action }).tap();
      await phone.waitForURL(/upload-document/);
      const onPhone = new Applicant(phone, sandbox, locale);
      const buffer = Buffer.from(await phone.evaluate(photoOfAPage), 'base64');
      const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
      await onPhone.chooseFile('transcript', photo, 'documentNotice');
      const [sent, shown] = [onPhone.documentCard('transcript'), applicant.documentCard('transcript')];
      await sent.getByRole('button', { name: upload.beforeUpload.send, exact: true }).tap();
      await expect(sent.getByText(upload.states.received, { exact: true })).toBeVisible();
      await expect(shown.getByText('photo.jpg', { exact: true })).toBeVisible();
      await expect(panel.getByRole('status')).toHaveText(continueOnPhone.arrived.replace('{{count}}', '1'));

      // What the computer sends meanwhile stands beside it, and each file once.
      await applicant.chooseFile('transcript', { name: 'scan.pdf', ...PDF });
      await expect(shown.getByText(upload.states.received, { exact: true })).toHaveCount(2);
      await expect(shown.getByRole('listitem')).toHaveCount(2);
      await expect(panel.getByRole('status')).toHaveText(continueOnPhone.arrived.replace('{{count}}', '1'));
      expect((await sandbox.ledger(id)).counts.files).toBe(2);

      await sandbox.expireTokens(id);
      await expect(panel.getByText(continueOnPhone.ended)).toBeVisible();
      await expect(code).toHaveCount(0);
      await phone.goto(link);
      await phone.getByRole('button', { name: resume.action }).tap();
      await expect(phone.getByText(resume.invalidLink.title)).toBeVisible();
      await expect(phone.getByRole('button', { name: resume.find })).toBeVisible();
      await pocket.close();
    },
  );
}

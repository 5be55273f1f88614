import { LOCALES } from '../../src/config/locales.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { onMainHost } from '../support/on-hosts.ts';
import { PDF } from '../support/prepare.ts';
import { IN_BOTH, IN_THAI } from '../support/sizes.ts';

const UPLOAD = { method: 'POST', path: 'application/upload-file' };
const TRANSCRIPT = { name: 'transcript.pdf', ...PDF };

/** @returns a real JPEG in Base64, as this browser makes it */
function drawnJpeg(): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 256, height: 256 });
  const context = canvas.getContext('2d');
  for (let at = 0; at < 256; at += 4) context?.fillRect(at, (at * 7) % 256, 3, 50);
  return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
}

for (const locale of LOCALES) {
  test.describe(`documents, ${locale}`, { tag: IN_THAI[locale] }, () => {
    test('a picture and a PDF that every viewer opens are taken, however they begin and end', async ({
      page,
      sandbox,
    }) => {
      const applicant = new Applicant(page, sandbox, locale);
      const { beforeUpload, failures, states } = applicant.messages.upload;
      await applicant.startAt('scholarship');
      const card = applicant.documentCard('transcript');
      const jpeg = Buffer.from(await page.evaluate(drawnJpeg), 'base64');
      const tables = jpeg.indexOf(Buffer.from([0xff, 0xdb]));
      const files = [
        jpeg.subarray(0, -2),
        Buffer.concat([jpeg.subarray(0, tables), Buffer.from('stray'), jpeg.subarray(tables)]),
        Buffer.concat([Buffer.from('\uFEFF\r\n'), PDF.buffer]),
      ];
      for (const [index, buffer] of files.entries()) {
        const file = { name: `${index}.bin`, mimeType: '', buffer };
        await applicant.chooseFile('transcript', file, index === 0 ? 'documentNotice' : undefined);
        await expect(card.getByText(states.received, { exact: true })).toHaveCount(index + 1);
      }
      await applicant.chooseFile('transcript', {
        name: 'cut.jpg',
        mimeType: 'image/jpeg',
        buffer: jpeg.subarray(0, Math.floor(jpeg.length * 0.7)),
      });
      await card.getByRole('button', { name: beforeUpload.send, exact: true }).click();
      await expect(card).toContainText(failures.damaged);
    });

    test('a failed file is sent again, deleted, and one under way cancelled', async ({ page, sandbox }) => {
      const applicant = new Applicant(page, sandbox, locale);
      const { common, upload } = applicant.messages;
      const { id } = await applicant.startAt('scholarship');
      const card = applicant.documentCard('transcript');
      const received = card.getByText(upload.states.received, { exact: true });
      const button = (text: string) => card.getByRole('button', { name: text.replace('{{name}}', TRANSCRIPT.name) });

      await sandbox.injectFailure({ match: UPLOAD, status: 500, times: 1 });
      await applicant.chooseFile('transcript', TRANSCRIPT, 'documentNotice');
      await expect(card).toContainText(upload.failures.server);
      await button(common.retry).click();
      await expect(received).toBeVisible();
      expect((await sandbox.ledger(id)).counts.files).toBe(1);

      await button(upload.removeName).click();
      await expect(card).toContainText(upload.states.removed);
      await expect(received).toHaveCount(0);
      await expect(card).toContainText(upload.states.missing);
      await expect.poll(async () => (await sandbox.ledger(id)).counts.files).toBe(0);

      await page.route('**/api/application/upload-file', () => undefined); // Never answered.
      await applicant.chooseFile('transcript', TRANSCRIPT);
      await button(upload.cancelName).click();
      await expect(card).toContainText(upload.states.missing);
      await page.unroute('**/api/application/upload-file');
      await applicant.chooseFile('transcript', TRANSCRIPT);
      await expect(received).toBeVisible();
      expect((await sandbox.ledger(id)).counts.files).toBe(1);
    });
  });
}

test(
  'a file whose upload had no response is looked for by the next attempt, and reported after a reload',
  { tag: IN_BOTH.th },
  async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'th');
    const { common, upload } = applicant.messages;
    const { id } = await applicant.startAt('scholarship');
    const card = applicant.documentCard('transcript');
    const received = card.getByText(upload.states.received, { exact: true });
    const list = /\/api\/application\/file\//;
    let sent = 0;
    await page.route('**/api/application/upload-file', async (route) => {
      sent += 1;
      await route.fetch({ url: onMainHost(route.request().url()) });
      await route.abort('connectionreset');
    });
    await expect(card).toBeVisible();
    await page.route(list, (route) => route.abort('connectionreset'));
    await applicant.chooseFile('transcript', TRANSCRIPT, 'documentNotice');
    await expect(card).toContainText(upload.failures.unconfirmed);
    await page.unroute(list);
    await card.getByRole('button', { name: common.retry }).click();
    await expect(received).toBeVisible();

    await page.reload();
    await expect(received).toBeVisible();
    await applicant.chooseFile('transcript', TRANSCRIPT);
    await expect(card).toContainText(upload.duplicate);
    await expect(received).toHaveCount(1);
    expect([sent, (await sandbox.ledger(id)).counts.files]).toEqual([1, 1]);
  },
);

import type { Locator, Page } from '@playwright/test';
import { pdfOfPage } from '../../tests/lib/pdf/sample-pdfs.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { brokenRules } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { IN_BOTH } from '../support/sizes.ts';

const CANARY = 'CANARY-13.7563N';

const LYING = [1600, 1200] as const;
const UPRIGHT = [1200, 1600] as const;

/** @returns a JPEG in Base64 of a card on a table. Its lines of religion and blood type are a magenta bar. */
function photoOfACard([width, height]: readonly [number, number]): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#3a3230';
  context.fillRect(0, 0, width, height);
  const across = Math.min(width * 0.9, height * 0.9 * 1.586);
  context.translate(width / 2, height / 2);
  context.rotate(0.05);
  context.scale(across / 1586, across / 1586);
  context.translate(-793, -500);
  context.fillStyle = '#dfe8ef';
  context.beginPath();
  context.roundRect(0, 0, 1586, 1000, 50);
  context.fill();
  context.fillStyle = '#1c2430';
  context.font = '70px sans-serif';
  for (const line of [150, 260, 370, 480, 830]) context.fillText('1 2345 67890 12 3 Name Sample', 360, line);
  context.fillStyle = '#ff00ff';
  context.fillRect(350, 570, 780, 140);
  return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
}

/** Decodes a picture as whoever receives it does. */
const seen = (page: Page, file: Buffer) =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
    const count = { magenta: 0, black: 0 };
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
      if (red - green > 60 && blue - green > 60) count.magenta += 1;
      if (red + green + blue < 60) count.black += 1;
    }
    return count;
  }, file.toString('base64'));

/** The pictures in a PDF that is made of pictures. */
function picturesIn(pdf: Buffer): Buffer[] {
  const starts = pdf.toString('latin1').matchAll(/\/DCTDecode \/Length (\d+) >>\nstream\n/g);
  return [...starts].map(({ 0: { length }, 1: size, index }) =>
    pdf.subarray(index + length, index + length + Number(size)),
  );
}

/** @returns what the university has received, which has no place and camera of the photo in it */
async function storedFile(applicant: Applicant, card: Locator): Promise<Buffer> {
  const { sandbox, messages } = applicant;
  const { id } = await applicant.session();
  await expect(card.getByText(messages.upload.states.received, { exact: true })).toBeVisible();
  const [file] = (await sandbox.ledger(id)).files;
  const stored = await sandbox.fileContent(String(file?.['id']));
  expect(stored.includes(CANARY)).toBe(false);
  return stored;
}

/** Returns what of an editor is not wholly in sight, or is too small for a finger. A box of the picture is moved by its middle. */
const outOfSight = (editor: Locator): Promise<string[]> =>
  editor.evaluate((dialog) =>
    [...dialog.querySelectorAll('button:not(.cover-size:not([aria-current])), .picture-frame img')]
      .filter((one) => {
        const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
        const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isOnTop = one.localName === 'img' || (shown !== null && one.contains(shown));
        const isTarget = one.matches('.cover-box, img') || (width >= 44 && height >= 44);
        return !isOnTop || !isTarget || top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
      })
      .map(
        (one) => `${one.getAttribute('aria-label') ?? one.textContent}: ${JSON.stringify(one.getBoundingClientRect())}`,
      ),
  );

for (const locale of ['th', 'en'] as const) {
  test(
    `a whole photo, its corners and all tools are in sight, ${locale}`,
    { tag: IN_BOTH[locale] },
    async ({ page, sandbox }) => {
      const isPhone = (page.viewportSize()?.width ?? 0) < 640;
      const applicant = new Applicant(page, sandbox, locale);
      const { upload, cover } = applicant.messages;
      await applicant.startAt('scholarship');
      const editor = page.getByRole('dialog', { name: cover.title });
      const press = (name: string) => editor.getByRole('button', { name, exact: true }).click();
      const card = applicant.documentCard('id_card');
      for (const [index, shape] of [UPRIGHT, LYING].entries()) {
        const buffer = Buffer.from(await page.evaluate(photoOfACard, shape), 'base64');
        await applicant.pickFile(
          'id_card',
          { name: `${index}.jpg`, mimeType: 'image/jpeg', buffer },
          index === 0 ? 'idCardNotice' : undefined,
        );
        const sizes = isPhone
          ? ([
              [360, 740],
              [360, 640],
              [740, 360],
            ] as const)
          : ([[1280, 720]] as const);
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          await card.getByRole('button', { name: upload.beforeUpload.cover }).last().click();
          // A picture that is shown again has its size once it is painted.
          const inSight = (what: string): Promise<void> =>
            expect
              .configure({ soft: true })
              .poll(() => outOfSight(editor), `${shape.join(' x ')}, ${what}, ${width} x ${height}`)
              .toEqual([]);
          await expect(editor.locator('.cover-box')).toHaveCount(2);
          await expect(editor.locator('.cover-text')).toBeVisible();
          await inSight('covered');
          await press(cover.uncover);
          await inSight('not covered');
          await press(cover.backToCorners);
          await inSight('corners');
          for (const name of [cover.next, cover.undo, cover.close]) await press(name);
        }
      }
    },
  );

  test(
    `what is covered on a photo never reaches the university, ${locale}`,
    { tag: IN_BOTH[locale] },
    async ({ page, sandbox }) => {
      const applicant = new Applicant(page, sandbox, locale);
      const { upload, cover } = applicant.messages;
      await applicant.startAt('scholarship');
      const jpeg = Buffer.from(await page.evaluate(photoOfACard, LYING), 'base64');
      const exif = Buffer.from(`Exif\0\0${CANARY}`, 'latin1');
      const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif]);
      const photo = Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
      expect((await seen(page, photo)).magenta).toBeGreaterThan(20_000);

      // From the choice to the receipt there are two presses, and nothing is drawn or dragged.
      await applicant.pickFile('id_card', { name: 'card.jpg', mimeType: 'image/jpeg', buffer: photo }, 'idCardNotice');
      const card = applicant.documentCard('id_card');
      const open = card.getByRole('button', { name: upload.beforeUpload.cover });
      await open.click();
      const editor = page.getByRole('dialog', { name: cover.title });
      const button = (name: string) => editor.getByRole('button', { name, exact: true });
      await expect(editor.locator('.cover-box')).toHaveCount(2);
      expect(await brokenRules(page, 'dialog')).toEqual([]);
      // Everything else that the editor shows, by keyboard alone.
      for (const name of [cover.zoomIn, cover.zoomOut, cover.backToCorners, cover.next, cover.sign.offer]) {
        await button(name).press('Enter');
        if (name === cover.zoomIn || name === cover.backToCorners)
          expect(await brokenRules(page, 'dialog')).toEqual([]);
      }
      expect(await brokenRules(page, 'dialog')).toEqual([]);
      await button(cover.sign.use).press('Enter');
      const { id } = await applicant.session();
      expect((await sandbox.ledger(id)).counts.files).toBe(0);
      await button(cover.use).click();
      await expect(editor).toHaveCount(0);
      const stored = await storedFile(applicant, card);
      const { magenta, black } = await seen(page, stored);
      expect(magenta).toBe(0);
      expect(black).toBeGreaterThan(50_000);
      // The same picture can be looked at as it was received.
      await card.getByRole('button', { name: upload.viewName.replace('{{name}}', 'card.jpg') }).press('Enter');
      const view = page.getByRole('dialog', { name: upload.asSeen });
      await expect(view.getByRole('img')).toBeVisible();
      expect(await brokenRules(page, 'dialog')).toEqual([]);
    },
  );

  test(
    `what is covered on a page of a PDF never reaches the university, and its text does not either, ${locale}`,
    { tag: IN_BOTH[locale] },
    async ({ page, sandbox }) => {
      const applicant = new Applicant(page, sandbox, locale);
      const { upload, cover } = applicant.messages;
      await applicant.startAt('scholarship');
      // A magenta bar, and text on it, below the place of a new box.
      const drawing = `1 0 1 rg 78 48 44 5 re f 0 g BT /F 5 Tf 80 49 Td (${CANARY}) Tj ET`;
      const buffer = Buffer.from(pdfOfPage({ drawing, count: 2 }));
      const renderer: string[] = [];
      page.on('request', (request) => {
        if (/pdf[.-]/.test(request.url())) renderer.push(request.url());
      });

      await applicant.pickFile(
        'transcript',
        { name: 'grades.pdf', mimeType: 'application/pdf', buffer },
        'documentNotice',
      );
      const card = applicant.documentCard('transcript');
      const open = card.getByRole('button', { name: upload.beforeUpload.edit });
      await expect(open).toBeVisible();
      expect(renderer).toEqual([]);
      await open.press('Enter');
      const editor = page.getByRole('dialog', { name: cover.title });
      const button = (name: string) => editor.getByRole('button', { name, exact: true });
      await expect(button(cover.pdf.next)).toBeVisible();
      expect(renderer).not.toEqual([]);
      expect(await brokenRules(page, 'dialog')).toEqual([]);
      await button(cover.pdf.next).press('Enter');
      for (const name of [cover.pdf.edit, cover.addBox, cover.pdf.page.use]) await button(name).press('Enter');
      await expect(editor.getByText(cover.pdf.changed)).toBeVisible();
      expect(await brokenRules(page, 'dialog')).toEqual([]);
      await button(cover.pdf.use.replace('{{count}}', '2')).press('Enter');
      await expect(editor).toHaveCount(0);
      await expect(card.getByRole('heading')).toBeFocused();
      const stored = await storedFile(applicant, card);
      const [first, second] = picturesIn(stored);
      if (!first || !second) throw new Error('no pictures');
      expect((await seen(page, first)).magenta).toBeGreaterThan(5000);
      const { magenta, black } = await seen(page, second);
      expect(magenta).toBe(0);
      expect(black).toBeGreaterThan(50_000);
    },
  );

  test(
    `a photo is prepared in the page where its worker does not load, and is not blamed where nothing does, ${locale}`,
    { tag: IN_BOTH[locale] },
    async ({ page, sandbox, tolerate }) => {
      tolerate(/Failed to load resource|dynamically imported module/);
      const applicant = new Applicant(page, sandbox, locale);
      const { upload, cover, common } = applicant.messages;
      const loads: string[] = [];
      await applicant.startAt('scholarship');
      page.on('load', () => loads.push(page.url()));
      const photo = Buffer.from(await page.evaluate(photoOfACard, LYING), 'base64');
      await page.route(/\/picture-worker/, (route) => route.abort());
      await page.route(/\/picture-tasks/, (route) => route.abort());
      // Without its end, a photo cannot be sent as it is.
      const cut = photo.subarray(0, -2);
      await applicant.pickFile(
        'transcript',
        { name: 'grades.jpg', mimeType: 'image/jpeg', buffer: cut },
        'documentNotice',
      );
      const grades = applicant.documentCard('transcript');
      await grades.getByRole('button', { name: upload.beforeUpload.send, exact: true }).press('Enter');
      await expect(grades.getByText(upload.failures['not-loaded']).first()).toBeVisible();
      await expect(page.locator('#chunk-error')).toBeVisible();
      await applicant.chooseFile(
        'id_card',
        { name: 'card.jpg', mimeType: 'image/jpeg', buffer: photo },
        'idCardNotice',
      );
      const card = applicant.documentCard('id_card');
      const edit = card.getByRole('button', { name: upload.beforeUpload.cover });
      const editor = page.getByRole('dialog', { name: cover.title });
      await edit.press('Enter');
      await expect(card.getByRole('alert')).toHaveText(upload.beforeUpload.notLoaded);
      expect(await brokenRules(page)).toEqual([]);

      await page.unroute(/\/picture-tasks/);
      await edit.press('Enter');
      await editor.getByRole('button', { name: cover.use, exact: true }).press('Enter');
      await expect(editor).toHaveCount(0);
      const { magenta } = await seen(page, await storedFile(applicant, card));
      expect(magenta).toBe(0);
      await grades.getByRole('button', { name: common.retry }).press('Enter');
      await expect(grades.getByText(upload.states.received, { exact: true })).toBeVisible();
      expect(loads).toEqual([]);
    },
  );

  test(
    `a PDF whose viewer does not load stays where it is, ${locale}`,
    { tag: IN_BOTH[locale] },
    async ({ page, sandbox, tolerate }) => {
      tolerate(/Failed to load resource|dynamically imported module/);
      const applicant = new Applicant(page, sandbox, locale);
      const { upload, cover } = applicant.messages;
      const loads: string[] = [];
      await applicant.startAt('scholarship');
      page.on('load', () => loads.push(page.url()));
      const buffer = Buffer.from(pdfOfPage({ drawing: '0 g', count: 2 }));
      await applicant.pickFile(
        'transcript',
        { name: 'grades.pdf', mimeType: 'application/pdf', buffer },
        'documentNotice',
      );
      const card = applicant.documentCard('transcript');
      const edit = card.getByRole('button', { name: upload.beforeUpload.edit });
      const editor = page.getByRole('dialog', { name: cover.title });
      const failsWithout = async (file: RegExp): Promise<void> => {
        const blocked: string[] = [];
        await page.route(file, (route) => {
          blocked.push(route.request().url());
          return route.abort();
        });
        await edit.press('Enter');
        await expect.poll(() => blocked).not.toEqual([]);
        await expect(card.getByRole('alert')).toHaveText(upload.beforeUpload.notLoaded);
        await expect(editor).toHaveCount(0);
        await expect(card.getByText('grades.pdf', { exact: true }).first()).toBeVisible();
        expect(await brokenRules(page)).toEqual([]);
      };

      // The code that draws the pages, and then the worker that it starts.
      for (const file of [/\/pdf-pages\./, /\/pdf\.worker\./]) {
        await failsWithout(file);
        await page.unroute(file);
      }
      // Nothing but another press is needed once the files can be loaded.
      await edit.press('Enter');
      await editor.getByRole('button', { name: cover.pdf.skip }).press('Enter');
      await expect(editor).toHaveCount(0);
      await expect(card.getByRole('alert')).toHaveCount(0);
      // The pages of a file that was opened are kept, so this is another one.
      await card.getByRole('button', { name: upload.dismissName.replace('{{name}}', 'grades.pdf') }).press('Enter');
      await applicant.pickFile('transcript', { name: 'grades.pdf', mimeType: 'application/pdf', buffer });
      await failsWithout(/\/pdf\.worker\./);
      await card.getByRole('button', { name: upload.beforeUpload.send, exact: true }).press('Enter');
      const stored = await storedFile(applicant, card);
      expect(stored.equals(buffer)).toBe(true);
      expect(loads).toEqual([]);
    },
  );
}

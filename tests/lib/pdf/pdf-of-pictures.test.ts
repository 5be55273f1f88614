import { createCanvas } from '@napi-rs/canvas';
import fc from 'fast-check';
import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { pdfOfPictures, type PicturePage } from '../../../src/lib/pdf/pdf-of-pictures.ts';
import { textOf } from '../../documents/sample-files.ts';

/** A picture of one colour, as a canvas makes it. */
function pictureOf(width: number, height: number, colour: string, longSide: number): PicturePage {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  return { jpeg: new Uint8Array(canvas.toBuffer('image/jpeg', 90)), width, height, longSide };
}

const open = async (pdf: Blob) =>
  getDocument({ data: await pdf.bytes(), verbosity: VerbosityLevel.ERRORS, isEvalSupported: false }).promise;

const sizes = fc.record({
  width: fc.integer({ min: 1, max: 300 }),
  height: fc.integer({ min: 1, max: 300 }),
  longSide: fc.integer({ min: 3, max: 14_400 }),
});

test('a reader finds one picture on each page, in its place and with the size of the page, and no text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sizes, { minLength: 1, maxLength: 10 }), async (all) => {
      const pictures = all.map(({ width, height, longSide }) => pictureOf(width, height, '#c04020', longSide));
      const pdf = await open(pdfOfPictures(pictures));
      expect(pdf.numPages).toBe(all.length);
      for (const [index, { width, height, longSide }] of all.entries()) {
        const page = await pdf.getPage(index + 1);
        const [left = 0, top = 0, right = 0, bottom = 0] = page.view;
        const scale = longSide / Math.max(width, height);
        expect([left, top]).toEqual([0, 0]);
        expect(right).toBeCloseTo(width * scale, 1);
        expect(bottom).toBeCloseTo(height * scale, 1);
        const { fnArray, argsArray } = await page.getOperatorList();
        const pictureAt = fnArray.indexOf(OPS.paintImageXObject);
        expect(fnArray.filter((name) => name === OPS.paintImageXObject)).toHaveLength(1);
        const [, ...size] = (argsArray[pictureAt] ?? []) as readonly unknown[];
        expect(size).toEqual([width, height]);
        expect((await page.getTextContent()).items).toEqual([]);
      }
      const { info, metadata } = await pdf.getMetadata();
      expect(info).not.toHaveProperty('Title');
      expect(metadata).toBeNull();
      await pdf.destroy();
    }),
    { numRuns: 25 },
  );
});

test('the bytes of the pictures stay as they are', async () => {
  const pictures = [pictureOf(30, 20, '#ff0000', 842), pictureOf(20, 30, '#0000ff', 842)];
  const pdf = textOf(await pdfOfPictures(pictures).bytes());
  for (const { jpeg } of pictures) expect(pdf).toContain(textOf(jpeg));
});

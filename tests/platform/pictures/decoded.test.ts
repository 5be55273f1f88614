import { createCanvas, ImageData, loadImage } from '@napi-rs/canvas';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_EDITS, turned, withBoxes, type Edits } from '../../../src/lib/picture/edits.ts';
import { SENT_SIZE } from '../../../src/lib/picture/jpeg-options.ts';
import type { Corners } from '../../../src/lib/picture/projection.ts';
import { runPictureTask } from '../../../src/platform/pictures/picture-tasks.ts';
import { casesOf, LAST_LIMIT_MS, NAMED_SEED, SEED } from '../../random-runs.ts';
import { anyBox, cornersOfAPage, noisePixels } from '../../lib/picture/arbitrary-edits.ts';
import { pixelsOf, useNodeRenderer } from './node-renderer.ts';

vi.setConfig({ testTimeout: LAST_LIMIT_MS });

/** The pictures that are decoded and not yet closed. */
let open: number;
let decoded: number;
beforeEach(() => {
  open = 0;
  decoded = 0;
  useNodeRenderer();
  vi.stubGlobal('ImageData', ImageData);
  vi.stubGlobal('createImageBitmap', async (picture: Blob) => {
    const image = await loadImage(await picture.arrayBuffer());
    open += 1;
    decoded += 1;
    return Object.assign(image, { close: () => (open -= 1) });
  });
});
afterEach(async () => {
  await runPictureTask({ name: 'forget' });
  vi.unstubAllGlobals();
});

function photo(width = 60, height = 40, seed = 1): Blob {
  const { data } = noisePixels(width, height, seed);
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0);
  return new Blob([new Uint8Array(canvas.toBuffer('image/png'))], { type: 'image/png' });
}

const preview = (picture: Blob, editor?: number) =>
  runPictureTask({ name: 'upright', picture, options: { isCut: false, longSide: 20, quality: 0.8 }, editor });
const edited = (picture: Blob, edits: Edits, editor?: number) =>
  runPictureTask({ name: 'edit', picture, options: { edits, ...SENT_SIZE }, editor });
const bytesIn = async (jpeg: Blob | undefined) => Buffer.from(await (jpeg ?? new Blob()).arrayBuffer());

describe('the picture of an editor', () => {
  test('is decoded once, until the editor is closed', async () => {
    const picture = photo();
    await preview(picture, 1);
    await edited(picture, NO_EDITS, 1);
    await edited(picture, turned(NO_EDITS), 1);
    expect([decoded, open]).toEqual([1, 1]);
    await runPictureTask({ name: 'forget' });
    expect(open).toBe(0);
    await edited(picture, NO_EDITS, 1);
    expect(decoded).toBe(2);
  });

  test('gives way to that of the next editor, and is not taken for another', async () => {
    const [one, other] = [photo(60, 40, 1), photo(60, 40, 2)];
    await preview(one, 1);
    const alone = await bytesIn(await edited(other, NO_EDITS));
    expect(await bytesIn(await edited(other, NO_EDITS, 2))).toEqual(alone);
    expect(open).toBe(1);
    expect(await bytesIn(await edited(one, NO_EDITS, 1))).not.toEqual(alone);
    expect(open).toBe(1);
  });

  test('is decoded again for each task where it has more than 16 megapixels', async () => {
    vi.stubGlobal('createImageBitmap', () => {
      decoded += 1;
      open += 1;
      return Promise.resolve({ width: 4100, height: 4100, close: () => (open -= 1) });
    });
    await preview(photo(), 1);
    await preview(photo(), 1);
    expect([decoded, open]).toEqual([2, 0]);
  });
});

test('a picture without an editor is let go of at once', async () => {
  await preview(photo());
  await edited(photo(), NO_EDITS);
  expect([decoded, open]).toEqual([2, 0]);
});

const step = fc.oneof(fc.constant('turn' as const), cornersOfAPage);
const after = (edits: Edits, next: 'turn' | Corners): Edits =>
  next === 'turn' ? turned(edits) : { ...edits, corners: next };

test(`what leaves is made from the kept picture by its edits alone, whatever was shown before (${NAMED_SEED})`, async () => {
  let editor = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 1000 }),
      anyBox,
      fc.array(step, { maxLength: 3 }),
      async (seed, box, steps) => {
        editor += 1;
        const picture = photo(48, 32, seed);
        const edits = steps.reduce(after, withBoxes(NO_EDITS, [box]));
        await preview(picture, editor);
        // The editor shows it without its boxes before.
        await edited(picture, { ...edits, covers: [] }, editor);
        const left = await bytesIn(await edited(picture, edits, editor));
        expect(left).toEqual(await bytesIn(await edited(picture, edits)));
        expect(left.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: casesOf(60), seed: SEED },
  );
});

test(`what is covered in the whole photo is black in what leaves (${NAMED_SEED})`, async () => {
  let editor = 1000;
  let checked = 0;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 1000 }), anyBox, async (seed, box) => {
      editor += 1;
      const picture = photo(128, 128, seed);
      await preview(picture, editor);
      const left = await edited(picture, withBoxes(NO_EDITS, [box]), editor);
      const { width, data } = await pixelsOf(left ?? new Blob());
      // Blocks of 16 pixels at an edge have traces of its other side, which is not covered.
      const inside = (from: number, length: number) => [
        Math.ceil(from * 128) + 16,
        Math.floor((from + length) * 128) - 16,
      ];
      const [top = 0, bottom = 0] = inside(box.top, box.height);
      const [start = 0, end = 0] = inside(box.left, box.width);
      for (let row = top; row < bottom; row += 1)
        for (let column = start; column < end; column += 1) {
          checked += 1;
          expect(data[(row * width + column) * 4]).toBeLessThan(4);
        }
    }),
    { numRuns: casesOf(60), seed: SEED },
  );
  expect(checked).toBeGreaterThan(1000);
});

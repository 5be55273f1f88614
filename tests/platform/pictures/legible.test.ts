// What an applicant covers, straightens and sends can still be read: letters of 8 points on a page of A4, by Tesseract.
import english from '@tesseract.js-data/eng';
import thai from '@tesseract.js-data/tha';
import { createCanvas, GlobalFonts, ImageData, loadImage } from '@napi-rs/canvas';
import { createRequire } from 'node:module';
import { createWorker } from 'tesseract.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_EDITS } from '../../../src/lib/picture/edits.ts';
import { SENT_SIZE } from '../../../src/lib/picture/jpeg-options.ts';
import type { Corners } from '../../../src/lib/picture/projection.ts';
import { runPictureTask } from '../../../src/platform/pictures/picture-tasks.ts';
import { noisePixels } from '../../lib/picture/arbitrary-edits.ts';
import { useNodeRenderer } from './node-renderer.ts';

const { resolve } = createRequire(import.meta.url);
for (const script of ['latin', 'thai'])
  GlobalFonts.registerFromPath(
    resolve(`@fontsource/noto-sans-thai-looped/files/noto-sans-thai-looped-${script}-400-normal.woff2`),
    script,
  );

/** A page of A4 that lies a little askew in a photo of 12 megapixels. */
const PHOTO = { width: 3000, height: 4000 };
const PAGE = { width: 2550, height: 3607, left: 260, top: 150 };
const ANGLE = 0.02;
const POINTS = PAGE.height / 842;

const LINES = {
  eng: [
    'Official transcript of records, Faculty of Science',
    'Calculus for engineers 3 credits grade A 4.00',
    'General chemistry laboratory 1 credit grade B 3.00',
    'Principles of macroeconomics 3 credits grade C 2.50',
    'Academic writing in English 2 credits grade A 3.50',
    'Cumulative grade point average 3.42 of 4.00',
  ],
  tha: [
    'ใบแสดงผลการเรียน ระดับมัธยมศึกษาตอนปลาย',
    'คณิตศาสตร์พื้นฐาน หน่วยกิต ผลการเรียน',
    'ภาษาไทยและวรรณคดี หน่วยกิต ผลการเรียน',
    'วิทยาศาสตร์และเทคโนโลยี หน่วยกิต ผลการเรียน',
    'สังคมศึกษา ศาสนา และวัฒนธรรม หน่วยกิต',
    'ผลการเรียนเฉลี่ยสะสมตลอดหลักสูตร',
  ],
};
type Language = keyof typeof LINES;

function corners(): Corners {
  const [sine, cosine] = [Math.sin(ANGLE), Math.cos(ANGLE)];
  const corner = (x: number, y: number) => ({
    x: (PAGE.left + x * cosine - y * sine) / PHOTO.width,
    y: (PAGE.top + x * sine + y * cosine) / PHOTO.height,
  });
  return [corner(0, 0), corner(PAGE.width, 0), corner(PAGE.width, PAGE.height), corner(0, PAGE.height)];
}

/** Grey paper, dark letters of 8 points, and the grain of a camera. */
function photoOf(language: Language): Blob {
  const canvas = createCanvas(PHOTO.width, PHOTO.height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#7a6a58';
  context.fillRect(0, 0, PHOTO.width, PHOTO.height);
  context.translate(PAGE.left, PAGE.top);
  context.rotate(ANGLE);
  context.fillStyle = '#e4e0d8';
  context.fillRect(0, 0, PAGE.width, PAGE.height);
  context.fillStyle = '#2b2b30';
  context.font = `${8 * POINTS}px latin, thai`;
  LINES[language].forEach((line, index) => context.fillText(line, 200, 400 + index * 24 * POINTS));
  const picture = context.getImageData(0, 0, PHOTO.width, PHOTO.height);
  const grain = noisePixels(997, 1, 7).data;
  for (let at = 0; at < picture.data.length; at += 1)
    if (at % 4 < 3) picture.data[at] = (picture.data[at] ?? 0) + ((grain[at % grain.length] ?? 0) - 128) / 10;
  context.putImageData(picture, 0, 0);
  return new Blob([new Uint8Array(canvas.toBuffer('image/jpeg', 92))], { type: 'image/jpeg' });
}

/** The share of letters that have to be changed to make one text from the other. Spaces do not count. */
function difference(expected: string, read: string): number {
  const [from, to] = [expected, read].map((text) => [...text.replaceAll(/\s/g, '')]) as [string[], string[]];
  let costs = to.map((_letter, index) => index + 1);
  from.forEach((letter, row) => {
    let diagonal = row;
    let before = row + 1;
    costs = to.map((other, column) => {
      const above = costs[column] ?? 0;
      const cost = Math.min(above + 1, before + 1, diagonal + (letter === other ? 0 : 1));
      diagonal = above;
      before = cost;
      return cost;
    });
  });
  return (costs.at(-1) ?? from.length) / from.length;
}

beforeEach(() => {
  useNodeRenderer();
  vi.stubGlobal('ImageData', ImageData);
  vi.stubGlobal('createImageBitmap', async (picture: Blob) =>
    Object.assign(await loadImage(await picture.arrayBuffer()), { close: () => undefined }),
  );
  return () => vi.unstubAllGlobals();
});

describe.each([
  ['eng', english, 0.01],
  ['tha', thai, 0.05],
] as const)('a transcript (%s)', (language, { langPath }, mostWrong) => {
  let reader: Awaited<ReturnType<typeof createWorker>>;
  const photo = photoOf(language);
  beforeAll(async () => {
    reader = await createWorker(language, undefined, { langPath, cacheMethod: 'none' });
  });
  afterAll(() => reader.terminate());

  const wrongAt = async (longSide: number): Promise<number> => {
    const edits = { ...NO_EDITS, corners: corners() };
    const sent = await runPictureTask({ name: 'edit', picture: photo, options: { ...SENT_SIZE, edits, longSide } });
    const { data } = await reader.recognize(Buffer.from(await (sent ?? new Blob()).arrayBuffer()));
    return difference(LINES[language].join(''), data.text);
  };

  test('can be read as it is sent', async () => {
    expect(await wrongAt(SENT_SIZE.longSide)).toBeLessThanOrEqual(mostWrong);
  });

  test('could not be read at a third of the size', async () => {
    expect(await wrongAt(SENT_SIZE.longSide / 3)).toBeGreaterThan(mostWrong);
  });
});

import { describe, expect, test, vi } from 'vitest';
import { UPLOAD_LIMIT_BYTES } from '../../src/config/constants.ts';
import { isDecodable, prepareFile, type Preparation } from '../../src/documents/file/prepare-file.ts';
import type { JpegOptions } from '../../src/lib/picture/jpeg-options.ts';
import {
  bytesOf,
  chunk,
  exif,
  fileOf,
  frame,
  heic,
  HUGE_PICTURES,
  jpeg,
  pdf,
  png,
  readBack,
  SCAN,
  segment,
  END,
  textOf,
  webp,
} from './sample-files.ts';

const TURNED = jpeg();
const turns = () => vi.fn(() => Promise.resolve(new Blob([TURNED], { type: 'image/jpeg' })));
const cannot = () => vi.fn(() => Promise.resolve(undefined));
const isNotLoaded = () => vi.fn(() => Promise.reject(new TypeError('no chunk')));

const sent = (preparation: Preparation): File => {
  if (preparation.kind === 'refused') throw new Error(`refused: ${preparation.reason}`);
  return preparation.preparedFile.file;
};

/** A JPEG of about so many bytes, whose data nobody decodes here. */
function photo(size: number, orientation = 1): File {
  const start = bytesOf([0xff, 0xd8], [...exif(orientation)]);
  const filler = segment(0xdb, new Array<number>(60_000).fill(7));
  const rest = jpeg().subarray(2);
  return new File([start, ...new Array<typeof filler>(Math.round(size / 60_000)).fill(filler), rest], 'photo.jpg');
}
const scaledTo = (bytes: number) =>
  vi.fn((_picture: Blob, _options: JpegOptions) =>
    Promise.resolve(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })),
  );

describe('a large picture', () => {
  test('is sent smaller, with at most 2200 pixels on its long side', async () => {
    const toUprightJpeg = scaledTo(400_000);
    const file = sent(await prepareFile(photo(900_000), { toUprightJpeg, keepsSize: false }));
    expect([file.size, file.name, file.type]).toEqual([400_000, 'photo.jpg', 'image/jpeg']);
    expect(toUprightJpeg.mock.calls[0]?.[1]).toEqual({ isCut: false, longSide: 2200, quality: 0.75 });
  });

  test.each([
    ['it would hardly become smaller', 800_000, false, 1],
    ['the applicant wants the original', 400_000, true, 0],
  ])('keeps its size and loses its location when %s', async (_why, size, keepsSize, calls) => {
    const toUprightJpeg = scaledTo(size);
    const file = sent(await prepareFile(photo(900_000), { toUprightJpeg, keepsSize }));
    expect(file.size).toBeGreaterThan(900_000);
    expect(textOf(await readBack(file))).not.toContain('GPS');
    expect(toUprightJpeg).toHaveBeenCalledTimes(calls);
  });

  test('keeps its size if memory or the browser refuses', async () => {
    const file = sent(await prepareFile(photo(900_000), { toUprightJpeg: cannot(), keepsSize: false }));
    expect(file.size).toBeGreaterThan(900_000);
  });

  test('of too many pixels is not decoded just to be shrunk', async () => {
    const toUprightJpeg = scaledTo(1);
    const start = bytesOf([0xff, 0xd8], [...frame(9000, 8000)], [...SCAN]);
    const many = new File([start, new Uint8Array(700_000), bytesOf(END)], 'a.jpg');
    expect(sent(await prepareFile(many, { toUprightJpeg, keepsSize: false })).size).toBe(many.size);
    expect(toUprightJpeg).not.toHaveBeenCalled();
  });

  test('on its side is turned in its own size if the applicant wants that, or if it is small', async () => {
    for (const [bytes, keepsSize, longSide] of [
      [900_000, true, Infinity],
      [0, false, Infinity],
      [900_000, false, 2200],
    ] as const) {
      const toUprightJpeg = scaledTo(10);
      expect(sent(await prepareFile(photo(bytes, 6), { toUprightJpeg, keepsSize })).size).toBe(10);
      expect(toUprightJpeg.mock.calls[0]?.[1]).toMatchObject({ longSide });
    }
  });

  test('from a screenshot becomes a JPEG if that is smaller', async () => {
    const screen = png(chunk('iCCP', new Array<number>(700_000).fill(1)));
    const file = sent(await prepareFile(fileOf(screen, 'a.png'), { toUprightJpeg: scaledTo(9), keepsSize: false }));
    expect([file.name, file.type]).toEqual(['a.jpg', 'image/jpeg']);
    expect(sent(await prepareFile(fileOf(screen, 'a.png'), { toUprightJpeg: cannot(), keepsSize: false })).name).toBe(
      'a.png',
    );
  });
});

describe('without the code that converts pictures', () => {
  const prepare = (file: File) => prepareFile(file, { toUprightJpeg: isNotLoaded(), keepsSize: false });

  test.each([
    ['a large photo', photo(900_000)],
    ['a photo on its side', photo(0, 6)],
    ['a large screenshot', fileOf(png(chunk('iCCP', new Array<number>(700_000).fill(1))), 'a.png')],
  ])('%s is sent in its own size and without its location', async (_what, chosen) => {
    const file = sent(await prepare(chosen));
    expect(file.type).toBe(chosen.name.endsWith('png') ? 'image/png' : 'image/jpeg');
    expect(file.size).toBeGreaterThan(chosen.size - 1000);
    expect(textOf(await readBack(file))).not.toContain('GPS');
  });

  test.each([
    ['HEIC', fileOf(heic(), 'card.heic')],
    ['a photo without its end', fileOf(jpeg().subarray(0, -2), 'card.jpg')],
    ['a screenshot without its end', fileOf(png().subarray(0, -12), 'card.png')],
  ])('nothing is said about %s', async (_what, chosen) => {
    expect(await prepare(chosen)).toEqual({ kind: 'refused', reason: 'not-loaded' });
  });
});

describe.each(Object.entries(HUGE_PICTURES))('a %s of 268 megapixels', (_kind, bytes) => {
  test('is neither decoded for sending nor shown', async () => {
    const toUprightJpeg = turns();
    const preparation = await prepareFile(fileOf(bytes, 'card.webp'), { toUprightJpeg, keepsSize: false });
    expect(preparation).toEqual({ kind: 'refused', reason: 'cannot-convert' });
    expect(toUprightJpeg).not.toHaveBeenCalled();
    expect(await isDecodable(fileOf(bytes, 'card.webp'))).toBe(false);
  });
});

test('a picture of a format that is never sent is not decoded, as its size is unknown', async () => {
  const gif = bytesOf([...new TextEncoder().encode('GIF89a')], [0xff, 0xff, 0xff, 0xff, 0, 0, 0]);
  const avif = bytesOf([0, 0, 0, 0x1c], [...new TextEncoder().encode('ftypavif')], new Array<number>(16).fill(0));
  for (const bytes of [gif, avif]) expect(await isDecodable(fileOf(bytes, 'card', 'image/gif'))).toBe(false);
});

test('a HEIC or WebP of which no size is read is left to the browser, which cannot show it', async () => {
  for (const bytes of [heic(), webp()]) expect(await isDecodable(fileOf(bytes, 'card'))).toBe(true);
});

describe('preparing a file', () => {
  test('names a JPEG as such, whatever its name and type say', async () => {
    const preparation = await prepareFile(fileOf(jpeg(), 'transcript.pdf', 'application/pdf'), {
      toUprightJpeg: cannot(),
      keepsSize: false,
    });
    expect([sent(preparation).name, sent(preparation).type]).toEqual(['transcript.jpg', 'image/jpeg']);
    expect(preparation).toMatchObject({ kind: 'ready', preparedFile: { hasPreview: true } });
  });

  test('never decodes a picture that could crash the page', async () => {
    const huge = bytesOf([0xff, 0xd8], [...exif(3)], [...frame(20_000, 20_000)], [...SCAN], END);
    const canvas = turns();
    expect(await prepareFile(fileOf(huge, 'plan.jpg'), { toUprightJpeg: canvas, keepsSize: false })).toMatchObject({
      kind: 'ready',
      preparedFile: { hasPreview: false },
    });
    expect(canvas).not.toHaveBeenCalled();
  });

  test('refuses a file over the limit without reading it', async () => {
    const file = fileOf(pdf(), 'a.pdf');
    Object.defineProperty(file, 'size', { value: UPLOAD_LIMIT_BYTES + 1 });
    const read = vi.spyOn(file, 'arrayBuffer');
    expect(await prepareFile(file, { toUprightJpeg: cannot(), keepsSize: false })).toEqual({
      kind: 'refused',
      reason: 'too-big',
    });
    expect(read).not.toHaveBeenCalled();
  });

  test('reports a file that the device has withdrawn', async () => {
    const file = fileOf(pdf(), 'a.pdf');
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    expect(await prepareFile(file, { toUprightJpeg: cannot(), keepsSize: false })).toEqual({
      kind: 'refused',
      reason: 'unreadable',
    });
  });
});

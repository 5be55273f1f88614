/** Small files built byte by byte, so that a test can say exactly what is in them. */

export type Bytes = Uint8Array<ArrayBuffer>;

export const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
export const bytesOf = (...parts: readonly (string | readonly number[])[]): Bytes =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? ascii(part) : [...part])));
export const textOf = (bytes: Uint8Array): string => [...bytes].map((byte) => String.fromCharCode(byte)).join('');

const two = (value: number): number[] => [value >> 8, value & 0xff];
const four = (value: number): number[] => [...two(value >>> 16), ...two(value & 0xffff)];

/** A JPEG segment with its length. */
export const segment = (marker: number, ...parts: readonly (string | readonly number[])[]): Bytes => {
  const data = bytesOf(...parts);
  return bytesOf([0xff, marker], two(data.length + 2), [...data]);
};

export const GPS = 'GPS 13.7563N 100.5018E';

/** EXIF with an orientation and, after it, a location. */
export const exif = (orientation: number, little = false): Bytes => {
  const order = (bytes: number[]): number[] => (little ? bytes.toReversed() : bytes);
  return segment(
    0xe1,
    'Exif\u0000\u0000',
    little ? 'II' : 'MM',
    order(two(42)),
    order(four(8)),
    order(two(1)),
    order(two(0x0112)),
    order(two(3)),
    order(four(1)),
    order(two(orientation)),
    [0, 0],
    four(0),
    GPS,
  );
};

const START = [0xff, 0xd8];
export const END = [0xff, 0xd9];
export const JFIF = segment(0xe0, 'JFIF\u0000', [1, 1, 0, 0, 1, 0, 1, 0, 0]);
export const ICC = segment(0xe2, 'ICC_PROFILE\u0000', [1, 1, 7, 7]);
export const TABLE = segment(0xdb, [0, 1, 2, 3]);
export const frame = (width: number, height: number): Bytes =>
  segment(0xc0, [8], two(height), two(width), [1, 1, 17, 0]);
/** Compressed data with an escaped FF, a restart marker and a fill byte. */
export const SCAN = bytesOf([...segment(0xda, [1, 1, 0, 0, 63, 0])], [1, 0xff, 0x00, 2, 0xff, 0xd0, 3]);

export const jpeg = (...segments: readonly Uint8Array[]): Bytes =>
  bytesOf(START, ...segments.map((one) => [...one]), [...frame(4, 2)], [...SCAN], END);

/** A PNG chunk; its check sum is not looked at. */
export const chunk = (type: string, ...parts: readonly (string | readonly number[])[]): Bytes => {
  const data = bytesOf(...parts);
  return bytesOf(four(data.length), type, [...data], [1, 2, 3, 4]);
};
export const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
export const HEADER = chunk('IHDR', four(4), four(2), [8, 6, 0, 0, 0]);
export const png = (...chunks: readonly Uint8Array[]): Bytes =>
  bytesOf(PNG_START, [...HEADER], ...chunks.map((one) => [...one]), [...chunk('IDAT', [9, 9])], [...chunk('IEND')]);

export const pdf = (trailer = '<< /Root 1 0 R >>'): Bytes =>
  bytesOf(`%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer ${trailer}\nstartxref\n9\n%%EOF\n`);

export const heic = (brand = 'heic'): Bytes => bytesOf([0, 0, 0, 24], `ftyp${brand}`, [0, 0, 0, 0], 'mif1');
export const webp = (): Bytes => bytesOf('RIFF', [4, 0, 0, 0], 'WEBPVP8 ');

const MOST = 16383;
/** Pictures of 16383 × 16383 pixels in a few bytes, in the three kinds of WebP and in HEIC. */
export const HUGE_PICTURES: Readonly<Record<string, Bytes>> = {
  'lossless WebP': bytesOf('RIFF', [18, 0, 0, 0], 'WEBPVP8L', [5, 0, 0, 0, 0x2f, 0xfe, 0xbf, 0xff, 0x0f, 0]),
  'lossy WebP': bytesOf(
    'RIFF',
    [22, 0, 0, 0],
    'WEBPVP8 ',
    [10, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0xff, 0x3f, 0xff, 0x3f],
  ),
  'WebP with a small picture on a huge canvas': bytesOf(
    'RIFF',
    [22, 0, 0, 0],
    'WEBPVP8X',
    [10, 0, 0, 0, 0, 0, 0, 0, 0xfe, 0x3f, 0, 0xfe, 0x3f, 0],
  ),
  HEIC: bytesOf(
    [0, 0, 0, 24],
    'ftypheic',
    [0, 0, 0, 0],
    'mif1heic',
    [0, 0, 0, 20],
    'ispe',
    four(0),
    four(MOST),
    four(MOST),
  ),
};

export const fileOf = (bytes: Bytes, name: string, type = ''): File => new File([bytes], name, { type });
export const readBack = async (blob: Blob): Promise<Bytes> => new Uint8Array(await blob.arrayBuffer());

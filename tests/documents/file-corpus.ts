import {
  ascii,
  bytesOf,
  chunk,
  END,
  exif,
  frame,
  heic,
  HEADER,
  ICC,
  jpeg,
  JFIF,
  pdf,
  png,
  PNG_START,
  SCAN,
  segment,
  TABLE,
  webp,
  type Bytes,
} from './sample-files.ts';

import { orientationSegment } from '../../src/documents/file/jpeg-metadata.ts';

/**
 * `sent`: these bytes, whatever the browser can decode. `decoded`: what the browser makes of the picture, and refused as
 * damaged where it makes nothing of it. `converted`: the same, but the format is what such a browser cannot read. `decodedElse`:
 * what the browser makes of the picture, and these bytes where it cannot or memory is refused.
 */
export type Verdict =
  | { readonly sent: Bytes; readonly as: 'jpeg' | 'png' | 'pdf'; readonly isLocked?: true }
  | { readonly decodedElse: Bytes; readonly as: 'jpeg' | 'png' }
  | 'decoded'
  | 'converted'
  | 'damaged'
  | 'wrong-type'
  | 'empty';

type File = readonly [what: string, bytes: Bytes, verdict: Verdict];

const ZIP_END = [...ascii('PK'), 5, 6, ...new Array<number>(18).fill(0)];
const NUL = [0, 0, 0, 0];
const BOM = [0xef, 0xbb, 0xbf];
const PDF = pdf();
const LOCKED = pdf('<< /Root 1 0 R /Encrypt 5 0 R >>');
const filled = (length: number): string => `${'x'.repeat(length - 1)}\n`;
const joined = (...parts: readonly (string | readonly number[] | Uint8Array)[]): Bytes =>
  bytesOf(...parts.map((part) => (part instanceof Uint8Array ? [...part] : part)));

const PDFS: readonly File[] = [
  ['as it should be', PDF, { sent: PDF, as: 'pdf' }],
  ...(
    [
      ['a byte order mark', BOM],
      ['an empty line', '\r\n'],
      ['zeros', NUL],
      ['the lines of a print job', '\u001B%-12345X@PJL SET RESOLUTION=600\r\n@PJL ENTER LANGUAGE=PDF\r\n'],
      ['the headers of a mail', 'Message-ID: <1@mail.example>\r\nContent-Type: application/pdf\r\n\r\n'],
      ['a scanner’s own header', [...ascii('SCAN'), 0, 1, 2, 0xff]],
      ['as much as viewers look through', filled(1019)],
    ] as const
  ).map(([what, before]): File => [`behind ${what}`, joined(before, PDF), { sent: PDF, as: 'pdf' }]),
  ['locked, behind a byte order mark', joined(BOM, LOCKED), { sent: LOCKED, as: 'pdf', isLocked: true }],
  ['behind more than viewers look through', joined(filled(1024), PDF), 'wrong-type'],
  ...['<html><body>', '<!DOCTYPE html>\n', '\uFEFF <script>x()</script>', '<?xml version="1.0"?><svg>', '<!-- -->'].map(
    (markup): File => [
      `behind ${markup.trim()}`,
      joined(
        ascii(markup).map((code) => code & 0xff),
        PDF,
      ),
      'wrong-type',
    ],
  ),
  ['with spaces and zeros behind it', joined(PDF, '\n\n', NUL), { sent: joined(PDF, '\n\n', NUL), as: 'pdf' }],
  ['that is an archive too', joined(PDF, ZIP_END), 'wrong-type'],
  ['in an archive, uncompressed', joined('PK', [3, 4], NUL, 'a.pdf', PDF, ZIP_END), 'wrong-type'],
  ['cut before its end', PDF.subarray(0, 60), 'damaged'],
  ['cut before its end, behind an empty line', joined('\r\n', PDF.subarray(0, 60)), 'damaged'],
  ['locked and cut before its end', LOCKED.subarray(0, 80), 'damaged'],
  ['without its last line', PDF.subarray(0, -7), { sent: PDF.subarray(0, -7), as: 'pdf' }],
  [
    'with a million zeros behind it',
    joined(PDF, new Uint8Array(1e6)),
    { sent: joined(PDF, new Uint8Array(1e6)), as: 'pdf' },
  ],
  ['of an old version', bytesOf('%PDF-1.0\n%%EOF'), { sent: bytesOf('%PDF-1.0\n%%EOF'), as: 'pdf' }],
  ['in name only', bytesOf('This is no PDF'), 'wrong-type'],
];

const START = [0xff, 0xd8];
const PICTURE = [frame(4, 2), SCAN] as const;
const PLAIN = jpeg(JFIF);
const asJpeg = (sent: Bytes = PLAIN): Verdict => ({ sent, as: 'jpeg' });

const JPEGS: readonly File[] = [
  ['as it should be', PLAIN, asJpeg()],
  ['without a JFIF header', jpeg(TABLE), asJpeg(jpeg(TABLE))],
  ['with a location', jpeg(JFIF, exif(1)), asJpeg()],
  ['with stray zeros between segments', joined(START, JFIF, [0, 0, 0], ...PICTURE, END), asJpeg()],
  ['with stray text between segments', joined(START, JFIF, 'SEFT panorama', ...PICTURE, END), asJpeg()],
  ['with an escaped FF between segments', joined(START, JFIF, [7, 0xff, 0, 7], ...PICTURE, END), asJpeg()],
  [
    'with stray bytes before its frame and its tables',
    joined(START, JFIF, [1], TABLE, [2], ...PICTURE, END),
    asJpeg(jpeg(JFIF, TABLE)),
  ],
  ['with fill bytes', joined(START, [0xff, 0xff], JFIF, [0xff], ...PICTURE, END), asJpeg()],
  [
    'with a segment whose length is too short',
    joined(START, JFIF, [0xff, 0xe5, 0, 3, 1, 2, 3], ...PICTURE, END),
    asJpeg(),
  ],
  ['with a second picture behind it', joined(PLAIN, jpeg(exif(1))), asJpeg()],
  ['with a film behind it', joined(PLAIN, NUL, 'ftypmp42'), asJpeg()],
  ['with a colour profile', jpeg(JFIF, ICC), asJpeg(jpeg(JFIF, ICC))],
  ['progressive', joined(START, ...PICTURE, TABLE, SCAN, END), asJpeg(joined(START, ...PICTURE, TABLE, SCAN, END))],
  ['without its end', joined(START, JFIF, ...PICTURE), 'decoded'],
  ['with zeros instead of its end', joined(START, JFIF, ...PICTURE, NUL), 'decoded'],
  ['cut in its data', PLAIN.subarray(0, -4), 'decoded'],
  ['that ends with half a marker', PLAIN.subarray(0, -1), 'decoded'],
  ['cut between two scans', joined(START, ...PICTURE, [0xff, 0xdb, 0]), 'decoded'],
  ['cut before its data', joined(START, JFIF, frame(4, 2)), 'damaged'],
  ['cut in its first segment', PLAIN.subarray(0, 8), 'damaged'],
  ['that begins twice', joined(START, JFIF, START, ...PICTURE, END), 'damaged'],
  ['without a picture', joined(START, END), 'damaged'],
  ['of noise', joined(START, [0xff, 0xfe, 0, 4, 1, 2], 'noise'), 'damaged'],
  ['larger than any viewer shows', joined(START, frame(60_000, 60_000), SCAN, END), 'damaged'],
  ['without its end and too large to decode', joined(START, frame(20_000, 20_000), SCAN), 'damaged'],
  ['behind a byte order mark, which no viewer opens', joined(BOM, PLAIN), 'wrong-type'],
];

const WHOLE_PNG = png();
const DATA = chunk('IDAT', [9, 9]);
const PNGS: readonly File[] = [
  ['as it should be', WHOLE_PNG, { sent: WHOLE_PNG, as: 'png' }],
  ['with a location', png(chunk('eXIf', 'GPS')), { sent: WHOLE_PNG, as: 'png' }],
  ['with data behind it', joined(WHOLE_PNG, 'PK', NUL), { sent: WHOLE_PNG, as: 'png' }],
  ['without its end', joined(PNG_START, HEADER, DATA), 'decoded'],
  ['with half of its end', WHOLE_PNG.subarray(0, -6), 'decoded'],
  ['cut in its data', joined(PNG_START, HEADER, DATA.subarray(0, -5)), 'decoded'],
  ['cut before its data', joined(PNG_START, HEADER), 'damaged'],
  [
    'larger than any viewer shows',
    joined(PNG_START, chunk('IHDR', [0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60], [8, 6, 0, 0, 0]), DATA, chunk('IEND')),
    'damaged',
  ],
  ['without a header', joined(PNG_START, chunk('IEND')), 'damaged'],
  [
    'whose lines a mail program changed',
    joined([0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a], HEADER, DATA),
    'wrong-type',
  ],
];

const OTHERS: readonly File[] = [
  ...['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'].map((brand): File => [
    `HEIC (${brand})`,
    heic(brand),
    'converted',
  ]),
  ['WebP', webp(), 'converted'],
  ['WebP that is cut', webp().subarray(0, 12), 'converted'],
  ['a film', heic('isom'), 'wrong-type'],
  ['a GIF', bytesOf('GIF89a'), 'wrong-type'],
  ['a BMP', bytesOf('BM', NUL), 'wrong-type'],
  ['a TIFF', bytesOf('II*', [0], NUL), 'wrong-type'],
  ['an SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'wrong-type'],
  ['a web page', bytesOf('<!doctype html><p>%PDF-1.7'), 'wrong-type'],
  ['a Word document', joined('PK', [3, 4], 'word/document.xml', ZIP_END), 'wrong-type'],
  ['an old Word document', bytesOf([0xd0, 0xcf, 0x11, 0xe0]), 'wrong-type'],
  ['a program', bytesOf('MZ', [0x90, 0]), 'wrong-type'],
  ['PostScript', bytesOf('%!PS-Adobe-3.0'), 'wrong-type'],
  ['one byte', bytesOf([0x25]), 'wrong-type'],
  ['nothing', bytesOf(), 'empty'],
];

/** Enough bytes to be worth making smaller. */
const MANY = new Uint8Array(700_000).fill(7);
/** @param precision bits of a sample */
const frameOf = (width: number, height: number, components: number, precision = 8, marker = 0xc0): Bytes => {
  const each = Array.from({ length: components }, (_, index) => [index + 1, 0x11, 0]).flat();
  return segment(marker, [precision, height >> 8, height & 0xff, width >> 8, width & 0xff, components], each);
};
const jpegOf = (...parts: readonly Uint8Array[]): Bytes => joined(START, ...parts, SCAN, END);
const bigJpeg = (width: number, height: number): Bytes => jpegOf(JFIF, frameOf(width, height, 3), SCAN, MANY);
const ADOBE = segment(0xee, 'Adobe', [0, 100, 0, 0, 0, 0, 2]);
/** EXIF whose directory holds one entry of this tag, type and value. */
const entry = (tag: number, type: number, value: number): Bytes =>
  segment(0xe1, 'Exif\u0000\u0000', 'MM', [
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    tag >> 8,
    tag & 0xff,
    0,
    type,
    0,
    0,
    0,
    1,
    0,
    value,
    0,
    0,
  ]);
const upright = (...segments: readonly Bytes[]): File[1] => jpegOf(JFIF, ...segments, frame(4, 2));
const header = (width: number, height: number, depth: number, colour: number): Bytes =>
  chunk(
    'IHDR',
    [width >> 24, (width >> 16) & 0xff, (width >> 8) & 0xff, width & 0xff],
    [height >> 24, (height >> 16) & 0xff, (height >> 8) & 0xff, height & 0xff],
    [depth, colour, 0, 0, 0],
  );
const pngOf = (...chunks: readonly Uint8Array[]): Bytes => joined(PNG_START, ...chunks, chunk('IEND'));
const pages = (count: number): Bytes => {
  const objects = Array.from(
    { length: count },
    (_, index) => `${index + 3} 0 obj<</Type/Page/Parent 2 0 R>>endobj\n`,
  ).join('');
  return new Uint8Array(Buffer.from(`%PDF-1.7\n${objects}trailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`, 'latin1'));
};
const asItIs = (what: string, bytes: Bytes, as: 'jpeg' | 'png' | 'pdf'): File => [what, bytes, { sent: bytes, as }];
const smallerElse = (what: string, bytes: Bytes, as: 'jpeg' | 'png'): File => [what, bytes, { decodedElse: bytes, as }];

/** What cameras, scanners and programs make. Colours and depth are the decoder's matter, and here only the container counts. */
const UNUSUAL: readonly File[] = [
  asItIs('a CMYK JPEG', jpegOf(JFIF, ADOBE, frameOf(4, 2, 4)), 'jpeg'),
  asItIs('a grey JPEG', jpegOf(JFIF, frameOf(4, 2, 1)), 'jpeg'),
  asItIs('a JPEG of 12 bits', jpegOf(JFIF, frameOf(4, 2, 3, 12, 0xc1)), 'jpeg'),
  asItIs('a progressive JPEG', jpegOf(JFIF, frameOf(4, 2, 3, 8, 0xc2), TABLE, SCAN), 'jpeg'),
  asItIs('a lossless JPEG', jpegOf(JFIF, frameOf(4, 2, 3, 16, 0xc3)), 'jpeg'),
  asItIs('a JPEG of 65,535 by 1 pixels', jpegOf(JFIF, frameOf(65_535, 1, 3)), 'jpeg'),
  ['a JPEG without a height', jpegOf(JFIF, frameOf(4, 0, 3)), 'damaged'],
  smallerElse('a photo of 12 megapixels', bigJpeg(4000, 3000), 'jpeg'),
  smallerElse('a photo of 64 megapixels', bigJpeg(8000, 8000), 'jpeg'),
  asItIs('a photo of 65 megapixels', bigJpeg(8125, 8000), 'jpeg'),
  asItIs('a photo of 100 megapixels', bigJpeg(10_000, 10_000), 'jpeg'),
  asItIs('a photo of 108 megapixels', bigJpeg(12_000, 9000), 'jpeg'),
  [
    'EXIF that lies on its side',
    jpeg(JFIF, exif(6)),
    { decodedElse: jpegOf(orientationSegment(6), JFIF, frame(4, 2)), as: 'jpeg' },
  ],
  [
    'EXIF of a little-endian camera',
    jpeg(JFIF, exif(8, true)),
    { decodedElse: jpegOf(orientationSegment(8), JFIF, frame(4, 2)), as: 'jpeg' },
  ],
  ['EXIF with an orientation that does not exist', jpeg(JFIF, exif(9)), asJpeg()],
  ['EXIF with an orientation of zero', jpeg(JFIF, exif(0)), asJpeg()],
  ['EXIF without an orientation', upright(entry(0x010f, 3, 6)), asJpeg()],
  [
    'EXIF whose directory lies behind its end',
    jpeg(JFIF, segment(0xe1, 'Exif\u0000\u0000', 'MM', [0, 42, 0xff, 0, 0, 0])),
    asJpeg(),
  ],
  ['EXIF that is cut', jpeg(JFIF, segment(0xe1, 'Exif\u0000\u0000', 'M')), asJpeg()],
  ['EXIF that is empty', jpeg(JFIF, segment(0xe1, 'Exif\u0000\u0000')), asJpeg()],
  ['XMP with a name', jpeg(JFIF, segment(0xe1, 'http://ns.adobe.com/xap/1.0/\u0000<x>')), asJpeg()],
  ['a comment', jpeg(JFIF, segment(0xfe, 'Somebody was here')), asJpeg()],
  asItIs('a PNG of 16 bits', pngOf(header(4, 2, 16, 6), DATA), 'png'),
  asItIs('a PNG with a palette', pngOf(header(4, 2, 8, 3), chunk('PLTE', [1, 2, 3]), DATA), 'png'),
  asItIs('a PNG of one bit', pngOf(header(4, 2, 1, 0), DATA), 'png'),
  [
    'an animated PNG, of which the first picture counts',
    pngOf(HEADER, chunk('acTL', NUL), chunk('fcTL', NUL), DATA, chunk('fdAT', NUL)),
    { sent: pngOf(HEADER, DATA), as: 'png' },
  ],
  smallerElse(
    'a large PNG of a screen',
    pngOf(header(3000, 2000, 8, 6), chunk('IDAT'), joined([0, 0x0a, 0xae, 0x60], 'IDAT', MANY, NUL)),
    'png',
  ),
  asItIs('a PNG of as many pixels as browsers may show', pngOf(header(32_768, 16_384, 8, 6), DATA), 'png'),
  ['a PNG of more pixels than any browser shows', pngOf(header(32_768, 16_385, 8, 6), DATA), 'damaged'],
  ['a PNG of no pixels', pngOf(header(0, 0, 8, 6), DATA), 'damaged'],
  ['an animated WebP', bytesOf('RIFF', [4, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 2]), 'converted'],
  asItIs('a PDF of 10,000 pages', pages(10_000), 'pdf'),
  asItIs('a PDF of no pages', pages(0), 'pdf'),
  ['a PDF that opens without a password and forbids printing', LOCKED, { sent: LOCKED, as: 'pdf', isLocked: true }],
  ['a PDF of 10,000 pages that is cut', pages(10_000).subarray(0, 300_000), 'damaged'],
  ['what a camera returns that took nothing', bytesOf(), 'empty'],
  ['a film of a living photo', bytesOf([0, 0, 0, 20], 'ftypqt  '), 'wrong-type'],
  ['AVIF', bytesOf([0, 0, 0, 28], 'ftypavif'), 'wrong-type'],
  ['JPEG XL', bytesOf([0xff, 0x0a, 1, 2]), 'wrong-type'],
  ['JPEG 2000', bytesOf([0, 0, 0, 12], 'jP  ', [0x0d, 0x0a, 0x87, 0x0a]), 'wrong-type'],
  ['a raw photo', bytesOf('II*', [0], 'DNG'), 'wrong-type'],
  ['a text in Thai', new Uint8Array(new TextEncoder().encode('ใบแสดงผลการเรียน')), 'wrong-type'],
  ['a RAR archive', bytesOf('Rar!', [0x1a, 7, 1, 0]), 'wrong-type'],
  ['zeros', new Uint8Array(1000), 'wrong-type'],
];

export const CORPUS: Readonly<Record<string, readonly File[]>> = {
  PDF: PDFS,
  JPEG: JPEGS,
  PNG: PNGS,
  'other formats': OTHERS,
  'what cameras and scanners make': UNUSUAL,
};

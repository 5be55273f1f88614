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
  TABLE,
  webp,
  type Bytes,
} from './sample-files.ts';

/**
 * `sent`: these bytes, whatever the browser can decode. `decoded`: what the browser makes of the picture, and refused as
 * damaged where it makes nothing of it. `converted`: the same, but the format is what such a browser cannot read.
 */
export type Verdict =
  | { readonly sent: Bytes; readonly as: 'jpeg' | 'png' | 'pdf'; readonly isLocked?: true }
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

export const CORPUS: Readonly<Record<string, readonly File[]>> = {
  PDF: PDFS,
  JPEG: JPEGS,
  PNG: PNGS,
  'other formats': OTHERS,
};

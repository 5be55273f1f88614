/** A page with a single picture. */
export interface PicturePage {
  /** A three-colour JPEG, as a canvas writes it. */
  readonly jpeg: Uint8Array<ArrayBuffer>;
  /** The picture's size in pixels. */
  readonly width: number;
  readonly height: number;
  /** The page's long side in points (1/72 inch). */
  readonly longSide: number;
}

/** The number of the first page object; the catalog and the page list come before it. */
const FIRST = 3;
const OBJECTS_OF_A_PAGE = 3;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Formats a number without an exponent, which PDF does not allow. */
const inPoints = (value: number): string => value.toFixed(2);

function objectsOf({ jpeg, width, height, longSide }: PicturePage, number: number) {
  const scale = longSide / Math.max(width, height);
  const [across, down] = [inPoints(width * scale), inPoints(height * scale)];
  const drawing = `${across} 0 0 ${down} 0 0 cm /Picture Do`;
  const picture = [
    ...['/Type /XObject', '/Subtype /Image', `/Width ${width}`, `/Height ${height}`],
    ...['/ColorSpace /DeviceRGB', '/BitsPerComponent 8', '/Filter /DCTDecode', `/Length ${jpeg.length}`],
  ].join(' ');
  return [
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] ` +
        `/Resources << /XObject << /Picture ${number + 2} 0 R >> >> /Contents ${number + 1} 0 R >>`,
    ],
    [`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`],
    [`<< ${picture} >>\nstream\n`, jpeg, '\nendstream'],
  ];
}

/** Writes a PDF with one picture per page and nothing else: no text, no metadata (ISO 32000-1, 7.5). */
export function pdfOfPictures(pages: readonly PicturePage[]): Blob {
  const numbers = pages.map((_, index) => FIRST + index * OBJECTS_OF_A_PAGE);
  const kids = numbers.map((number) => `${number} 0 R`).join(' ');
  const objects = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    [`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`],
    ...pages.flatMap((page, index) => objectsOf(page, numbers[index] ?? FIRST)),
  ];
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const write = (part: string | Uint8Array<ArrayBuffer>): void => {
    const bytes = typeof part === 'string' ? bytesOf(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  write('%PDF-1.4\n');
  const starts = objects.map((object, index) => {
    const start = length;
    for (const part of [`${index + 1} 0 obj\n`, ...object, '\nendobj\n']) write(part);
    return start;
  });
  const table = length;
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
  for (const start of starts) write(`${String(start).padStart(10, '0')} 00000 n \n`);
  write(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}

/** Small PDFs that are written object by object. The first object is the catalog, and the second the list of pages. */
export function pdfWith(objects: readonly string[], trailer = ''): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`;
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export const streamOf = (facts: string, content: string): string =>
  `<< ${facts} /Length ${content.length} >>\nstream\n${content}\nendstream`;

interface PageParts {
  /** What is drawn; the page has 200 × 100 points. */
  readonly drawing: string;
  readonly font?: string;
  /** A picture with the name `X`. */
  readonly picture?: string;
  readonly count?: number;
  readonly trailer?: string;
  /** Entries of the catalog. */
  readonly catalog?: string;
}

export const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
export const textOf = (text: string, at = '20 50'): string => `BT /F 20 Tf ${at} Td (${text}) Tj ET`;

/** A PDF whose pages all show the same. */
export function pdfOfPage(parts: PageParts): Uint8Array<ArrayBuffer> {
  const { drawing, font = HELVETICA, picture = '<< >>', count = 1, trailer, catalog = '' } = parts;
  const kids = '3 0 R '.repeat(count);
  return pdfWith(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R ` +
        `/Resources << /Font << /F ${font} >> /XObject << /X 5 0 R >> >> >>`,
      streamOf('', drawing),
      picture,
    ],
    trailer,
  );
}

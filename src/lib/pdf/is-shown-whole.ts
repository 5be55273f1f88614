/** The renderer's fonts and pictures of a page, as pairs of a name and an object. */
interface DrawnPage {
  readonly commonObjs: Iterable<readonly unknown[]>;
  readonly objs: Iterable<readonly unknown[]>;
}

/** Every system has these fonts or similar ones. Substitutes for other fonts show wrong letters, for example for Thai. */
const EVERYWHERE = /^(?:Arial|Helvetica|Times|Courier)/;

/** The renderer represents an unreadable font by the text of an error. */
function isShown(font: unknown): boolean {
  if (typeof font !== 'object' || font === null) return false;
  const { missingFile, name } = font as { readonly missingFile?: unknown; readonly name?: unknown };
  return missingFile !== true || EVERYWHERE.test(String(name));
}

/**
 * Whether pdf.js has drawn all fonts and pictures of a page correctly. It silently omits or replaces what it cannot
 * draw.
 */
export const isShownWhole = ({ commonObjs, objs }: DrawnPage): boolean =>
  [...commonObjs].every(([, font]) => isShown(font)) && [...objs].every(([, picture]) => picture !== null);

/** In pixels. Decoding a larger picture may crash a page on a phone, so the renderer leaves it out. @chosen */
export const LARGEST_PICTURE = 100_000_000;
/** The largest distance between a picture's width and height in a PDF, in characters; a palette may be between them. */
const NEAR = 2000;
/** A size that is a reference is not followed and may be huge. */
const ELSEWHERE = /\/(?:Width|Height)\s+\d+\s+\d+\s+R\b/;

/**
 * Whether the PDF may contain a huge picture. Sizes are uncompressed unless they are references; pictures inside a
 * page use abbreviations.
 */
export function hasHugePicture(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes);
  if (ELSEWHERE.test(text)) return true;
  return [...text.matchAll(/\/W(?:idth)?\s+(\d+)/g)].some(({ index, 1: width }) => {
    const around = text.slice(Math.max(0, index - NEAR), index + NEAR);
    const heights = [...around.matchAll(/\/H(?:eight)?\s+(\d+)/g)].map(([, height]) => Number(height));
    return heights.some((height) => height * Number(width) > LARGEST_PICTURE);
  });
}

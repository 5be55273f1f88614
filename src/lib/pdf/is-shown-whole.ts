/** What the renderer holds of the fonts and pictures of a page: pairs of a name and what was made of it. */
interface DrawnPage {
  readonly commonObjs: Iterable<readonly unknown[]>;
  readonly objs: Iterable<readonly unknown[]>;
}

/** Every system has these or others that look alike. In place of other fonts it shows wrong letters, as for Thai. */
const EVERYWHERE = /^(?:Arial|Helvetica|Times|Courier)/;

/** A font that the renderer could not read is the text of an error. */
function isShown(font: unknown): boolean {
  if (typeof font !== 'object' || font === null) return false;
  const { missingFile, name } = font as { readonly missingFile?: unknown; readonly name?: unknown };
  return missingFile !== true || EVERYWHERE.test(String(name));
}

/**
 * Whether the fonts and pictures of a page that was drawn by pdf.js were shown as they were meant. The renderer leaves out or
 * replaces what it cannot show, and tells nobody.
 */
export const isShownWhole = ({ commonObjs, objs }: DrawnPage): boolean =>
  [...commonObjs].every(([, font]) => isShown(font)) && [...objs].every(([, picture]) => picture !== null);

/** Decoding a larger picture may crash the page of a phone, so the renderer leaves it out. In pixels. @chosen */
export const LARGEST_PICTURE = 100_000_000;
/** How far from its width the height of a picture stands in a PDF, in characters; a palette may stand between them. */
const NEAR = 2000;
/** A size that is written elsewhere is not looked for. */
const ELSEWHERE = /\/(?:Width|Height)\s+\d+\s+\d+\s+R\b/;

/** Sizes of pictures are never compressed in a PDF, but where they are references. Pictures inside a page abbreviate them. */
export function hasHugePicture(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes);
  if (ELSEWHERE.test(text)) return true;
  return [...text.matchAll(/\/W(?:idth)?\s+(\d+)/g)].some(({ index, 1: width }) => {
    const around = text.slice(Math.max(0, index - NEAR), index + NEAR);
    const heights = [...around.matchAll(/\/H(?:eight)?\s+(\d+)/g)].map(([, height]) => Number(height));
    return heights.some((height) => height * Number(width) > LARGEST_PICTURE);
  });
}

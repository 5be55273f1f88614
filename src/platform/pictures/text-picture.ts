const SIZE = 96;

/** Pale letters with a light edge are seen on paper and on black boxes, and do not hide what is below them. */
const LETTERS = 'rgb(120 0 40 / 50%)';
const EDGE = 'rgb(255 255 255 / 60%)';

/**
 * A line of text on a clear ground, in the font of the page: a worker knows only the fonts of the system, and not every
 * system has Thai letters.
 * @returns undefined when memory is short
 */
export async function textPicture(text: string): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const font = `bold ${SIZE}px ${getComputedStyle(document.body).fontFamily}`;
  context.font = font;
  canvas.width = Math.ceil(context.measureText(text).width) + SIZE;
  canvas.height = SIZE * 2;
  // A canvas forgets its font with its size.
  Object.assign(context, { font, textAlign: 'center', textBaseline: 'middle', lineWidth: SIZE / 12 });
  Object.assign(context, { strokeStyle: EDGE, fillStyle: LETTERS });
  context.strokeText(text, canvas.width / 2, SIZE);
  context.fillText(text, canvas.width / 2, SIZE);
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve);
  });
  canvas.width = 0;
  return picture ?? undefined;
}

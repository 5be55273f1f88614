const SIZE = 96;

/** Pale letters with a light edge are visible on paper and on black boxes without hiding what is below. */
const LETTERS = 'rgb(120 0 40 / 50%)';
const EDGE = 'rgb(255 255 255 / 60%)';

/**
 * Draws a line of text on a transparent background, in the page's font: a worker knows only the system's fonts, and not
 * every system has Thai letters.
 * @returns undefined if memory is short
 */
export async function textPicture(text: string): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const font = `bold ${SIZE}px ${getComputedStyle(document.body).fontFamily}`;
  context.font = font;
  canvas.width = Math.ceil(context.measureText(text).width) + SIZE;
  canvas.height = SIZE * 2;
  // A canvas loses its font when its size changes.
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

const SIZE = 96;
const LINE_HEIGHT = SIZE * 1.5;

/** Pale letters with a light edge are visible on paper and on black boxes without hiding what is below. */
const LETTERS = 'rgb(120 0 40 / 50%)';
const EDGE = 'rgb(255 255 255 / 60%)';

/**
 * Draws lines of text on a transparent background, in the page's font: a worker knows only the system's fonts, and not
 * every system has Thai letters.
 * @returns undefined if memory is short
 */
export async function textPicture(text: string): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const lines = text.split('\n');
  const font = `bold ${SIZE}px ${getComputedStyle(document.body).fontFamily}`;
  context.font = font;
  const [width, height] = [
    Math.ceil(Math.max(...lines.map((line) => context.measureText(line).width))) + SIZE / 2,
    LINE_HEIGHT * lines.length,
  ];
  Object.assign(canvas, { width, height });
  // A canvas loses its font when its size changes.
  Object.assign(context, { font, textAlign: 'center', textBaseline: 'middle', lineWidth: SIZE / 12 });
  Object.assign(context, { strokeStyle: EDGE, fillStyle: LETTERS });
  for (const [index, line] of lines.entries()) {
    const middle = LINE_HEIGHT * (index + 0.5);
    context.strokeText(line, width / 2, middle);
    context.fillText(line, width / 2, middle);
  }
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve);
  });
  canvas.width = 0;
  return picture ?? undefined;
}

import { PAD_PROPORTION, type Signature } from '../../lib/picture/signature.ts';

const SIZE = 96;
const LINE_HEIGHT = SIZE * 1.5;
/** The lines above and below the text, as on a crossed cheque. */
const RULE = SIZE / 12;

/** Pale letters with a light edge are visible on paper and on black boxes without hiding what is below. */
const LETTERS = 'rgb(120 0 40 / 50%)';
const EDGE = 'rgb(255 255 255 / 60%)';

/** A part of a line: text, or a signature that stands on it. */
type Part = string | Signature;

interface Words {
  /** Lines of text. The signature stands above the last one. */
  readonly lines: readonly string[];
  readonly signature?:
    | (Signature & {
        /** What is certified. */
        readonly certified: string;
      })
    | undefined;
}

const PAD = { width: LINE_HEIGHT * PAD_PROPORTION, height: LINE_HEIGHT };
const GAP = SIZE / 2;

function partsOf({ lines, signature }: Words): readonly (readonly Part[])[] {
  if (!signature) return lines.map((line) => [line]);
  const { certified, ...signed } = signature;
  const name = signed.strokes.length > 0 ? [`(${signed.name})`] : [];
  return [...lines.slice(0, -1).map((line) => [line]), [certified, signed, ...name], lines.slice(-1)];
}

/**
 * Draws lines of text between two rules on a transparent background, in the page's font: a worker knows only the
 * system's fonts, and not every system has Thai letters.
 * @returns undefined if memory is short
 */
export async function textPicture(words: Words): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const family = getComputedStyle(document.body).fontFamily;
  const plain = `bold ${SIZE}px ${family}`;
  const slanted = `italic ${SIZE}px ${family}`;
  const isDrawn = (part: Part): part is Signature => typeof part !== 'string' && part.strokes.length > 0;
  const textOf = (part: Part): string => (typeof part === 'string' ? part : part.name);
  const fontOf = (part: Part): string => (typeof part === 'string' ? plain : slanted);
  const widthOf = (part: Part): number => {
    if (isDrawn(part)) return PAD.width;
    context.font = fontOf(part);
    return context.measureText(textOf(part)).width;
  };
  const lines = partsOf(words).map((parts) => {
    const sized = parts.map((part) => ({ part, width: widthOf(part) }));
    return { sized, width: sized.reduce((sum, { width }) => sum + width + GAP, -GAP) };
  });
  const width = Math.ceil(Math.max(...lines.map((line) => line.width))) + SIZE;
  const height = LINE_HEIGHT * lines.length + SIZE / 2;
  Object.assign(canvas, { width, height });
  // A canvas loses its settings when its size changes.
  Object.assign(context, { textBaseline: 'middle', lineCap: 'round', lineJoin: 'round' });
  Object.assign(context, { fillStyle: LETTERS, strokeStyle: EDGE });
  for (const top of [0, height - RULE]) {
    context.fillStyle = EDGE;
    context.fillRect(0, top - RULE / 2, width, RULE * 2);
    context.fillStyle = LETTERS;
    context.fillRect(0, top, width, RULE);
  }
  for (const [index, line] of lines.entries()) {
    const top = SIZE / 4 + LINE_HEIGHT * index;
    let left = (width - line.width) / 2;
    for (const { part, width: across } of line.sized) {
      if (isDrawn(part)) {
        const drawing = new Path2D();
        for (const stroke of part.strokes)
          for (const [at, { x, y }] of stroke.entries()) {
            const to = [left + x * PAD.width, top + y * PAD.height] as const;
            if (at === 0) drawing.moveTo(...to);
            // A dot is a line to where it begins.
            drawing.lineTo(...to);
          }
        Object.assign(context, { strokeStyle: EDGE, lineWidth: SIZE / 6 });
        context.stroke(drawing);
        Object.assign(context, { strokeStyle: LETTERS, lineWidth: SIZE / 12 });
        context.stroke(drawing);
      } else {
        Object.assign(context, { font: fontOf(part), strokeStyle: EDGE, lineWidth: SIZE / 12 });
        context.strokeText(textOf(part), left, top + LINE_HEIGHT / 2);
        context.fillText(textOf(part), left, top + LINE_HEIGHT / 2);
      }
      left += across + GAP;
    }
  }
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve);
  });
  canvas.width = 0;
  return picture ?? undefined;
}

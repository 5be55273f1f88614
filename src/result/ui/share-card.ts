import { scene } from '../../brand/scene.ts';
import { DASHBOARD_HOUR } from '../../brand/scenes.ts';
import type { Locale } from '../../config/locales.ts';
import { linesOf } from '../picture-layout.ts';
import { drawConstellation, STAR_COLOUR } from './draw-constellation.ts';
import type { DrawnPicture } from './PictureButton.tsx';

/** The shape of a story: 9:16. */
const WIDTH = 1080;
const HEIGHT = 1920;
const FRAME = {
  width: WIDTH,
  height: HEIGHT,
  horizon: 0.74,
  streamAt: 0,
  campusAt: 0.7,
  campusSize: 0.075,
  people: { at: 0.115, size: 0.055 },
} as const;
const MARGIN = 96;
/** The moon stands to the right of the stars. */
const STARS = { x: 40, y: 300, scale: 3.6 } as const;

/** What a card shows: nothing by which somebody could be reached or an application opened. */
export interface ShareCardText {
  /** Only the stars are drawn from it. */
  readonly number: string;
  readonly name: string;
  readonly line: string;
  readonly programme: string;
  readonly university: string;
  readonly locale: Locale;
}

async function drawScene(context: CanvasRenderingContext2D): Promise<void> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml,${encodeURIComponent(scene(DASHBOARD_HOUR, FRAME))}`;
  await image.decode();
  context.drawImage(image, 0, 0, WIDTH, HEIGHT);
}

/** @throws in a browser that cannot draw pictures */
export async function shareCard(text: ShareCardText): Promise<DrawnPicture> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  await drawScene(context);
  drawConstellation(context, text.number, STARS);
  const { fontFamily } = getComputedStyle(document.querySelector('h1') ?? document.body);
  context.textAlign = 'center';
  let baseline = 980;
  const write = (words: string, size: number, weight: number, colour: string): void => {
    context.font = `${weight} ${size}px ${fontFamily}`;
    context.fillStyle = colour;
    for (const line of linesOf(words, text.locale, WIDTH - 2 * MARGIN, (part) => context.measureText(part).width)) {
      context.fillText(line, WIDTH / 2, baseline);
      baseline += size * 1.45;
    }
  };
  write(text.name, 88, 700, '#fff');
  write(text.line, 42, 400, 'rgb(255 255 255 / 85%)');
  write(text.programme, 48, 600, STAR_COLOUR);
  baseline = HEIGHT - MARGIN;
  write(text.university, 40, 600, '#fff');
  const png = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!png) throw new Error('No picture');
  return { url: canvas.toDataURL('image/png'), png };
}

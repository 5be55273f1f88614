import { CONSTELLATION_HEIGHT, CONSTELLATION_WIDTH } from '../../brand/constellation.ts';
import { BRAND_COLOUR, site } from '../../config/site.ts';
import type { Locale } from '../../config/locales.ts';
import type { CopySection } from '../copy-of-application.ts';
import { drawConstellation } from './draw-constellation.ts';
import type { DrawnPicture } from './PictureButton.tsx';
import { BAND_HEIGHT, layOut, LINE_STYLES, MARGIN, PICTURE_WIDTH, type Measure } from '../picture-layout.ts';

const INK = '#1f1633';
const SOFT = '#5d5470';
const STARS_SCALE = 1.7;
/** The largest height in pixels, because phones refuse larger pictures. The width is fixed. @chosen */
const HIGHEST = 12_000;

export interface CopyPictureText {
  readonly number: string;
  readonly title: string;
  readonly sections: readonly CopySection[];
  /** Shown below the answers: when the copy was made, and who can verify it. */
  readonly note: string;
  readonly locale: Locale;
}

/**
 * Draws a copy as one long picture that fits a phone's photo album.
 * @throws in a browser that cannot draw pictures
 */
export async function copyPicture({ number, title, sections, note, locale }: CopyPictureText): Promise<DrawnPicture> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  const { fontFamily } = getComputedStyle(document.body);
  const setFont = (size: number, weight: number): void => {
    context.font = `${weight} ${size}px ${fontFamily}`;
  };
  const measure: Measure = (text, kind) => {
    setFont(LINE_STYLES[kind].size, LINE_STYLES[kind].weight);
    return context.measureText(text).width;
  };
  const { lines, height } = layOut(sections, note, locale, measure);
  const scale = Math.min(1, HIGHEST / height);
  Object.assign(canvas, { width: Math.round(PICTURE_WIDTH * scale), height: Math.round(height * scale) });
  context.scale(scale, scale);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, PICTURE_WIDTH, height);
  context.fillStyle = BRAND_COLOUR;
  context.fillRect(0, 0, PICTURE_WIDTH, BAND_HEIGHT);
  drawConstellation(context, number, {
    x: PICTURE_WIDTH - MARGIN / 2 - CONSTELLATION_WIDTH * STARS_SCALE,
    y: (BAND_HEIGHT - CONSTELLATION_HEIGHT * STARS_SCALE) / 2,
    scale: STARS_SCALE,
  });
  context.fillStyle = '#fff';
  const inBand = (text: string, baseline: number, size: number, weight: number): void => {
    setFont(size, weight);
    context.fillText(text, MARGIN, baseline, PICTURE_WIDTH * 0.62);
  };
  inBand(site.name[locale], 110, 36, 400);
  inBand(title, 196, 52, 700);
  inBand(number, 290, 60, 700);
  for (const { kind, text, baseline } of lines) {
    setFont(LINE_STYLES[kind].size, LINE_STYLES[kind].weight);
    context.fillStyle = kind === 'section' ? BRAND_COLOUR : kind === 'value' ? INK : SOFT;
    context.fillText(text, MARGIN, baseline);
  }
  const png = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!png) throw new Error('No picture');
  return { url: canvas.toDataURL('image/png'), png };
}

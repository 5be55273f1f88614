import { THAI_QR_COLOUR } from '../../config/constants.ts';

const WIDTH = 720;
const MARGIN = 32;
const BAND = 112;
const CODE = { top: 288, size: 560 };
const NOTES = { top: 900, lineHeight: 48 };

export interface QrPictureText {
  readonly band: string;
  readonly amount: string;
  readonly merchant: string;
  /** The lines below the code: references, expiry, and what is left to do after the payment. */
  readonly notes: readonly string[];
}

async function loaded(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
}

/** A code is scaled by whole numbers only, so that its modules stay sharp. */
export function codeSize(natural: number): number {
  const times = Math.floor(CODE.size / natural);
  return times >= 1 ? natural * times : CODE.size;
}

/**
 * Draws the code with amount, payee and expiry, because a bare code in a photo album does not show its purpose.
 * @returns a PNG as a data URL
 * @throws in a browser that cannot draw pictures
 */
export async function qrPicture(source: string, text: QrPictureText): Promise<string> {
  const code = await loaded(source);
  const height = NOTES.top + text.notes.length * NOTES.lineHeight - 4;
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  const { fontFamily } = getComputedStyle(document.body);
  const write = (line: string, baseline: number, size: number, weight = 400): void => {
    context.font = `${weight} ${size}px ${fontFamily}`;
    context.fillText(line, WIDTH / 2, baseline, WIDTH - 2 * MARGIN);
  };
  context.fillStyle = '#fff';
  context.fillRect(0, 0, WIDTH, height);
  context.fillStyle = THAI_QR_COLOUR;
  context.fillRect(0, 0, WIDTH, BAND);
  context.textAlign = 'center';
  context.fillStyle = '#fff';
  write(text.band, 70, 40, 600);
  context.fillStyle = '#000';
  write(text.amount, 200, 68, 600);
  write(text.merchant, 260, 30);
  const size = codeSize(code.naturalWidth);
  context.imageSmoothingEnabled = size < code.naturalWidth;
  context.drawImage(code, (WIDTH - size) / 2, CODE.top + (CODE.size - size) / 2, size, size);
  for (const [index, note] of text.notes.entries()) write(note, NOTES.top + index * NOTES.lineHeight, 30);
  return canvas.toDataURL('image/png');
}

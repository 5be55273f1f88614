import type { JpegOptions } from '../../lib/picture/jpeg-options.ts';
import { contextOf, jpegOf, newCanvas, type Canvas } from './canvas.ts';
import { withDecoded } from './decoded.ts';

/** The largest canvas of old iPhones: 4096 × 4096. @chosen */
const CANVAS_PIXELS = 16_777_216;

function drawn(bitmap: ImageBitmap, longSide: number): Canvas | undefined {
  const { width, height } = bitmap;
  const scale = Math.min(1, longSide / Math.max(width, height), Math.sqrt(CANVAS_PIXELS / (width * height)));
  const canvas = newCanvas(Math.floor(width * scale), Math.floor(height * scale));
  const context = contextOf(canvas);
  if (!context) return undefined;
  context.fillStyle = '#ffffff'; // JPEG has no transparency, which would become black.
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Decoders fill the missing part of a truncated file with this grey, up to one of the edges. */
const MISSING = 128;

const lacksRows = (canvas: Canvas): boolean => {
  const { width, height } = canvas;
  const edges = [
    [0, 0, width, 1],
    [0, height - 1, width, 1],
    [0, 0, 1, height],
    [width - 1, 0, 1, height],
  ] as const;
  return edges.some(([left, top, across, down]) => {
    const pixels = contextOf(canvas)?.getImageData(left, top, across, down).data ?? [];
    return pixels.every((value, index) => index % 4 === 3 || Math.abs(value - MISSING) <= 1);
  });
};

/** @returns undefined if the browser cannot decode the picture: an unknown format, a damaged file or too little memory */
export async function uprightJpeg(
  picture: Blob,
  { isCut, longSide, quality }: JpegOptions,
  editor?: number,
): Promise<Blob | undefined> {
  try {
    const canvas = await withDecoded(picture, editor, (bitmap) => drawn(bitmap, longSide));
    if (!canvas || (isCut && lacksRows(canvas))) return undefined;
    return await jpegOf(canvas, quality);
  } catch {
    return undefined;
  }
}

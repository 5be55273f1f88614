import { editPixels, renderingOf, type Pixels } from '../../lib/picture/edit-pixels.ts';
import type { Edits } from '../../lib/picture/edits.ts';
import type { JpegSize } from '../../lib/picture/jpeg-options.ts';
import type { Corners } from '../../lib/picture/projection.ts';
import { placeAcross, type Size } from '../../lib/picture/text-place.ts';
import { contextOf, jpegOf, newCanvas, type Context } from './canvas.ts';
import { withDecoded } from './decoded.ts';

export interface EditOptions extends JpegSize {
  readonly edits: Edits;
  /** Text that is drawn across the picture, over the boxes. */
  readonly watermark?: Blob | undefined;
}

/** Reads only the part of the photo that the page's corners enclose, at most as large as the result, to save memory. */
export function pagePixels(bitmap: ImageBitmap, corners: Corners, longSide: number) {
  const columns = corners.map(({ x }) => x * bitmap.width);
  const rows = corners.map(({ y }) => y * bitmap.height);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const [width, height] = [Math.max(...columns) - left, Math.max(...rows) - top];
  const scale = Math.min(1, longSide / Math.max(width, height));
  const canvas = newCanvas(width * scale, height * scale);
  const context = contextOf(canvas);
  if (!context) return undefined;
  context.fillStyle = '#ffffff'; // JPEG has no transparency, which would become black.
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, left, top, width, height, 0, 0, canvas.width, canvas.height);
  const pixels: Pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  canvas.width = 0;
  const inPage = corners.map(({ x, y }) => ({
    x: (x * bitmap.width - left) / width,
    y: (y * bitmap.height - top) / height,
  })) as unknown as Corners;
  return { pixels, corners: inPage };
}

function drawAcross(context: Context, text: ImageBitmap, picture: Size): void {
  const { x, y, width, height, angle } = placeAcross(picture, text);
  context.translate(x, y);
  context.rotate(angle);
  context.drawImage(text, -width / 2, -height / 2, width, height);
}

/** In the page, gives other work its turn; in a worker, nothing else waits. */
const pause = (): Promise<void> | undefined =>
  typeof document === 'undefined' ? undefined : new Promise((resolve) => setTimeout(resolve));

/** @returns undefined if the browser cannot decode the picture or memory is short */
export async function editedJpeg(
  picture: Blob,
  { edits, watermark, longSide, quality }: EditOptions,
  editor?: number,
): Promise<Blob | undefined> {
  try {
    const page = await withDecoded(picture, editor, (bitmap) => pagePixels(bitmap, edits.corners, longSide));
    if (!page) return undefined;
    const steps = editPixels(page.pixels, { ...renderingOf(edits), corners: page.corners }, longSide);
    let step = steps.next();
    while (!step.done) {
      await pause();
      step = steps.next();
    }
    const { data, width, height } = step.value;
    const canvas = newCanvas(width, height);
    const context = contextOf(canvas);
    if (!context) return undefined;
    context.putImageData(new ImageData(data, width, height), 0, 0);
    if (watermark) {
      const line = await createImageBitmap(watermark);
      drawAcross(context, line, { width, height });
      line.close();
    }
    return await jpegOf(canvas, quality);
  } catch {
    return undefined;
  }
}

export type Canvas = OffscreenCanvas | HTMLCanvasElement;
export type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** A worker has no document, and older browsers have canvases in the page only. */
export function newCanvas(width: number, height: number): Canvas {
  const size = { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(size.width, size.height);
  return Object.assign(document.createElement('canvas'), size);
}

/** @returns null if memory is short */
export const contextOf = (canvas: Canvas): Context | null => canvas.getContext('2d', { alpha: false });

/**
 * Encodes the canvas and frees its memory.
 * @returns undefined if the browser could not encode the picture
 */
export async function jpegOf(canvas: Canvas, quality: number): Promise<Blob | undefined> {
  const type = 'image/jpeg';
  const jpeg =
    'convertToBlob' in canvas
      ? await canvas.convertToBlob({ type, quality })
      : await new Promise<Blob | null>((resolve) => {
          canvas.toBlob(resolve, type, quality);
        });
  canvas.width = 0;
  return jpeg?.type === type ? jpeg : undefined;
}

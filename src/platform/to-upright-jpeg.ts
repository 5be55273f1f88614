/** The largest canvas that old iPhones support: 4096 × 4096. @chosen */
const CANVAS_PIXELS = 16_777_216;
/** At this quality, a document shows no visible loss. @chosen */
const JPEG_QUALITY = 0.92;

const drawn = (bitmap: ImageBitmap): HTMLCanvasElement | undefined => {
  const scale = Math.min(1, Math.sqrt(CANVAS_PIXELS / (bitmap.width * bitmap.height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(bitmap.width * scale));
  canvas.height = Math.max(1, Math.floor(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = '#ffffff'; // JPEG has no transparency, which would become black.
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
};

/** Decoders fill what a cut file lacks with this grey, up to one of the edges. */
const MISSING = 128;

const lacksRows = (canvas: HTMLCanvasElement): boolean => {
  const { width, height } = canvas;
  const edges = [
    [0, 0, width, 1],
    [0, height - 1, width, 1],
    [0, 0, 1, height],
    [width - 1, 0, 1, height],
  ] as const;
  return edges.some(([left, top, across, down]) => {
    const pixels = canvas.getContext('2d')?.getImageData(left, top, across, down).data ?? [];
    return pixels.every((value, index) => index % 4 === 3 || Math.abs(value - MISSING) <= 1);
  });
};

/**
 * @param isCut the end of the file was missing; a picture of which whole rows are missing is not taken
 * @returns undefined when the browser cannot decode the picture: an unknown format, a damaged file or too little memory
 */
export async function toUprightJpeg(picture: Blob, isCut = false): Promise<Blob | undefined> {
  try {
    // Without options, every browser applies the EXIF rotation.
    const bitmap = await createImageBitmap(picture);
    const canvas = drawn(bitmap);
    bitmap.close();
    if (!canvas || (isCut && lacksRows(canvas))) return undefined;
    const jpeg = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
    });
    canvas.width = 0;
    return jpeg?.type === 'image/jpeg' ? jpeg : undefined;
  } catch {
    return undefined;
  }
}

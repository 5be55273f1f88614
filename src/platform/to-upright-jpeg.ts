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

/** @returns undefined when the browser cannot decode the picture: an unknown format, a damaged file or too little memory */
export async function toUprightJpeg(picture: Blob): Promise<Blob | undefined> {
  try {
    // Without options, every browser applies the EXIF rotation.
    const bitmap = await createImageBitmap(picture);
    const canvas = drawn(bitmap);
    bitmap.close();
    if (!canvas) return undefined;
    const jpeg = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
    });
    canvas.width = 0;
    return jpeg?.type === 'image/jpeg' ? jpeg : undefined;
  } catch {
    return undefined;
  }
}

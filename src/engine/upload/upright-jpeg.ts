/** Most pixels a canvas holds on the smallest phones in use (iOS): 4096 × 4096. Larger pictures are made smaller. Chosen. */
const CANVAS_PIXELS = 16_777_216;
/** No visible loss on a document, a fifth of the bytes of 1. Chosen. */
const JPEG_QUALITY = 0.92;

/** Decoding more than this at once may end the page on a phone; such pictures are sent undecoded and without preview. Chosen. */
export const DECODE_PIXELS = 100_000_000;

const drawn = (bitmap: ImageBitmap): HTMLCanvasElement | undefined => {
  const scale = Math.min(1, Math.sqrt(CANVAS_PIXELS / (bitmap.width * bitmap.height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(bitmap.width * scale));
  canvas.height = Math.max(1, Math.floor(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.fillStyle = '#ffffff'; // JPEG knows no transparency: paper, not black.
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
};

/**
 * Any picture this browser can show, as an upright JPEG that carries nothing but pixels.
 * @returns undefined when it cannot be shown here (HEIC outside Safari, damage, no memory).
 */
export async function uprightJpeg(picture: Blob): Promise<Blob | undefined> {
  try {
    // Without options every browser turns the picture as its EXIF says; older ones refuse the option that would ask for it.
    const bitmap = await createImageBitmap(picture);
    const canvas = drawn(bitmap);
    bitmap.close();
    if (!canvas) return undefined;
    const jpeg = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
    });
    canvas.width = 0; // iOS counts canvases against the page until they are empty.
    return jpeg?.type === 'image/jpeg' ? jpeg : undefined;
  } catch {
    return undefined;
  }
}

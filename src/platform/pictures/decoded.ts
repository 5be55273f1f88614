/** A larger picture is decoded again for each task, so that an editor holds at most 64 MB. @chosen */
const MOST_KEPT_PIXELS = 16_777_216;

/** The open editor's picture. It is not covered, so only that editor's tasks receive it. */
let kept: { readonly editor: number; readonly bitmap: ImageBitmap } | undefined;

export function forgetDecoded(): void {
  kept?.bitmap.close();
  kept = undefined;
}

/** @param editor keeps the decoded picture for its next task, until it is forgotten or another editor keeps one */
export async function withDecoded<T>(
  picture: Blob,
  editor: number | undefined,
  draw: (bitmap: ImageBitmap) => T,
): Promise<T> {
  if (kept && kept.editor === editor) return draw(kept.bitmap);
  // Without options, all browsers apply the EXIF rotation.
  const bitmap = await createImageBitmap(picture);
  const isKept = editor !== undefined && bitmap.width * bitmap.height <= MOST_KEPT_PIXELS;
  try {
    if (isKept) {
      forgetDecoded();
      kept = { editor, bitmap };
    }
    return draw(bitmap);
  } finally {
    if (!isKept) bitmap.close();
  }
}

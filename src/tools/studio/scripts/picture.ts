const QUALITY = 0.85;

/**
 * Shrinks a picture that is wider than a page needs. An unreadable picture stays unchanged, and the server refuses it.
 */
export async function narrowed(file: File, widest: number): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture || picture.width <= widest) return file;
  const canvas = document.createElement('canvas');
  canvas.width = widest;
  canvas.height = Math.round((picture.height * widest) / picture.width);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, QUALITY));
  return blob ? new File([blob], file.name, { type: blob.type }) : file;
}

/** Inserts a paragraph after the one with the cursor. */
export function insertParagraph(box: HTMLTextAreaElement, paragraph: string, wasTyping: boolean): void {
  const end = wasTyping ? box.value.indexOf('\n\n', box.selectionStart) : -1;
  const place = end < 0 ? box.value.trimEnd().length : end;
  box.setRangeText(`\n\n${paragraph}`, place, place, 'end');
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

import { shareFile } from '../../ui/share-file.ts';
import type { QrPicture } from './use-qr-picture.ts';

/** A share sheet opens only during a click, so the file is created synchronously. */
function fileOf({ source, fileName }: QrPicture): File | undefined {
  const [, type, content] = /^data:(image\/[\w+.-]+);base64,(.+)$/.exec(source) ?? [];
  if (!type || !content) return undefined;
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  return new File([bytes], fileName, { type });
}

/** Shares the picture and its text with another app. @returns as `shareFile` */
export async function sharePicture(picture: QrPicture): ReturnType<typeof shareFile> {
  const file = fileOf(picture);
  return file ? shareFile({ files: [file], text: picture.text }) : 'impossible';
}

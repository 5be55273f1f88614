import { cleanLine } from '../../model/text.ts';
import type { FileFormat } from './file-check.ts';

/** Code points, extension included. Chosen. */
const NAME_LIMIT = 120;
const NAMELESS = 'document';

/** Marks that turn the direction of text and are no letters, beyond those `cleanLine` removes. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F]/g;

const EXTENSIONS: Record<FileFormat, readonly [string, ...string[]]> = {
  pdf: ['pdf'],
  jpeg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  png: ['png'],
};

/**
 * The name a file is sent under: the applicant's own, composed (macOS sends letters and marks apart), without folders and without
 * anything invisible, and with an extension that tells the truth: `scan.exe` that is a PDF becomes `scan.pdf`.
 */
export function fileNameFor(name: string, format: FileFormat): string {
  const plain = cleanLine(name.replace(DIRECTION_MARKS, '').replace(/^.*[/\\]/s, ''));
  const written = /\.([a-z][a-z0-9]{0,4})$/i.exec(plain);
  const [usual, ...others] = EXTENSIONS[format];
  const right = written && [usual, ...others].includes((written[1] ?? '').toLowerCase());
  const extension = right ? written[0] : `.${usual}`;
  const base = written ? plain.slice(0, -written[0].length) : plain;
  const room = NAME_LIMIT - extension.length;
  return (
    ([...base.trim()]
      .slice(0, room)
      .join('')
      .replace(/[. ]+$/, '') || NAMELESS) + extension
  );
}

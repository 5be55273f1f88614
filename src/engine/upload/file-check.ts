import { UPLOAD_LIMIT_BYTES } from '../../config/constants.ts';
import { hasAt, tailText, textAt } from './bytes.ts';

/** What may be sent, and what a browser may be able to turn into one of them (decisions 5). */
export type FileFormat = 'pdf' | 'jpeg' | 'png';
export type ConvertibleFormat = 'heic' | 'webp';

export type FileCheck =
  | { readonly kind: 'good'; readonly format: FileFormat }
  /** A PDF that may ask for a password: staff could not open it. Only a hint, see `isLocked`. */
  | { readonly kind: 'locked'; readonly format: 'pdf' }
  | { readonly kind: 'convertible'; readonly format: ConvertibleFormat }
  | { readonly kind: 'refused'; readonly why: 'wrong-type' };

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
/** Brands of the HEIF family that stand after `ftyp`. */
const HEIC = /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/;
/** End record of a ZIP archive, with the length of its comment: 22 bytes, then the comment, then nothing. */
const ZIP_END = 'PK\u0005\u0006';
const ZIP_END_BYTES = 22;
const ZIP_COMMENT_LIMIT = 0xffff;

/** Which limit a size in bytes breaks, told before anything is read. The limit itself is allowed. */
export const checkSize = (size: number): 'empty' | 'too-big' | undefined =>
  size === 0 ? 'empty' : size > UPLOAD_LIMIT_BYTES ? 'too-big' : undefined;

/** A file that reads as a ZIP from its end, whatever it starts with. */
const endsAsZip = (bytes: Uint8Array): boolean => {
  const tail = bytes.subarray(-(ZIP_END_BYTES + ZIP_COMMENT_LIMIT));
  const at = textAt(tail, 0, tail.length).lastIndexOf(ZIP_END);
  const comment = (tail[at + 20] ?? 0) | ((tail[at + 21] ?? 0) << 8);
  return at >= 0 && at + ZIP_END_BYTES + comment === tail.length;
};

const TRAILER_WINDOW = 64 * 1024;
const ENCRYPT = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

/**
 * Whether the trailer of a PDF names an encryption. It stands near the end, near the start (linearised), or where `startxref` points.
 * A PDF that only forbids printing says the same and opens without a password, so this can never be more than a hint.
 */
const isLocked = (bytes: Uint8Array): boolean => {
  const tail = tailText(bytes, TRAILER_WINDOW);
  const pointed = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1] ?? 0);
  return [tail, textAt(bytes, 0, TRAILER_WINDOW), textAt(bytes, pointed, TRAILER_WINDOW)].some((text) =>
    ENCRYPT.test(text),
  );
};

/** Judges a file by its bytes alone: neither its name nor the type a device claims for it counts. */
export function checkBytes(bytes: Uint8Array): FileCheck {
  if (hasAt(bytes, 0, JPEG)) return { kind: 'good', format: 'jpeg' };
  if (hasAt(bytes, 0, PNG)) return { kind: 'good', format: 'png' };
  if (hasAt(bytes, 0, PDF) && !endsAsZip(bytes)) {
    return isLocked(bytes) ? { kind: 'locked', format: 'pdf' } : { kind: 'good', format: 'pdf' };
  }
  if (HEIC.test(textAt(bytes, 4, 8))) return { kind: 'convertible', format: 'heic' };
  if (/^RIFF[^]{4}WEBP/.test(textAt(bytes, 0, 12))) return { kind: 'convertible', format: 'webp' };
  return { kind: 'refused', why: 'wrong-type' };
}

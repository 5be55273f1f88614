import { UPLOAD_LIMIT_BYTES } from '../../config/constants.ts';
import { hasAt, textAt, type Bytes } from './bytes.ts';

/** Some browsers can convert other formats (docs/spec-decisions.md, section 5). */
export type FileFormat = 'pdf' | 'jpeg' | 'png';
export type ConvertibleFormat = 'heic' | 'webp';

export type FileCheck =
  | { readonly kind: 'good'; readonly format: FileFormat }
  | { readonly kind: 'locked'; readonly format: 'pdf' }
  | { readonly kind: 'convertible'; readonly format: ConvertibleFormat }
  | { readonly kind: 'refused'; readonly reason: 'wrong-type' };

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const HEIC = /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/;
const WEBP = /^RIFF[^]{4}WEBP/;
const isPicture = (bytes: Uint8Array): boolean =>
  hasAt(bytes, 0, JPEG) || hasAt(bytes, 0, PNG) || HEIC.test(textAt(bytes, 4, 8)) || WEBP.test(textAt(bytes, 0, 12));
/** The end record of a ZIP archive ends with the length of a comment, and the comment follows. */
const ZIP_END = 'PK\u0005\u0006';
const ZIP_END_BYTES = 22;
const ZIP_COMMENT_LIMIT = 0xffff;

export const checkSize = (size: number): 'empty' | 'too-big' | undefined =>
  size === 0 ? 'empty' : size > UPLOAD_LIMIT_BYTES ? 'too-big' : undefined;

const reads = new WeakMap<Blob, Promise<Bytes | undefined>>();

async function read(chosen: Blob): Promise<Bytes | undefined> {
  try {
    return new Uint8Array(await chosen.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Reads a waiting file early, because a phone may close a file from its cloud storage before it is sent. */
export function keepBytes(chosen: Blob): void {
  if (!checkSize(chosen.size) && !reads.has(chosen)) reads.set(chosen, read(chosen));
}

/** @returns undefined when the file cannot be read */
export const bytesOf = (chosen: Blob): Promise<Bytes | undefined> => reads.get(chosen) ?? read(chosen);

const endsAsZip = (bytes: Uint8Array): boolean => {
  const tail = bytes.subarray(-(ZIP_END_BYTES + ZIP_COMMENT_LIMIT));
  const at = textAt(tail, 0, tail.length).lastIndexOf(ZIP_END);
  const comment = (tail[at + 20] ?? 0) | ((tail[at + 21] ?? 0) << 8);
  return at >= 0 && at + ZIP_END_BYTES + comment === tail.length;
};

const TRAILER_WINDOW = 64 * 1024;
const ENCRYPT = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

/** Only a hint, because a PDF that forbids printing also declares encryption. */
const isLocked = (bytes: Uint8Array): boolean => {
  const tail = textAt(bytes, bytes.length - TRAILER_WINDOW, TRAILER_WINDOW);
  const trailerStart = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1] ?? 0);
  return [tail, textAt(bytes, 0, TRAILER_WINDOW), textAt(bytes, trailerStart, TRAILER_WINDOW)].some((text) =>
    ENCRYPT.test(text),
  );
};

/** How far viewers look for a PDF header, because programs for mail, printing and scanning may write bytes before it. */
const HEADER_WINDOW = 1024;
const MARKUP = /<(?:[!?]|\/?[a-z][a-z0-9]*[\s/>])/i;

/**
 * Returns a PDF from its header on, which its offsets count from. Other files stay whole, including an HTML page that
 * contains a PDF.
 */
export function withoutLeadIn(bytes: Bytes): Bytes {
  const start = textAt(bytes, 0, HEADER_WINDOW).indexOf('%PDF-');
  if (start <= 0 || isPicture(bytes) || MARKUP.test(textAt(bytes, 0, start))) return bytes;
  return bytes.subarray(start);
}

const PDF_END = /%%EOF|startxref/;
/**
 * A complete PDF lists its parts at its end; viewers that repair an incomplete one show only the pages that arrived.
 * Other bytes may follow the end, so the whole file is searched.
 */
export const isCutPdf = (bytes: Uint8Array): boolean => !PDF_END.test(textAt(bytes, 0, bytes.length));

export function checkBytes(bytes: Uint8Array): FileCheck {
  if (hasAt(bytes, 0, JPEG)) return { kind: 'good', format: 'jpeg' };
  if (hasAt(bytes, 0, PNG)) return { kind: 'good', format: 'png' };
  if (hasAt(bytes, 0, PDF) && !endsAsZip(bytes)) return { kind: isLocked(bytes) ? 'locked' : 'good', format: 'pdf' };
  if (HEIC.test(textAt(bytes, 4, 8))) return { kind: 'convertible', format: 'heic' };
  if (WEBP.test(textAt(bytes, 0, 12))) return { kind: 'convertible', format: 'webp' };
  return { kind: 'refused', reason: 'wrong-type' };
}

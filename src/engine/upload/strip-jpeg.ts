import { hasAt, textAt, uint16, type Bytes } from './bytes.ts';
import { orientationOf } from './orientation.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const EXIF_NAME = 'Exif\u0000\u0000';

export interface StrippedJpeg {
  /** In order; together they are the file. */
  readonly parts: readonly Bytes[];
  /** As EXIF counts it: 1 is upright, 2–8 are turned or mirrored. */
  readonly orientation: number;
  readonly pixels: number;
}

const isStandalone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
/** Bytes after the marker. The length counts its own two bytes, so a smaller one is broken and counted as two. */
const segmentLength = (bytes: Bytes, marker: number, at: number): number =>
  isStandalone(marker) ? 0 : Math.max(2, uint16(bytes, at + 2));
/** Start of a frame: holds height and width. C4, C8 and CC are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * Whether a segment is needed to show the picture. Of the application segments only JFIF, the colour profile and Adobe's colour
 * transform are: EXIF, XMP, IPTC, comments and makers' own data (place, time, device, a thumbnail of the uncut picture) are not.
 */
const isPicture = (bytes: Bytes, marker: number, at: number): boolean => {
  const name = textAt(bytes, at + 4, 12);
  if (marker === 0xe0) return name.startsWith('JFIF\u0000');
  if (marker === 0xe2) return name.startsWith('ICC_PROFILE\u0000');
  if (marker === 0xee) return name.startsWith('Adobe');
  return !(marker > 0xe0 && marker <= 0xef) && marker !== 0xfe;
};

/** Where the compressed data of a scan ends: at the first marker that is neither an escaped FF, a fill byte nor a restart. */
function endOfScan(bytes: Bytes, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const next = bytes[at + 1];
    if (next === undefined) return bytes.length;
    if (next !== 0x00 && next !== 0xff && !isStandalone(next)) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return bytes.length;
}

/**
 * Takes everything out of a JPEG that is not the picture, without touching a pixel: what follows its end (the film of a live photo,
 * a second picture with its own GPS, an appended archive) goes too.
 * @returns undefined when the file is not whole.
 */
export function stripJpeg(bytes: Bytes): StrippedJpeg | undefined {
  const parts: Bytes[] = [bytes.subarray(0, 2)];
  let orientation = 1;
  let pixels = 0;
  let at = 2;
  while (hasAt(bytes, at, [0xff])) {
    const marker = bytes[at + 1] ?? START;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) {
      parts.push(bytes.subarray(at, at + 2));
      return pixels > 0 ? { parts, orientation, pixels } : undefined;
    }
    const end = at + 2 + segmentLength(bytes, marker, at);
    if (marker === START || end > bytes.length) return undefined;
    if (isFrame(marker)) pixels = uint16(bytes, at + 5) * uint16(bytes, at + 7);
    if (marker === 0xe1 && textAt(bytes, at + 4, 6) === EXIF_NAME)
      orientation = orientationOf(bytes.subarray(at + 10, end));
    const next = marker === SCAN ? endOfScan(bytes, end) : end;
    if (isPicture(bytes, marker, at)) parts.push(bytes.subarray(at, next));
    at = next;
  }
  return undefined;
}

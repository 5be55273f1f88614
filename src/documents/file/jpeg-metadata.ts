import { textAt, uint16, type Bytes } from './bytes.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const APP0 = 0xe0;
const APP14 = 0xee;
/** The lengths of a JFIF segment without its thumbnail, and of Adobe's colour transform. */
const FIXED_BYTES = 12;
const EXIF_NAME = 'Exif\u0000\u0000';
const ORIENTATION_TAG = 0x0112;
const DIRECTORY_ENTRY_BYTES = 12;

export interface CleanJpeg {
  readonly parts: readonly Bytes[];
  /** The EXIF orientation; 1 is upright. */
  readonly orientation: number;
  readonly pixels: number;
  /** False if the end of the picture is missing. */
  readonly isWhole: boolean;
}

const isStandalone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
/** The length includes its own two bytes; a smaller value is broken and counts as two. */
const segmentLength = (bytes: Bytes, marker: number, at: number): number =>
  isStandalone(marker) ? 0 : Math.max(2, uint16(bytes, at + 2));
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** All other segments may contain location, time, device or the uncropped picture. */
const isPicture = (bytes: Bytes, marker: number, at: number): boolean => {
  const name = textAt(bytes, at + 4, 12);
  if (marker === APP0) return name.startsWith('JFIF\u0000');
  if (marker === 0xe2) return name.startsWith('ICC_PROFILE\u0000');
  if (marker === APP14) return name.startsWith('Adobe');
  // Lower markers are reserved: no picture needs such a segment, and it may hold anything.
  return isStandalone(marker) || (marker >= 0xc0 && marker < APP0);
};

/** A thumbnail or a comment may follow the fixed part of a segment. */
function fixedPart(bytes: Bytes, marker: number, at: number, end: number): Bytes {
  if (marker !== APP0 && marker !== APP14) return bytes.subarray(at, end);
  const size = marker === APP0 ? [0, 0] : [];
  const fixed = bytes.subarray(at + 4, Math.min(end, at + 4 + FIXED_BYTES));
  return Uint8Array.from([0xff, marker, 0, 2 + fixed.length + size.length, ...fixed, ...size]);
}

/** Compressed data ends at the first marker that is neither an escaped FF, a fill byte nor a restart. */
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

/** @returns 1 to 8; 1 when the orientation cannot be read */
export function orientationOf(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const little = view.getUint16(0) === 0x4949;
    const directory = view.getUint32(4, little);
    const entries = view.getUint16(directory, little);
    for (let index = 0; index < entries; index += 1) {
      const at = directory + 2 + index * DIRECTORY_ENTRY_BYTES;
      if (view.getUint16(at, little) !== ORIENTATION_TAG) continue;
      const value = view.getUint16(at + 8, little);
      return value >= 1 && value <= 8 ? value : 1;
    }
  } catch {
    // A picture with broken EXIF data may still be intact.
  }
  return 1;
}

export const orientationSegment = (orientation: number): Bytes =>
  Uint8Array.from([
    ...[0xff, 0xe1, 0x00, 0x22],
    ...[0x45, 0x78, 0x69, 0x66, 0x00, 0x00], // "Exif"
    ...[0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08, 0x00, 0x01], // big-endian TIFF, one entry
    ...[0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00],
    ...[0x00, 0x00, 0x00, 0x00], // no further directory
  ]);

/**
 * Removes metadata without changing a pixel. Like decoders, it skips bytes outside of segments. Data after the end of
 * the picture (a video, a second picture with its own GPS position) is also removed.
 * @returns undefined if more than the end of the file is damaged
 */
export function removeJpegMetadata(bytes: Bytes): CleanJpeg | undefined {
  const parts: Bytes[] = [bytes.subarray(0, 2)];
  let orientation = 1;
  let pixels = 0;
  let at = 2;
  let hasScan = false;
  while ((at = bytes.indexOf(0xff, at)) >= 0) {
    const marker = bytes[at + 1];
    if (marker === 0xff || marker === 0x00) {
      at += 1;
      continue;
    }
    if (marker === END) {
      parts.push(bytes.subarray(at, at + 2));
      return pixels > 0 ? { parts, orientation, pixels, isWhole: true } : undefined;
    }
    if (marker === START) return undefined;
    if (marker === undefined) break;
    const end = at + 2 + segmentLength(bytes, marker, at);
    if (end > bytes.length) break;
    if (isFrame(marker)) pixels = uint16(bytes, at + 5) * uint16(bytes, at + 7);
    if (marker === 0xe1 && textAt(bytes, at + 4, 6) === EXIF_NAME)
      orientation = orientationOf(bytes.subarray(at + 10, end));
    hasScan ||= marker === SCAN;
    const next = marker === SCAN ? endOfScan(bytes, end) : end;
    if (isPicture(bytes, marker, at)) parts.push(fixedPart(bytes, marker, at, next));
    at = next;
  }
  return hasScan && pixels > 0 ? { parts, orientation, pixels, isWhole: false } : undefined;
}

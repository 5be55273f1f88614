import type { Bytes } from './bytes.ts';

const ORIENTATION_TAG = 0x0112;
const ENTRY_BYTES = 12;

/** Orientation (1–8) in the TIFF part of an EXIF segment; 1 when there is none or it cannot be read. */
export function orientationOf(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const little = view.getUint16(0) === 0x4949;
    const directory = view.getUint32(4, little);
    const entries = view.getUint16(directory, little);
    for (let index = 0; index < entries; index += 1) {
      const at = directory + 2 + index * ENTRY_BYTES;
      if (view.getUint16(at, little) !== ORIENTATION_TAG) continue;
      const value = view.getUint16(at + 8, little);
      return value >= 1 && value <= 8 ? value : 1;
    }
  } catch {
    // Offsets beyond the segment: a broken EXIF says nothing about the picture.
  }
  return 1;
}

/** An EXIF segment that holds the orientation and nothing else, for a picture that could not be turned here. */
export const orientationSegment = (orientation: number): Bytes =>
  Uint8Array.from([
    ...[0xff, 0xe1, 0x00, 0x22],
    ...[0x45, 0x78, 0x69, 0x66, 0x00, 0x00], // "Exif"
    ...[0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08, 0x00, 0x01], // big-endian TIFF, one entry
    ...[0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00],
    ...[0x00, 0x00, 0x00, 0x00], // no further directory
  ]);

import { hasAt, textAt, uint32, type Bytes } from './bytes.ts';
import type { ConvertibleFormat } from './file-check.ts';

const VP8_START = [0x9d, 0x01, 0x2a];
const VP8L_START = [0x2f];
/** The image headers of a HEIC file are near its start. */
const HEIC_HEADER_BYTES = 1024 * 1024;

const littleUint = (bytes: Bytes, at: number, length: number): number =>
  bytes.subarray(at, at + length).reduceRight((sum, byte) => sum * 256 + byte, 0);

/** The pixels of a WebP chunk that begins at this place, with its name and length. */
function pixelsOfChunk(bytes: Bytes, at: number): number {
  const data = at + 8;
  switch (textAt(bytes, at, 4)) {
    case 'VP8X':
      return (littleUint(bytes, data + 4, 3) + 1) * (littleUint(bytes, data + 7, 3) + 1);
    case 'VP8L': {
      if (!hasAt(bytes, data, VP8L_START)) return 0;
      const sizes = littleUint(bytes, data + 1, 4);
      return ((sizes & 0x3fff) + 1) * (((sizes >>> 14) & 0x3fff) + 1);
    }
    case 'VP8 ':
      if (!hasAt(bytes, data + 3, VP8_START)) return 0;
      return (littleUint(bytes, data + 6, 2) & 0x3fff) * (littleUint(bytes, data + 8, 2) & 0x3fff);
    default:
      return 0;
  }
}

/** A canvas and the picture on it may name different sizes, so the larger one counts. */
function pixelsOfWebp(bytes: Bytes): number {
  let most = 0;
  for (let at = 12; at + 8 <= bytes.length;) {
    most = Math.max(most, pixelsOfChunk(bytes, at));
    const length = littleUint(bytes, at + 4, 4);
    at += 8 + length + (length % 2);
  }
  return most;
}

/** Each image of the file, a tile or the whole, names its size in a box `ispe`. */
function pixelsOfHeic(bytes: Bytes): number {
  const header = textAt(bytes, 0, HEIC_HEADER_BYTES);
  let most = 0;
  for (let at = header.indexOf('ispe'); at >= 0; at = header.indexOf('ispe', at + 4))
    most = Math.max(most, uint32(bytes, at + 8) * uint32(bytes, at + 12));
  return most;
}

/**
 * Reads the number of pixels that a browser would have to decode from the header of a picture, which may be a few bytes
 * long.
 * @returns 0 for a header that cannot be read, whose picture no browser shows
 */
export const convertiblePixels = (bytes: Bytes, format: ConvertibleFormat): number =>
  format === 'webp' ? pixelsOfWebp(bytes) : pixelsOfHeic(bytes);

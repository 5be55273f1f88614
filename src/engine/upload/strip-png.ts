import { textAt, uint32, type Bytes } from './bytes.ts';

const SIGNATURE_BYTES = 8;
/** Length, type and check sum around the data of a chunk. */
const CHUNK_FRAME = 12;

/** Optional chunks that say how the pixels look. All others (eXIf, tEXt, zTXt, iTXt, tIME, animation, makers' own) are dropped. */
const LOOKS = ['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'pHYs', 'cICP', 'mDCV', 'cLLI'];
/** A chunk whose name starts with a capital letter is needed to read the picture. */
const isNeeded = (type: string): boolean => /^[A-Z]/.test(type);

export interface StrippedPng {
  /** In order; together they are the file. */
  readonly parts: readonly Bytes[];
  readonly pixels: number;
}

/**
 * Takes place, time, texts and whatever follows the end out of a PNG, without touching a pixel.
 * @returns undefined when the file is not whole.
 */
export function stripPng(bytes: Bytes): StrippedPng | undefined {
  const parts: Bytes[] = [bytes.subarray(0, SIGNATURE_BYTES)];
  let pixels = 0;
  let at = SIGNATURE_BYTES;
  while (at + CHUNK_FRAME <= bytes.length) {
    const type = textAt(bytes, at + 4, 4);
    const end = at + CHUNK_FRAME + uint32(bytes, at);
    if (end > bytes.length || (pixels === 0 && type !== 'IHDR')) return undefined;
    if (type === 'IHDR') pixels = uint32(bytes, at + 8) * uint32(bytes, at + 12);
    if (isNeeded(type) || LOOKS.includes(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') return { parts, pixels };
    at = end;
  }
  return undefined;
}

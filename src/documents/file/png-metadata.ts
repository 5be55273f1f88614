import { textAt, uint32, type Bytes } from './bytes.ts';

const SIGNATURE_BYTES = 8;
/** Every chunk has 12 bytes in addition to its data: length, type and checksum. */
const CHUNK_FRAME = 12;

/** Only these chunks are kept, because the others may identify a person. */
const PICTURE = [
  ...['IHDR', 'PLTE', 'IDAT', 'IEND'],
  ...['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'pHYs', 'cICP', 'mDCV', 'cLLI'],
];

export interface CleanPng {
  readonly parts: readonly Bytes[];
  readonly pixels: number;
  /** False if the end of the picture is missing. */
  readonly isWhole: boolean;
}

/** @returns undefined if more than the end of the file is damaged */
export function removePngMetadata(bytes: Bytes): CleanPng | undefined {
  const parts: Bytes[] = [bytes.subarray(0, SIGNATURE_BYTES)];
  let pixels = 0;
  let hasData = false;
  let at = SIGNATURE_BYTES;
  while (at + CHUNK_FRAME <= bytes.length) {
    const type = textAt(bytes, at + 4, 4);
    const end = at + CHUNK_FRAME + uint32(bytes, at);
    if (pixels === 0 && type !== 'IHDR') return undefined;
    if (end > bytes.length) break;
    if (type === 'IHDR') pixels = uint32(bytes, at + 8) * uint32(bytes, at + 12);
    if (PICTURE.includes(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') return { parts, pixels, isWhole: true };
    if (type === 'IDAT') hasData = true;
    at = end;
  }
  return hasData || textAt(bytes, at + 4, 4) === 'IDAT' ? { parts, pixels, isWhole: false } : undefined;
}

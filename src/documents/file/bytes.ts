export type Bytes = Uint8Array<ArrayBuffer>;

export const hasAt = (bytes: Uint8Array, at: number, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

export const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  new TextDecoder('latin1').decode(bytes.subarray(Math.max(0, at), Math.max(0, at) + length));

export const uint16 = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
export const uint32 = (bytes: Uint8Array, at: number): number => uint16(bytes, at) * 0x10000 + uint16(bytes, at + 2);

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a is used because `crypto.subtle` does not exist on a page without https. */
export function checksumOf(bytes: Uint8Array): number {
  let sum = FNV_OFFSET;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, FNV_PRIME);
  return sum >>> 0;
}

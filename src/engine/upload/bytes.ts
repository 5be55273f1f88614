/** Bytes that a `Blob` takes as they are (not shared between threads). */
export type Bytes = Uint8Array<ArrayBuffer>;

export const hasAt = (bytes: Uint8Array, at: number, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

/** One character a byte, true for ASCII only; beyond the end it is shorter than asked. */
export const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  new TextDecoder('latin1').decode(bytes.subarray(Math.max(0, at), Math.max(0, at) + length));

export const tailText = (bytes: Uint8Array, length: number): string => textAt(bytes, bytes.length - length, length);

/** Big-endian, as JPEG and PNG write their lengths. Beyond the end counts as 0. */
export const uint16 = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
export const uint32 = (bytes: Uint8Array, at: number): number => uint16(bytes, at) * 0x10000 + uint16(bytes, at + 2);

/** The 32-bit FNV-1a hash of a text, from 0 to 2³² − 1. It tells texts apart, but protects none from being guessed. */
export const textHash = (text: string): number =>
  [...text].reduce((hash, sign) => Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0, 0x811c9dc5);

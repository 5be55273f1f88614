/** Encodes a text as base64url of its UTF-8 bytes, which any address may contain. */
export const toUrlText = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** @returns undefined if the letters do not encode a text */
export function fromUrlText(letters: string): string | undefined {
  try {
    const bytes = atob(letters.replace(/-/g, '+').replace(/_/g, '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

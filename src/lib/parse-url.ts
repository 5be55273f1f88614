/** Parses an address like `URL.parse`, which browsers from 2023 lack. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

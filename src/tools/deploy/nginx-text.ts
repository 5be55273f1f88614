export const map = (from: string, to: string, pairs: readonly (readonly [key: string, value: string])[]): string[] => [
  `map ${from} ${to} {`,
  ...pairs.map(([key, value]) => `  ${key} ${value};`),
  '}',
  '',
];

/** nginx reads `"…"` as one word. The values written here contain neither quotes nor backslashes of nginx's own syntax. */
export const quoted = (text: string): string => `"${text}"`;
/** nginx matches such a key of a map as a regular expression. */
export const regexKey = (expression: string): string => quoted(`~${expression}`);
export const escapeRegExp = (text: string): string => text.replace(/[.+?*()[\]{}|^$\\]/g, String.raw`\$&`);

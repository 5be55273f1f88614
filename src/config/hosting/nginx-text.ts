/** Pieces of nginx's language, as lines. */

export const block = (head: string, body: readonly string[]): string[] => [
  `${head} {`,
  ...body.map((line) => (line === '' ? '' : `  ${line}`)),
  '}',
];

export const map = (from: string, to: string, pairs: readonly (readonly [key: string, value: string])[]): string[] => [
  ...block(
    `map ${from} ${to}`,
    pairs.map(([key, value]) => `${key} ${value};`),
  ),
  '',
];

/** nginx reads `"…"` as one word; none of our values holds a quote or a backslash that it would take for its own. */
export const quoted = (text: string): string => `"${text}"`;
/** A key of a map that is matched as a regular expression. */
export const matching = (expression: string): string => quoted(`~${expression}`);
/** A text as a part of a regular expression. */
export const plainly = (text: string): string => text.replace(/[.+?*()[\]{}|^$\\]/g, String.raw`\$&`);

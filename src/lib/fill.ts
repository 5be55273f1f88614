/**
 * Puts values into a text of the dictionary: `fill('Step {{n}} of {{total}}', { n: 1, total: 5 })`.
 * A name without a value stays as it is, so that a slip is seen.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole));

/** The document that lists the terms, from the project's root. */
export const TERM_LIST = 'docs/recipes/add-a-message.md';

export interface Term {
  readonly wanted: string;
  readonly variants: readonly string[];
  readonly exceptions: readonly string[];
}

const partsOf = (cell: string): string[] =>
  cell
    .split(',')
    .map((part) => part.replaceAll('`', '').trim())
    .filter((part) => part !== '');

/** The rows of the list's table. */
export const termsIn = (list: string): Term[] =>
  list
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => {
      const [, wanted = '', , variants = '', exceptions = ''] = line.split('|');
      return { wanted: wanted.trim(), variants: partsOf(variants), exceptions: partsOf(exceptions) };
    });

const patterns = new Map<string, RegExp>();
/** A Latin word must match as a whole; Thai has no spaces between words. */
function patternOf(variant: string): RegExp {
  const pattern =
    patterns.get(variant) ??
    new RegExp(`(?<![a-z])${variant.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![a-z])`, 'i');
  patterns.set(variant, pattern);
  return pattern;
}

/** Finds words that the list replaces, each with the term to use. */
export const unusedWords = (text: string, key: string, terms: readonly Term[]): { word: string; wanted: string }[] =>
  terms.flatMap(({ wanted, variants, exceptions }) => {
    if (exceptions.includes(key)) return [];
    const rest = exceptions.reduce((left, exception) => left.replaceAll(exception, ' '), text);
    return variants.filter((word) => patternOf(word).test(rest)).map((word) => ({ word, wanted }));
  });

/** Code spans and link targets are not text. */
export const withoutCode = (markdown: string): string => markdown.replaceAll(/`[^`]*`|\]\([^)]*\)/g, ' ');

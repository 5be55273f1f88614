import { rules } from './rules.ts';

/** The most common mail services of applicants. @chosen */
export const MAIL_DOMAINS = [
  'gmail.com',
  'hotmail.com',
  'hotmail.co.th',
  'yahoo.com',
  'yahoo.co.th',
  'outlook.com',
  'outlook.co.th',
  'icloud.com',
] as const;

/** Misspellings of `com` that are not top-level domains. */
const WRONG_ENDING = /\.(?:con|comm|cpm|vom|xom|ocm|cmo|coom)$/;
/** Thai endings with swapped letters. */
const TRANSPOSED_ENDING = /\.(co|ac|go|or|in)\.ht$/;

/** Counts the letters to add, remove, replace or swap with their neighbour to turn one text into the other. */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    rows.push(next);
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  }
  return at(one.length, other.length);
}

const partsOf = (domain: string): [name: string, ending: string] => {
  const dot = domain.indexOf('.');
  return [domain.slice(0, dot), domain.slice(dot + 1)];
};

/**
 * Finds the most similar mail service. Names with different first letters, such as `ymail` and `gmail`, are different
 * providers, not typing errors.
 */
function nearest(domain: string): string | undefined {
  const [name, ending] = partsOf(domain);
  const near = MAIL_DOMAINS.flatMap((known) => {
    const [knownName, knownEnding] = partsOf(known);
    const [far, farEnding] = [distance(name, knownName), distance(ending, knownEnding)];
    const isNear = far <= (knownName.length > 5 ? 2 : 1) && farEnding <= 1 && name.startsWith(knownName.charAt(0));
    return isNear ? [{ known, far: far + farEnding }] : [];
  });
  return near.sort((a, b) => a.far - b.far)[0]?.known;
}

/** Returns the address that was probably meant, or `undefined` if there is no suggestion. */
export function suggestEmail(text: string): string | undefined {
  const address = rules.email.clean(text);
  if (!rules.email.test(address)) return undefined;
  const at = address.indexOf('@') + 1;
  const domain = address.slice(at).toLowerCase();
  const suggested = nearest(domain) ?? domain.replace(WRONG_ENDING, '.com').replace(TRANSPOSED_ENDING, '.$1.th');
  return suggested === domain ? undefined : address.slice(0, at) + suggested;
}

/** Personal texts in lower case: whole values and their words. */
export interface PersonalWords {
  readonly values: readonly string[];
  readonly words: ReadonlySet<string>;
}

export const NOTHING_PERSONAL: PersonalWords = { values: [], words: new Set() };

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
/** Shorter texts match as whole words only, because they occur inside other words. */
const LEAST_INSIDE = 4;
/** Words that browsers and the site use themselves, so they reveal nothing about an applicant. */
const OWN_WORDS = new Set(
  (
    'a an and api application are array as at await bachelor be call can cannot code could data error expected failed fetch ' +
    'file for form from function graduate has in instance invalid is it json key load message module name network no not ' +
    'null number object of on or out properties property range read reading reference request response set short string ' +
    'symbol syntax th that the to token true false type typeerror undefined unexpected uncaught unknown value was while with'
  ).split(' '),
);

const plain = (text: string): string => text.normalize('NFC').toLowerCase();

/** @param values all typed or stored texts in any order, possibly with duplicates */
export function personalWords(values: Iterable<string>): PersonalWords {
  const all = new Set([...values].map((value) => plain(value).trim()).filter((value) => value.length > 1));
  const words = new Set([...all].flatMap((value) => value.match(WORDS) ?? []).filter((word) => !OWN_WORDS.has(word)));
  const whole = [...all].filter((value) => value.length >= LEAST_INSIDE && !OWN_WORDS.has(value));
  return { values: whole.sort((a, b) => b.length - a.length), words };
}

/** A private-use character, so that later steps treat it as a text to remove. */
const HIDDEN = '\uE000';

function withoutValue(text: string, value: string): string {
  const small = text.toLowerCase();
  // A few words change their length in lower case.
  const source = small.length === text.length ? text : small;
  let kept = '';
  let from = 0;
  for (let at = small.indexOf(value); at >= 0; at = small.indexOf(value, from)) {
    kept += source.slice(from, at) + HIDDEN;
    from = at + value.length;
  }
  return kept + source.slice(from);
}

/** Replaces every known value, also inside longer words, and every known word by a character that no message contains. */
export const hidePersonal = (text: string, { values, words }: PersonalWords): string =>
  values
    .reduce(withoutValue, text.normalize('NFC'))
    .replace(WORDS, (word) => (words.has(word.toLowerCase()) ? HIDDEN : word));

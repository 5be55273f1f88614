/** The reasons for these replacements are in docs/decisions/0004-text-cleaning.md. */

const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is removed
const CONTROL = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;
/** Includes the Braille blank, which looks like a space. */
const SPACES = /[\p{Zs}\t\u2800]+/gu;
/** Runs of invisible characters, except variation selectors, which choose a shape. */
const INVISIBLE = /(?:(?!\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB])+/gu;
/** Two SARA E look like SARA AE, and no Thai word has them. */
const DOUBLE_SARA_E = /\u0E40\u0E40/g;
/** LAKKHANGYAO looks like SARA AA, and is meant only after RU and LU. */
const LAKKHANGYAO = /[\u0E24\u0E26]?\u0E45/g;
/** A Thai consonant with its marks, and a following vowel with the tone marks that were typed too late. */
const THAI_SYLLABLE =
  /([\u0E01-\u0E2E])([\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]*)([\u0E30\u0E32\u0E33]?)([\u0E48-\u0E4B]*)/g;
/** The marks of a consonant in the order of Thai keyboards, which agrees with NFC: vowel signs before tone marks. */
const MARK_ORDER = Array.from(
  '\u0E3A\u0E31\u0E34\u0E35\u0E36\u0E37\u0E38\u0E39\u0E47\u0E4D\u0E48\u0E49\u0E4A\u0E4B\u0E4C\u0E4E',
);
/** Thai keyboards can produce NIKHAHIT and SARA AA instead of SARA AM, and NFC does not join them. */
const SPLIT_SARA_AM = /\u0E4D([\u0E48-\u0E4B]?)\u0E32/g;

/** Puts the marks of each consonant in order, each once, because these spellings look alike and can mean only one word. */
const orderThaiMarks = (text: string): string =>
  text
    .replace(DOUBLE_SARA_E, '\u0E41')
    .replace(LAKKHANGYAO, (found) => (found.length > 1 ? found : '\u0E32'))
    .replace(THAI_SYLLABLE, (_syllable, consonant: string, marks: string, vowel: string, tones: string) => {
      const all = marks + tones;
      return consonant + (all && MARK_ORDER.filter((mark) => all.includes(mark)).join('')) + vowel;
    })
    .replace(SPLIT_SARA_AM, '$1\u0E33');

/** In these scripts a joiner changes the shape of adjacent letters, and with it the word. */
const JOINED = [
  ...['Arabic', 'Syriac', 'Nko', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil'],
  ...['Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan'],
]
  .map((script) => `\\p{Script=${script}}`)
  .join('');
/** These expressions are made when they are needed: that takes a slow phone some milliseconds, and few texts have joiners. */
const endsJoined = (text: string): boolean => new RegExp(`(?![\\p{P}\\p{N}])[${JOINED}]\\p{M}*$`, 'u').test(text);
const beginsJoined = (text: string): boolean => new RegExp(`^(?![\\p{P}\\p{N}])[${JOINED}]`, 'u').test(text);
const ENDS_IN_PICTOGRAPH = /\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*$/u;
const BEGINS_WITH_PICTOGRAPH = /^\p{Extended_Pictographic}/u;
/** The flags of England, Scotland and Wales consist of a black flag and invisible letters. */
const BLACK_FLAG = '\u{1F3F4}';
const FLAG_LETTERS = /^[\u{E0020}-\u{E007E}]+\u{E007F}/u;
/** How many characters around a run are inspected. Letters have fewer marks, and emojis fewer parts. */
const CONTEXT = 32;

/** @returns the mark in the run that is meaningful at its position, or an empty text */
function meaningOf(run: string, at: number, text: string): string {
  const before = text.slice(Math.max(0, at - CONTEXT), at);
  const after = text.slice(at + run.length, at + run.length + 2);
  if (before.endsWith(BLACK_FLAG)) return FLAG_LETTERS.exec(run)?.[0] ?? '';
  const joiner = /[\u200C\u200D]/.exec(run)?.[0] ?? '';
  if (joiner === '\u200D' && ENDS_IN_PICTOGRAPH.test(before)) return BEGINS_WITH_PICTOGRAPH.test(after) ? joiner : '';
  // At the end of a word, only the zero-width joiner changes a shape.
  return endsJoined(before) && (joiner === '\u200D' || beginsJoined(after)) ? joiner : '';
}

export const cleanLine = (text: string): string => cleanParagraphs(text).replace(/\s+/g, ' ').trim();

export const cleanParagraphs = (text: string): string => {
  const visible = text
    .replace(LINE_BREAK, '\n')
    .replace(LONE_SURROGATE, '')
    .replace(CONTROL, '')
    .replace(INVISIBLE, meaningOf)
    .normalize('NFC'); // A removed mark may have prevented composition.
  return orderThaiMarks(visible).normalize('NFC').replace(SPACES, ' ').trim();
};

const isDigit = (codePoint: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** In Unicode, the digits of a script are ten consecutive code points from zero to nine; ranges may be adjacent. */
function digitValue(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(codePoint - before - 1)) before += 1;
  return String(before % 10);
}

/** Converts every decimal digit of Unicode to 0–9. */
export const westernDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, digitValue);

const DASH = /[\p{Pd}\u02D7\u2043\u2212]/gu;
const APOSTROPHE =
  /[\u00B4\u02B9\u02BB-\u02BF\u02C8\u02CA\u02CB\u055A\u05F3\u2018\u2019\u201B\u2032\u2035\uA78B\uA78C\uFF07\uFF40]/g;
/** Replaces the dashes and apostrophes of word processors and phones with those of ASCII. */
export const plainSigns = (text: string): string => text.replace(DASH, '-').replace(APOSTROPHE, "'");

/** The quotes of all scripts. One language's opening quote may be another's closing quote. */
const QUOTES = '\\p{Pi}\\p{Pf}\u201A\u201E\u2E42"\'`\u00B4\uFF02\uFF07\uFF40';
const BRACKETS = '\\p{Ps}\\p{Pe}';
const between = (marks: string): RegExp => new RegExp(`^[${marks}]+(.*?)[${marks}]+[.,;:]*$`, 'u');
const QUOTED = between(QUOTES);
const WRAPPED = between(QUOTES + BRACKETS);
/**
 * Returns one line without quotes around the whole text and without punctuation after them, as in a text copied from a
 * sentence.
 */
export const unquoted = (text: string): string => cleanLine(text).replace(QUOTED, '$1').trim();
/** Like `unquoted`, and also removes brackets around the whole text. */
export const unwrapped = (text: string): string => cleanLine(text).replace(WRAPPED, '$1').trim();

/** Chinese and Japanese keyboards write full-width letters and signs, and small ones. */
const WIDTH_FORMS = /[\uFE50-\uFE6F\uFF01-\uFF61\uFF65\uFF70]/g;
/** Joiners and variation selectors have no meaning in a number. */
const UNSEEN_IN_CODES = /[\p{Cf}\p{Variation_Selector}]/gu;
/** Used for a dash by keyboards that have none. */
const DRAWN_DASH = /[\u2500\u30FC]/g;
const DOT = /[\u00B7\u0387\u06D4\u2022\u2024\u2027\u2219\u22C5\u3002\u30FB]/g;
const COMMA = /[\u060C\u066B\u201A\u3001]/g;

export const narrow = (text: string): string => text.replace(WIDTH_FORMS, (sign) => sign.normalize('NFKC'));

/** One line with ASCII signs and digits, for numbers and codes. */
export const asciiSigns = (text: string): string =>
  plainSigns(
    narrow(westernDigits(cleanLine(text.replace(UNSEEN_IN_CODES, ''))))
      .replace(DRAWN_DASH, '-')
      .replace(DOT, '.')
      .replace(COMMA, ','),
  );

/**
 * In e-mail addresses, non-ASCII digits may be intended; all full-width dots mean the dot between domain labels (RFC
 * 3490).
 */
export const plainAddress = (text: string): string => plainSigns(narrow(cleanLine(text)).replace(/\u3002/g, '.'));

/** For numbers and codes that are typed in groups. */
export const withoutSeparators = (text: string): string => asciiSigns(unwrapped(text)).replace(/[\s._-]/g, '');
export const withoutSpaces = (text: string): string => asciiSigns(unwrapped(text)).replace(/\s/g, '');

/** Texts that look the same to a reader have the same comparable text. It is only compared, never sent. */
export const comparable = (text: string): string => asciiSigns(text).toLowerCase();

export const codePoints = (text: string): number => [...cleanParagraphs(text)].length;

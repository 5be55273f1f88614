/**
 * Cleaning of typed text. Facts in docs/decisions/0004-text-cleaning.md: NFC keeps SARA AM whole where NFKC splits it,
 * and pasted Thai text often carries zero-width spaces and bidi marks that nobody can see.
 */

/** A zero-width joiner holds a compound emoji together: the first part of the pattern is kept, the rest goes. */
const INVISIBLE =
  /(\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?\u200D)(?=\p{Extended_Pictographic})|[\u200B-\u200F\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu;
// eslint-disable-next-line no-control-regex -- control characters are exactly what is removed
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;
/** NIKHAHIT and SARA AA look like SARA AM and are typed for it, with a tone mark between; NFC leaves them apart. */
const SPLIT_SARA_AM = /\u0E4D([\u0E48-\u0E4B]?)\u0E32/g;

/** One line of text: NFC, nothing invisible, single spaces, trimmed. */
export const cleanLine = (text: string): string => cleanParagraphs(text).replace(/\s+/g, ' ').trim();

/** Several lines of text: as `cleanLine`, line breaks kept as `\n`. */
export const cleanParagraphs = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(LONE_SURROGATE, '')
    .replace(CONTROL, '')
    .replace(INVISIBLE, '$1')
    .replace(SPLIT_SARA_AM, '$1\u0E33')
    .normalize('NFC') // Last of these: what stood between two letters is gone now.
    .replace(/[\u00A0\t ]+/g, ' ')
    .trim();

/** Thai (๐–๙) and full-width (０–９) digits as 0–9; used in numeric fields only. */
export const westernDigits = (text: string): string =>
  text
    .replace(/[\u0E50-\u0E59]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));

/** Length as a person counts it and the limits of the spec are read: code points after NFC. */
export const codePoints = (text: string): number => [...cleanParagraphs(text)].length;

/** The reasons for these replacements are in docs/decisions/0004-text-cleaning.md. */

/** Matches zero-width and bidirectional marks. A joiner inside an emoji is captured, so that it stays. */
const INVISIBLE =
  /(\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?\u200D)(?=\p{Extended_Pictographic})|[\u200B-\u200F\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu;
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is removed
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;
/** Thai keyboards can produce NIKHAHIT and SARA AA instead of SARA AM, and NFC does not join the two. */
const SPLIT_SARA_AM = /\u0E4D([\u0E48-\u0E4B]?)\u0E32/g;

export const cleanLine = (text: string): string => cleanParagraphs(text).replace(/\s+/g, ' ').trim();

export const cleanParagraphs = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(LONE_SURROGATE, '')
    .replace(CONTROL, '')
    .replace(INVISIBLE, '$1')
    .replace(SPLIT_SARA_AM, '$1\u0E33')
    .normalize('NFC') // A removed mark may have kept two characters from composing.
    .replace(/[\u00A0\t ]+/g, ' ')
    .trim();

export const westernDigits = (text: string): string =>
  text
    .replace(/[\u0E50-\u0E59]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));

export const codePoints = (text: string): number => [...cleanParagraphs(text)].length;

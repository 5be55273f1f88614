import { cleanLine } from './text.ts';

/** Signs after a link in a sentence or in brackets. Slugs and tokens may end with a dash, an underscore or a tilde. */
const CLOSING_SIGNS = /(?:(?![-_~])[\p{P}\p{S}])+$/u;

const ESCAPE = /%[0-9a-f]{2}/i;

/** A cut escape and what follows it are left out. Programs that pass a link on may have escaped its escapes. */
export function decodedSegment(segment: string): string {
  try {
    const decoded = decodeURIComponent(segment);
    return ESCAPE.test(decoded) ? decodedSegment(decoded) : decoded;
  } catch {
    return decodedSegment(segment.slice(0, segment.lastIndexOf('%')));
  }
}

/** A decoded segment of a path without what a chat, a mail or a sentence has written behind it, or another program as a parameter. */
export const linkText = (text: string): string =>
  cleanLine(text)
    .replace(/[\s&%].*$/, '')
    .replace(CLOSING_SIGNS, '');

/** The same for texts of ASCII letters, digits and a few signs: the first other character ends the text. */
export const plainLinkText = (text: string): string =>
  (/^[\w.~|-]*/.exec(cleanLine(text))?.[0] ?? '').replace(CLOSING_SIGNS, '');

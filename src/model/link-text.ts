import { cleanLine } from './text.ts';

/**
 * Punctuation after a link in a sentence or in brackets. Slugs and tokens may end with a dash, an underscore or a
 * tilde.
 */
const CLOSING_SIGNS = /(?:(?![-_~])[\p{P}\p{S}])+$/u;

const ESCAPE = /%[0-9a-f]{2}/i;

/**
 * Decodes a path segment, without a truncated escape and anything after it. Programs that pass a link on may have
 * escaped it again.
 */
export function decodedSegment(segment: string): string {
  try {
    const decoded = decodeURIComponent(segment);
    return ESCAPE.test(decoded) ? decodedSegment(decoded) : decoded;
  } catch {
    return decodedSegment(segment.slice(0, segment.lastIndexOf('%')));
  }
}

/**
 * A decoded path segment without the text that a chat, a mail or a sentence has appended, or a parameter of another
 * program.
 */
export const linkText = (text: string): string =>
  cleanLine(text)
    .replace(/[\s&%].*$/, '')
    .replace(CLOSING_SIGNS, '');

/** The same for texts of ASCII letters, digits and a few signs, which end at the first other character. */
export const plainLinkText = (text: string): string =>
  (/^[\w.~|-]*/.exec(cleanLine(text))?.[0] ?? '').replace(CLOSING_SIGNS, '');

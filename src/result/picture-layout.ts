import type { Locale } from '../config/locales.ts';
import { last } from '../lib/last.ts';
import type { CopySection } from './copy-of-application.ts';

/** Sizes are in pixels of the picture, which a phone shows at one third of its size. */
export const PICTURE_WIDTH = 1080;
export const MARGIN = 64;
export const BAND_HEIGHT = 380;

type LineKind = 'section' | 'term' | 'value' | 'note';

export const LINE_STYLES: Readonly<Record<LineKind, { readonly size: number; readonly weight: number }>> = {
  section: { size: 44, weight: 700 },
  term: { size: 30, weight: 400 },
  value: { size: 38, weight: 600 },
  note: { size: 28, weight: 400 },
};
/** Lines are far apart, because Thai has marks above and below the letters. */
const LINE_HEIGHT = 1.5;
const SPACE_BEFORE: Readonly<Record<LineKind, number>> = { section: 56, term: 20, value: 0, note: 64 };

export interface PictureLine {
  readonly kind: LineKind;
  readonly text: string;
  readonly baseline: number;
}

/** Returns the width of a text in pixels of the picture. */
export type Measure = (text: string, kind: LineKind) => number;

/**
 * Thai has no spaces between words. A no-break space keeps two words together. Browsers before 2024 cannot find Thai
 * words and break between letters instead.
 */
function wordsOf(text: string, locale: Locale): string[] {
  if (!('Segmenter' in Intl)) return [...text];
  const segments = Array.from(
    new Intl.Segmenter(locale, { granularity: 'word' }).segment(text),
    ({ segment }) => segment,
  );
  const words: string[] = [];
  for (const segment of segments) {
    const isJoined = segment === '\u00a0' || last(words)?.endsWith('\u00a0');
    if (isJoined) words.push(`${words.pop() ?? ''}${segment}`);
    else words.push(segment);
  }
  return words;
}

/** The letters of a word that is wider than a line, each with its marks. */
function lettersOf(word: string, locale: Locale): string[] {
  if (!('Segmenter' in Intl)) return [...word];
  return Array.from(new Intl.Segmenter(locale).segment(word), ({ segment }) => segment);
}

/** Breaks a text into lines of at most this width, keeping its own line breaks. */
export function linesOf(
  text: string,
  locale: Locale,
  width: number,
  measure: (line: string) => number,
): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of wordsOf(paragraph, locale)) {
      const pieces = measure(word) > width ? lettersOf(word, locale) : [word];
      for (const piece of pieces) {
        if (line !== '' && measure(line + piece) > width) {
          lines.push(line);
          line = piece.trimStart();
        } else line += piece;
      }
    }
    return [...lines, line];
  });
}

/**
 * Places every line of a copy below its band.
 * @returns the lines, and the height of the picture
 */
export function layOut(
  sections: readonly CopySection[],
  note: string,
  locale: Locale,
  measure: Measure,
): { readonly lines: readonly PictureLine[]; readonly height: number } {
  const texts: (readonly [LineKind, string])[] = [
    ...sections.flatMap(({ title, rows }) => [
      ['section', title] as const,
      ...rows.flatMap(({ term, value }) => [['term', term] as const, ['value', value] as const]),
    ]),
    ['note', note],
  ];
  const lines: PictureLine[] = [];
  let bottom = BAND_HEIGHT;
  for (const [kind, text] of texts) {
    bottom += SPACE_BEFORE[kind];
    const broken = linesOf(text, locale, PICTURE_WIDTH - 2 * MARGIN, (line) => measure(line, kind));
    for (const line of broken) {
      bottom += LINE_STYLES[kind].size * LINE_HEIGHT;
      lines.push({ kind, text: line, baseline: bottom });
    }
  }
  return { lines, height: Math.ceil(bottom + MARGIN) };
}

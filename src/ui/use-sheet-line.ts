import { useEffect } from 'react';
import { adoptStyles } from './adopt-styles.ts';

/** A CSS string, which line breaks and quotes would end. */
const cssString = (text: string): string =>
  `"${text.replace(/["\\\p{Cc}]/gu, (character) => `\\${character.codePointAt(0)?.toString(16) ?? ''} `)}"`;

/** Printed at the bottom of every sheet, with the sheet's number. */
export const sheetLineCss = (text: string): string => `@page {
  @bottom-left {
    width: 85%;
    font: 8pt sans-serif;
    content: ${cssString(text)};
  }
  @bottom-right {
    font: 8pt sans-serif;
    content: counter(page) " / " counter(pages);
  }
}`;

/** Prints on every sheet whose it is, because a loose sheet proves nothing. Browsers that cannot do this omit it. */
export function useSheetLine(text: string): void {
  useEffect(() => adoptStyles(sheetLineCss(text)), [text]);
}

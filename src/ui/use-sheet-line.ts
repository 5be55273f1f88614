import { useEffect } from 'react';
import { adoptStyles } from './adopt-styles.ts';

/** A string of CSS. Line breaks and quotes would end it. */
const cssString = (text: string): string =>
  `"${text.replace(/["\\\p{Cc}]/gu, (character) => `\\${character.codePointAt(0)?.toString(16) ?? ''} `)}"`;

/** Printed at the foot of every sheet, with the number of the sheet. */
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

/** Says on every printed sheet whose it is, because a loose sheet proves nothing. Browsers that cannot do it leave it out. */
export function useSheetLine(text: string): void {
  useEffect(() => adoptStyles(sheetLineCss(text)), [text]);
}

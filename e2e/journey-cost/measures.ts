import type { Page, TestInfo } from '@playwright/test';
import type { Locale } from '../../src/config/locales.ts';

/** One number in a table. */
export interface Measure {
  readonly table: TableName;
  readonly row: string;
  readonly column: string;
  readonly value: number;
}
/** The tables in the order in which they are printed, with their columns. */
export const TABLES = {
  'screens of scrolling at 360 x 740': ['empty', 'filled', 'errors', 'en filled'],
  'from the first page to paid, minimum path': ['pages', 'answers', 'taps', 'keys', 'swipes'],
  'y of the first question': ['th', 'en'],
  'in the window after one press': ['th y', 'th lower edge', 'en y', 'en lower edge'],
  'primary button as the page opens': ['th y', 'th cut off', 'en y', 'en cut off'],
} as const;
export type TableName = keyof typeof TABLES;

/** The name under which the reporter finds the measurements of a test. */
export const MEASURES = 'journey-cost';
export const record = (
  info: TestInfo,
  table: TableName,
  row: string,
  values: Readonly<Record<string, number>>,
): void => {
  const asShown = (value: number): number => Number(value.toFixed(DIGITS[table] ?? 0));
  const measures = Object.entries(values).map(([column, value]) => ({ table, row, column, value: asShown(value) }));
  info.annotations.push({ type: MEASURES, description: JSON.stringify(measures) });
};
export const recordScreens = (info: TestInfo, row: string, values: Readonly<Record<string, number>>): void =>
  record(info, 'screens of scrolling at 360 x 740', row, values);

export const DIGITS = { 'screens of scrolling at 360 x 740': 2 } as Readonly<Partial<Record<TableName, number>>>;

/** The column for the height of filled pages, which is measured in both languages. */
export const filledIn = (locale: Locale): 'filled' | 'en filled' => (locale === 'th' ? 'filled' : 'en filled');

/** Returns the height of the page in screens. */
export const screensOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);

import type { Page } from '@playwright/test';
import { LOCALES } from '../../src/config/locales.ts';

/** What differs from run to run, and what stands for it in a snapshot. */

const monthsOf = (month: 'long' | 'short'): string[] =>
  LOCALES.flatMap((locale) =>
    Array.from({ length: 12 }, (_month, index) =>
      new Intl.DateTimeFormat(locale, { month }).format(new Date(2026, index, 15)),
    ),
  );
const MONTH = [...monthsOf('long'), ...monthsOf('short')].join('|').replaceAll('.', String.raw`\.`);

const VOLATILE: readonly (readonly [pattern: RegExp, standsFor: string])[] = [
  [new RegExp(String.raw`\b\d{1,2} (?:${MONTH}) \d{4}`, 'g'), '{{date}}'],
  [/\b\d{1,2}:\d{2}\b/g, '{{time}}'],
  [/(?<=(?: in|อีก) )\d+ (?:seconds|minutes?|วินาที|นาที)/g, '{{time}}'],
  [/applicant08\d{8}@example\.com/g, '{{email}}'],
  [/\b08(?:\d{8}|\d \d{3} \d{4})\b/g, '{{phone}}'],
  [/•••• \d{4}/g, '•••• {{digits}}'],
  [/(?<=Reference |รหัสอ้างอิง )[A-Z]{4}\b/g, '{{reference}}'],
  [/\b[A-Z]{0,2}0\d{6,}\b/g, '{{number}}'],
  // The names are those of the browser.
  [/- option "\+\d+ .+(?:\n *- option "\+\d+ .+)*/g, '- option {{countries}}'],
];

/** What a screen reader is told of the page, or of the dialog that is open. */
export async function toldBy(page: Page): Promise<string> {
  const dialog = page.locator('dialog[open]');
  const shown = (await dialog.count()) > 0 ? dialog.last() : page.locator('body');
  const told = await shown.ariaSnapshot();
  return `${VOLATILE.reduce((text, [pattern, standsFor]) => text.replaceAll(pattern, standsFor), told)}\n`;
}

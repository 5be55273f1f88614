import type { Page } from '@playwright/test';
import { LOCALES } from '../../src/config/locales.ts';

const monthsOf = (month: 'long' | 'short'): string[] =>
  LOCALES.flatMap((locale) =>
    Array.from({ length: 12 }, (_month, index) =>
      new Intl.DateTimeFormat(locale, { month }).format(new Date(2026, index, 15)),
    ),
  );
const MONTH = [...monthsOf('long'), ...monthsOf('short')].join('|').replaceAll('.', String.raw`\.`);

/** Text that differs between runs, and its replacement in a snapshot. */
const VOLATILE: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // The sandbox counts its applications.
  [/(?<=[?&]application=)\d+/g, '{{id}}'],
  // The link to an entry of a calendar contains times and addresses of the run.
  [/(?<=calendar\.google\.com\/calendar\/render\?)\S+/g, '{{entry}}'],
  [new RegExp(String.raw`\b\d{1,2} (?:${MONTH})(?: \d{4})?`, 'g'), '{{date}}'],
  [/\b\d{1,2}:\d{2}\b/g, '{{time}}'],
  [/(?<=(?: in|อีก) )\d+ (?:seconds|minutes?|วินาที|นาที)/g, '{{time}}'],
  // The days to a deadline depend on the hour of the run.
  [/(?<=\bin |\(|อีก )\d+(?= (?:days?|วัน))/g, '{{days}}'],
  [/applicant08\d{8}@example\.com/g, '{{email}}'],
  [/\b08(?:\d{8}|\d \d{3} \d{4})\b/g, '{{phone}}'],
  [/•••• \d{4}/g, '•••• {{digits}}'],
  [/(?<=Reference |รหัสอ้างอิง )[A-Z]{4}\b/g, '{{reference}}'],
  [/\b[A-Z]{0,2}0\d{6,}\b/g, '{{number}}'],
  [/\bchrg_test_[0-9a-f]+\b/g, '{{charge}}'],
  // The browser supplies the names of the countries.
  [/- option "[^"]+ \+\d+"(?: \[selected\])?(?:\n *- option "[^"]+ \+\d+")*/g, '- option {{countries}}'],
];

/** Returns what a screen reader announces of the page, or of the dialog that is open. */
export async function announcedBy(page: Page): Promise<string> {
  const dialog = page.locator('dialog[open]');
  const shown = (await dialog.count()) > 0 ? dialog.last() : page.locator('body');
  const announced = await shown.ariaSnapshot();
  return `${VOLATILE.reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), announced)}\n`;
}

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
  [/\b\d{1,2}:\d{2}\b|(?<=เวลา )\d{1,2}\.\d{2}(?:\.\d{2})?(?= น\.)/g, '{{time}}'],
  [/(?<=(?: in|อีก) )\d+ (?:seconds|minutes?|วินาที|นาที)/g, '{{time}}'],
  // The days to a deadline depend on the hour of the run.
  [/(?<=\bin |\(|อีก |เหลือเวลาสมัคร )\d+(?= (?:days?|วัน))/g, '{{days}}'],
  [/applicant08\d{8}@example\.com/g, '{{email}}'],
  [/\b08(?:\d{8}|\d \d{3} \d{4})\b/g, '{{phone}}'],
  [/•••• \d{4}/g, '•••• {{digits}}'],
  [/(?<=Reference |รหัสอ้างอิง )[A-Z]{4}\b/g, '{{reference}}'],
  [/\b[A-Z]{0,2}0\d{6,}\b/g, '{{number}}'],
  [/\bchrg_test_[0-9a-f]+\b/g, '{{charge}}'],
  // The browser supplies the names of the countries.
  [/- option "[^"]+ \+\d+"(?: \[selected\])?(?:\n *- option "[^"]+ \+\d+")*/g, '- option {{countries}}'],
];

const withoutVolatile = (announced: string): string =>
  `${VOLATILE.reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), announced)}\n`;

/** Pages of which only the headings are compared: their text is `src/content/policies`, or they repeat other screens. */
const BY_HEADINGS = ['cookies-policy', 'privacy-policy', 'dashboard.form-example'];
/** The page with which header and footer are compared, for all others. */
const WHOLE = 'home';

/** Returns what a screen reader announces of the content of a page, or of the dialog that is open. */
export async function announcedBy(page: Page, route: string): Promise<string> {
  const dialog = page.locator('dialog[open]');
  if ((await dialog.count()) > 0) return withoutVolatile(await dialog.last().ariaSnapshot());
  if (!BY_HEADINGS.includes(route.replace(/^dashboard\.(?=.*policy)/, '')))
    return withoutVolatile(await page.locator(route === WHOLE ? 'body' : 'main').ariaSnapshot());
  const headings = await page.locator('main').getByRole('heading').all();
  const announced = await Promise.all(headings.map((heading) => heading.ariaSnapshot()));
  return withoutVolatile(announced.join('\n'));
}

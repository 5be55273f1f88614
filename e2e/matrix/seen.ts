import type { Page } from '@playwright/test';
import type { Locale } from '../../src/config/locales.ts';
import { draftOf } from '../../src/platform/storage/stored-draft.ts';

/** What a person sees of a page, and what the page stores. */
export interface Seen {
  readonly path: string;
  /** The texts of alerts, dialogs, notices and headings. */
  readonly told: readonly string[];
  readonly text: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly drafts: Readonly<Record<string, string>>;
}

const TOLD = [
  '[role="alert"]',
  'dialog[open] h2',
  '.field-error',
  '[class*="tone-"]',
  '[class*="text-error"]',
  'main :is(h1, h2)',
].join(',');

/** @throws {Error} before the first script of the page has removed the notice that scripts do not run */
export async function seen(page: Page): Promise<Seen> {
  const { drafts, ...shown } = await page.evaluate((selector) => {
    if (document.getElementById('needs-script')) throw new Error('The scripts of the page have not run.');
    const isShown = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true });
    const told = [...document.querySelectorAll(selector)].filter((one) => one instanceof HTMLElement && isShown(one));
    const form = document.querySelector<HTMLFormElement>('main form');
    const answers = form ? [...new FormData(form)] : [];
    const drafts: Record<string, string> = {};
    for (const [, value] of Object.entries(localStorage).filter(([name]) => /^adm:.*:draft$/.test(name))) {
      const { data } = JSON.parse(String(value)) as { data?: Record<string, string> };
      Object.assign(drafts, data);
    }
    return {
      path: location.pathname,
      told: told.map((one) => (one as HTMLElement).innerText.trim()).filter(Boolean),
      text: document.querySelector('body')?.innerText ?? '',
      typed: Object.fromEntries(
        answers.flatMap(([name, value]) => (typeof value === 'string' && value ? [[name, value]] : [])),
      ),
      drafts,
    };
  }, TOLD);
  return { ...shown, drafts: draftOf(drafts) };
}

/** Matches code, markup and raw texts of a server. */
const RAW =
  /\{\{|[{}]|undefined|\[object|\bNaN\b|<\/?[a-z]|not_a_field|of_next_year|Not Found|Internal|Bad Gateway|Server\.js|\bat Server/;
const THAI = /[฀-๿]/;

/**
 * Returns what is wrong with the texts that appeared after a fault.
 * @param quoted a sentence that may quote the server
 */
export function wrongWords(now: Seen, news: readonly string[], locale: Locale, quoted: string): string[] {
  const raw = RAW.exec(now.text.replace(quoted, ''))?.[0];
  const ownLanguage = news.every((text) => THAI.test(text) === (locale === 'th'));
  return [
    ...(raw ? [`shows "${raw}"`] : []),
    ...(ownLanguage ? [] : [`says in the other language: ${news.join(' / ').slice(0, 200)}`]),
  ];
}

/** Returns values that have been lost. The draft may hold what a form no longer shows. */
export function lost(before: Seen, now: Seen): string[] {
  const kept = { ...now.drafts, ...now.typed };
  const changes = Object.entries({ ...before.drafts, ...before.typed })
    .filter(([name, value]) => name !== 'otp' && kept[name] !== value)
    .map(([name, value]) => `${name}: "${value}" is "${kept[name] ?? ''}"`);
  return changes.length === 0 ? [] : [`loses ${changes.join(', ')}`];
}

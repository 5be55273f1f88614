import { readFileSync } from 'node:fs';
import type { Locale } from '../src/config/locales.ts';
import { NAMESPACES } from '../src/i18n/namespaces.ts';
import type { Words } from '../src/i18n/words.ts';

const read = (locale: Locale, namespace: string): unknown =>
  JSON.parse(readFileSync(new URL(`../locales/${locale}/${namespace}.json`, import.meta.url), 'utf8'));

/** The words of a language, as the pages were built with. */
export const wordsOf = (locale: Locale): Words =>
  Object.fromEntries(NAMESPACES.map((namespace) => [namespace, read(locale, namespace)])) as unknown as Words;

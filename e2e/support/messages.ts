import { readFileSync } from 'node:fs';
import type { Locale } from '../../src/config/locales.ts';
import { NAMESPACES } from '../../src/i18n/namespaces.ts';
import type { Messages } from '../../src/i18n/messages.ts';

const read = (locale: Locale, namespace: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../locales/${locale}/${namespace}.json`, import.meta.url), 'utf8'));

/** Returns the messages of a language. */
export const wordsOf = (locale: Locale): Messages =>
  Object.fromEntries(NAMESPACES.map((namespace) => [namespace, read(locale, namespace)])) as unknown as Messages;

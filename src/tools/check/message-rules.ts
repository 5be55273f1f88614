import type { Locale } from '../../config/locales.ts';

/** Matches `{{name}}` and probable misspellings of such a placeholder. */
export const placeholdersOf = (text: string): string[] => (text.match(/\{\{?[^{}]*\}?\}/g) ?? []).sort();

/** Whether a text is empty in one language only, or its placeholders differ. */
export const differInKind = (text: string, other: string): boolean =>
  (text === '') !== (other === '') || placeholdersOf(text).join() !== placeholdersOf(other).join();

/** The beginning of the sentence that asks for a missing answer. */
export const REQUIRED_START: Readonly<Record<Locale, RegExp>> = {
  th: /^กรุณา(?:กรอก|เลือก)/,
  en: /^(?:Enter|Select) /,
};

/** "{{count}} files" would read "1 files". */
export const pluralAfterNumber = (text: string): boolean =>
  /\{\{(?!name\b)\w+\}\}(?: working)? (?!was\b)[a-z]+s\b/.test(text);

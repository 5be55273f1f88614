import { LOCALES, otherLocale, type Locale } from '../../../config/locales.ts';
import { differInKind, pluralAfterNumber, REQUIRED_START } from '../../check/message-rules.ts';
import { markupIn } from '../../check/markup.ts';
import { unusedWords, type Term } from '../../check/terms.ts';
import type { Problem } from '../texts/explain.ts';
import { placeholderFaults } from './placeholder-faults.ts';
import type { Message } from './read-messages.ts';

export interface MessageChange {
  readonly key: string;
  readonly locale: Locale;
  /** The text that the editor began with. */
  readonly before: string;
  readonly after: string;
}

const START_OF_REQUIRED: Readonly<Record<Locale, string>> = { th: 'กรุณากรอก / กรุณาเลือก', en: 'Enter / Select' };

/** The problems of unused words, for messages and policies. */
export const problemsOfTerms = (
  text: string,
  key: string,
  terms: readonly Term[],
): Pick<Problem, 'kind' | 'values'>[] =>
  unusedWords(text, key, terms).map(({ word, wanted }) => ({
    kind: wanted === '(none)' ? ('termNone' as const) : ('term' as const),
    values: { word, wanted },
  }));

function problemsOfText(key: string, locale: Locale, before: string, after: string, terms: readonly Term[]) {
  const kinds: Pick<Problem, 'kind' | 'values'>[] = [
    ...(after.trim() === '' && before !== '' ? [{ kind: 'empty' as const }] : []),
    ...placeholderFaults(before, after),
    ...problemsOfTerms(after, key, terms),
  ];
  const isRequired = key.startsWith('fields.required.');
  if (isRequired && !REQUIRED_START[locale].test(after)) {
    kinds.push({ kind: 'required', values: { start: START_OF_REQUIRED[locale] } });
  }
  if (pluralAfterNumber(after) && !pluralAfterNumber(before)) kinds.push({ kind: 'plural' });
  const tag = markupIn(after);
  if (tag !== undefined && markupIn(before) === undefined) kinds.push({ kind: 'markup', values: { tag } });
  if (after.includes('\n')) kinds.push({ kind: 'line' });
  if (after !== after.trim() && after.trim() !== '') kinds.push({ kind: 'space' });
  return kinds.map((one): Problem => ({ ...one, place: key, locale }));
}

/** The problems that the build and the tests would report for these changes. */
export function judgeMessages(
  messages: readonly Message[],
  changes: readonly MessageChange[],
  terms: readonly Term[],
): Problem[] {
  const byKey = new Map(messages.map((message) => [message.key, message]));
  const changed = (key: string, locale: Locale) => changes.find((one) => one.key === key && one.locale === locale);
  return [...new Set(changes.map(({ key }) => key))].flatMap((key) => {
    const message = byKey.get(key);
    if (!message) return [{ kind: 'unknown' as const, place: key }];
    const after = (locale: Locale): string => changed(key, locale)?.after ?? message.texts[locale];
    const own = LOCALES.filter((locale) => changed(key, locale)).flatMap((locale) =>
      problemsOfText(key, locale, message.texts[locale], after(locale), terms),
    );
    if (own.length > 0 || !differInKind(after('th'), after('en'))) return own;
    const lacking = after('th') === '' ? 'th' : otherLocale('th');
    return [{ kind: 'filled' as const, place: key, locale: lacking }];
  });
}

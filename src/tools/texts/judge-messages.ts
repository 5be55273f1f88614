import { LOCALES, otherLocale, type Locale } from '../../config/locales.ts';
import { NAMESPACES } from '../../i18n/namespaces.ts';
import { leavesOf, type Dictionary } from '../build/check-missing-messages.ts';
import { markupIn } from '../check/markup.ts';
import { differInKind, REQUIRED_START } from '../check/message-rules.ts';
import { wrongSigns } from '../check/signs.ts';
import { unusedWords, type Term } from '../check/terms.ts';
import { messageLines } from './message-lines.ts';
import { placeholderFaults } from './placeholder-faults.ts';
import type { Fault, Finding } from './problems.ts';
import type { ReadText } from './project-texts.ts';
import { roomFaults } from './room.ts';

const START_OF_REQUIRED: Readonly<Record<Locale, string>> = { th: 'กรุณากรอก / กรุณาเลือก', en: 'Enter / Select' };

export const termFaults = (text: string, key: string, terms: readonly Term[]): Fault[] =>
  unusedWords(text, key, terms).map(({ word, wanted }) => ({
    kind: wanted === '(none)' ? 'termNone' : 'term',
    values: { word, wanted },
  }));

function faultsOfText(key: string, locale: Locale, text: string, terms: readonly Term[]): Fault[] {
  const tag = key.startsWith('gallery.') ? undefined : markupIn(text);
  const isWrongStart = key.startsWith('fields.required.') && !REQUIRED_START[locale].test(text);
  return [
    ...termFaults(text, key, terms),
    ...wrongSigns(text, locale),
    ...(isWrongStart ? [{ kind: 'required' as const, values: { start: START_OF_REQUIRED[locale] } }] : []),
    ...(tag === undefined ? [] : [{ kind: 'markup' as const, values: { tag } }]),
    ...roomFaults(key, text),
  ];
}

interface MessageFile {
  readonly file: string;
  readonly texts: ReadonlyMap<string, string>;
  readonly lines: ReadonlyMap<string, number>;
  readonly broken: readonly Finding[];
}

/** The line that a parser stopped at; editors see the line above as the culprit, and the sentence names both. */
function lineOfError(json: string, error: unknown): number {
  const [, position] = /position (\d+)/.exec(String(error)) ?? [];
  return json.slice(0, position === undefined ? json.length : Number(position)).split('\n').length;
}

async function readMessages(read: ReadText, locale: Locale, namespace: string): Promise<MessageFile> {
  const file = `locales/${locale}/${namespace}.json`;
  const json = (await read(file)) ?? '{}';
  try {
    const texts = new Map(leavesOf(JSON.parse(json) as Dictionary, namespace));
    return { file, texts, lines: messageLines(json), broken: [] };
  } catch (error) {
    const broken: Finding[] = [{ file, line: lineOfError(json, error), kind: 'unreadable' }];
    return { file, texts: new Map(), lines: new Map(), broken };
  }
}

const hasOuterSpace = (text: string): boolean => text !== text.trim() && text.trim() !== '';

/** What a change has broken in a text; nothing without the text before. */
function faultsOfChange(text: string, before: string | undefined): Fault[] {
  if (before === undefined || before === text) return [];
  return [
    ...(text.trim() === '' && before !== '' ? [{ kind: 'empty' as const }] : []),
    ...placeholderFaults(before, text),
    ...(text.includes('\n') && !before.includes('\n') ? [{ kind: 'line' as const }] : []),
    ...(hasOuterSpace(text) && !hasOuterSpace(before) ? [{ kind: 'space' as const }] : []),
  ];
}

/**
 * What the build and the tests would refuse in the messages.
 * @param before the texts before an editor's change; none if the program has changed too, which may ask for other values
 */
export async function judgeMessages(
  read: ReadText,
  before: ReadText | undefined,
  terms: readonly Term[],
  namespaces: readonly string[] = NAMESPACES,
): Promise<Finding[]> {
  const findings = namespaces.map(async (namespace) => {
    const [th, en] = await Promise.all([readMessages(read, 'th', namespace), readMessages(read, 'en', namespace)]);
    const files = { th, en };
    const broken = [...th.broken, ...en.broken];
    if (broken.length > 0) return broken;
    const old = before && {
      th: (await readMessages(before, 'th', namespace)).texts,
      en: (await readMessages(before, 'en', namespace)).texts,
    };
    const keys = [
      ...new Set(LOCALES.flatMap((locale) => [...files[locale].texts.keys(), ...(old?.[locale].keys() ?? [])])),
    ];
    return keys.flatMap((key) => {
      const at = (locale: Locale, faults: readonly Fault[]): Finding[] => {
        const { file, lines } = files[locale];
        return faults.map((fault) => ({ file, line: lines.get(key.slice(namespace.length + 1)), ...fault }));
      };
      const lost = LOCALES.filter((locale) => !files[locale].texts.has(key));
      if (lost.length > 0) return lost.flatMap((locale) => at(locale, [{ kind: 'lostKey', values: { key } }]));
      const textIn = (locale: Locale): string => files[locale].texts.get(key) ?? '';
      const own = LOCALES.flatMap((locale) =>
        at(locale, [
          ...faultsOfChange(textIn(locale), old?.[locale].get(key)),
          ...faultsOfText(key, locale, textIn(locale), terms),
        ]),
      );
      if (own.length > 0 || !differInKind(textIn('th'), textIn('en'))) return own;
      const lacking = LOCALES.find((locale) => textIn(locale) === '');
      if (lacking) return at(lacking, [{ kind: 'filled' }]);
      return at(otherLocale('th'), placeholderFaults(textIn('th'), textIn('en')));
    });
  });
  return (await Promise.all(findings)).flat();
}

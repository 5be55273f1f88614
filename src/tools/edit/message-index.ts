import { LOCALES, type Locale } from '../../config/locales.ts';
import { messageLines } from '../texts/message-lines.ts';

/** A message in both languages, with the place of each. */
export interface PlacedMessage {
  /** `otp.sentTo.sms` */
  readonly key: string;
  readonly texts: Readonly<Record<Locale, { readonly text: string; readonly file: string; readonly line: number }>>;
}

type Dictionary = { readonly [key: string]: string | Dictionary };
const FILE = /locales\/(\w+)\/([\w-]+)\.json$/;
const PLACEHOLDER = /\{\{\w+\}\}/;
/** With fewer letters of its own, a text with placeholders would match nearly everything. */
const FEWEST_LETTERS = 4;

const plain = (text: string): string =>
  text
    .replaceAll(/[\u200B\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const textAt = (dictionary: Dictionary, path: string): string => {
  const found = path
    .split('.')
    .reduce<string | Dictionary | undefined>(
      (part, name) => (typeof part === 'object' ? part[name] : undefined),
      dictionary,
    );
  return typeof found === 'string' ? found : '';
};

/** @param files the text of each file of messages, by a path that ends with `locales/th/otp.json` */
function messagesIn(files: Readonly<Record<string, string>>): PlacedMessage[] {
  const byName = new Map(
    Object.entries(files).flatMap(([path, json]) => {
      const [file, locale, namespace] = FILE.exec(path) ?? [];
      return file ? [[`${locale}/${namespace}`, { file, json, lines: messageLines(json) }] as const] : [];
    }),
  );
  return [...byName].flatMap(([name, { lines }]) => {
    const [locale, namespace = ''] = name.split('/');
    if (locale !== LOCALES[0]) return [];
    const dictionaries = LOCALES.map((one) => {
      const own = byName.get(`${one}/${namespace}`);
      return [one, own, JSON.parse(own?.json ?? '{}') as Dictionary] as const;
    });
    return [...lines.keys()].map((path) => ({
      key: `${namespace}.${path}`,
      texts: Object.fromEntries(
        dictionaries.map(([one, own, dictionary]) => [
          one,
          { text: textAt(dictionary, path), file: own?.file ?? '', line: own?.lines.get(path) ?? 1 },
        ]),
      ) as PlacedMessage['texts'],
    }));
  });
}

const patternOf = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(PLACEHOLDER)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.+?')}$`,
  );

/** Finds the messages that a page shows as a text; values stand in the place of placeholders. */
export function messageFinder(files: Readonly<Record<string, string>>, locale: Locale) {
  const exact = new Map<string, PlacedMessage[]>();
  const filled: [pattern: RegExp, letters: number, message: PlacedMessage][] = [];
  for (const message of messagesIn(files)) {
    const text = plain(message.texts[locale].text);
    const letters = text.replaceAll(new RegExp(PLACEHOLDER, 'g'), '').replaceAll(/[^\p{L}\p{M}]/gu, '');
    if (!PLACEHOLDER.test(text)) exact.set(text, [...(exact.get(text) ?? []), message]);
    else if (letters.length >= FEWEST_LETTERS) filled.push([patternOf(text), letters.length, message]);
  }
  exact.delete('');
  return (shown: string): readonly PlacedMessage[] => {
    const text = plain(shown);
    if (text === '') return [];
    const fitting = filled.filter(([pattern]) => pattern.test(text));
    // “From {{day}}” also fits what “From {{day}} to {{end}}” shows.
    const most = Math.max(...fitting.map(([, letters]) => letters));
    return exact.get(text) ?? fitting.filter(([, letters]) => letters === most).map(([, , message]) => message);
  };
}

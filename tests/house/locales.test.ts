// The two dictionaries hold the same words, and every word is used.
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/config/locales.ts';
import { NAMESPACES } from '../../src/i18n/namespaces.ts';
import { CODE, filesIn, read } from './sources.ts';

type Dictionary = { readonly [key: string]: string | Dictionary };

/** Leaves as `path → text`: `fields.labels.phone → Phone`. */
const leavesOf = (dictionary: Dictionary, path: string): [path: string, text: string][] =>
  Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}.${key}`, value] as [string, string]] : leavesOf(value, `${path}.${key}`),
  );

const wordsOf = (locale: string, namespace: string): Map<string, string> =>
  new Map(leavesOf(JSON.parse(read(`locales/${locale}/${namespace}.json`)) as Dictionary, namespace));

const missingIn = (locale: string, other: string, namespace: string): string[] => {
  const own = wordsOf(locale, namespace);
  return [...wordsOf(other, namespace).keys()].filter((key) => !own.has(key));
};

const placeholders = (text: string): string[] => (text.match(/\{\{?\s*\w+\s*\}?\}/g) ?? []).sort();

/** Whether code names the last part of a key; lists such as `fields.options` are looked up by the values of data. */
const sources = filesIn('src', CODE)
  .filter((file) => !/^src\/(?:sandbox|tools)\//.test(file))
  .map(read)
  .join('\n');
const names = new Set(sources.match(/[\w-]+/g));
const isUsed = (key: string): boolean => names.has(key.slice(key.lastIndexOf('.') + 1));

describe.each(NAMESPACES)('words of %s', (namespace) => {
  test.each(LOCALES)('no key is missing in %s', (locale) => {
    const missing = LOCALES.flatMap((other) => missingIn(locale, other, namespace));
    expect(missing, `add to locales/${locale}/${namespace}.json`).toEqual([]);
  });

  test('a text that is empty is empty in both languages, and both fill the same places', () => {
    const en = wordsOf('en', namespace);
    const wrong = [...wordsOf('th', namespace)].filter(([key, text]) => {
      const other = en.get(key) ?? text;
      return (text === '') !== (other === '') || placeholders(text).join() !== placeholders(other).join();
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  test('every key is used', () => {
    const unused = [...wordsOf('th', namespace).keys()].filter((key) => !isUsed(key));
    expect(unused, `delete from locales/*/${namespace}.json`).toEqual([]);
  });
});

test('every file of words is a namespace, in both languages', () => {
  const expected = LOCALES.flatMap((locale) => NAMESPACES.map((namespace) => `locales/${locale}/${namespace}.json`));
  expect(filesIn('locales', /\.json$/)).toEqual(expected.sort());
});

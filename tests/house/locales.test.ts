// The two dictionaries hold the same words, and every word is used.
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/config/locales.ts';
import { NAMESPACES } from '../../src/i18n/namespaces.ts';
import { leavesOf, missingWords, type Dictionary } from '../../src/i18n/whole-words.ts';
import { CODE, filesIn, read } from './sources.ts';

const wordsOf = (locale: string, namespace: string): Map<string, string> =>
  new Map(leavesOf(JSON.parse(read(`locales/${locale}/${namespace}.json`)) as Dictionary, namespace));

const placeholders = (text: string): string[] => (text.match(/\{\{?\s*\w+\s*\}?\}/g) ?? []).sort();

/** Whether code names the last part of a key; lists such as `fields.options` are looked up by the values of data. */
const sources = filesIn('src', CODE)
  .filter((file) => !/^src\/(?:sandbox|tools)\//.test(file))
  .map(read)
  .join('\n');
const names = new Set(sources.match(/[\w-]+/g));
const isUsed = (key: string): boolean => names.has(key.slice(key.lastIndexOf('.') + 1));

describe.each(NAMESPACES)('words of %s', (namespace) => {
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

test('no key is missing in a language', async () => {
  expect(await missingWords((path) => Promise.resolve(read(path)))).toEqual([]);
});

test.each(LOCALES)('a word that is deleted from %s stops the build, which names its file and key', async (locale) => {
  const file = `locales/${locale}/footer.json`;
  const { fax, ...others } = JSON.parse(read(file)) as Dictionary;
  expect(fax).toBeDefined();
  const changed = (path: string) => Promise.resolve(path === file ? JSON.stringify(others) : read(path));
  expect(await missingWords(changed)).toEqual([`${file} has no footer.fax`]);
});

test('every file of words is a namespace, in both languages', () => {
  const expected = LOCALES.flatMap((locale) => NAMESPACES.map((namespace) => `locales/${locale}/${namespace}.json`));
  expect(filesIn('locales', /\.json$/)).toEqual(expected.sort());
});

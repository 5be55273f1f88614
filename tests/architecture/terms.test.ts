// Applicants read one term per thing: docs/recipes/add-a-message.md lists the terms, and the words that are not used.
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../src/config/locales.ts';
import { leavesOf, type Dictionary } from '../../src/tools/build/check-missing-messages.ts';
import { TERM_LIST, termsIn, unusedWords, withoutCode } from '../../src/tools/check/terms.ts';
import { filesIn, read } from './sources.ts';

interface Text {
  readonly place: string;
  readonly key: string;
  readonly text: string;
}

const terms = termsIn(read(TERM_LIST));

const wrongIn = ({ place, key, text }: Text): string[] =>
  unusedWords(text, key, terms).map(({ word }) => `${place}: ${key}: ${word}`);

const textsOf = (locale: Locale): Text[] => [
  ...filesIn(`locales/${locale}`, /\.json$/).flatMap((place) =>
    leavesOf(JSON.parse(read(place)) as Dictionary, place.replace(/^.*\/|\.json$/g, '')).map(([key, text]) => ({
      place,
      key,
      text,
    })),
  ),
  ...filesIn(`src/content/policies/${locale}`, /\.md$/).flatMap((place) =>
    read(place)
      .split('\n')
      .map((line, index) => ({ place, key: `line ${index + 1}`, text: withoutCode(line) })),
  ),
];

test.each(LOCALES)('%s uses the terms of the list', (locale) => {
  expect(textsOf(locale).flatMap(wrongIn), `see ${TERM_LIST}`).toEqual([]);
});

test('a word that is not used is named with its file and key', () => {
  const place = 'locales/en/flow.json';
  const wrong = (text: string, key = 'flow.back'): string[] => wrongIn({ place, key, text });
  expect(wrong('Please change your E-mail')).toEqual([`${place}: flow.back: e-mail`, `${place}: flow.back: please`]);
  expect(wrong('ท่านจ่ายแล้ว')).toEqual([`${place}: flow.back: ท่าน`, `${place}: flow.back: จ่าย`]);
  expect(wrong('เท่านั้น ไม่มีค่าใช้จ่าย')).toEqual([]);
  expect([wrong('Help desk').length, wrong('Help desk', 'result.failed.help').length]).toEqual([1, 0]);
});

test('the list names no word twice, and no term of it is one that is not used', () => {
  const variants = terms.flatMap((term) => term.variants);
  expect(variants.length).toBeGreaterThan(60);
  expect(variants.filter((variant, index) => variants.indexOf(variant) !== index)).toEqual([]);
  const wanted = terms.map((term) => ({ place: TERM_LIST, key: 'term', text: term.wanted }));
  expect(wanted.flatMap(wrongIn)).toEqual([]);
});

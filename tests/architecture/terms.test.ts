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

/** Signs that no text has, and what to write instead. */
const SIGNS: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/\u2060/, 'a word joiner is copied along: use src/i18n/no-break-terms.ts'],
  [/กรุณา.*กรุณา/s, 'กรุณา stands once in a message'],
  [/\d:\d\d\s*น\./, 'Thai times have a dot: 13.33 น.'],
  [/[^\s\u200B]ๆ|ๆ(?=[\u0E00-\u0E7F])/, 'ๆ stands between spaces'],
];
const ENGLISH_SIGNS: typeof SIGNS = [...SIGNS, [/[A-Za-z]'/, 'an apostrophe is curly: ’']];

/** Policies are many sentences in one line, so that their lines may ask for several things. */
const isPolicy = ({ place }: Text): boolean => place.endsWith('.md');
const wrongSigns = (text: Text, signs: typeof SIGNS): string[] =>
  signs
    .filter(([pattern, advice]) => pattern.test(text.text) && !(isPolicy(text) && advice.startsWith('กรุณา')))
    .map(([, advice]) => `${text.place}: ${text.key}: ${advice}`);

test.each(LOCALES)('%s has the signs of the project', (locale) => {
  const signs = locale === 'en' ? ENGLISH_SIGNS : SIGNS;
  expect(textsOf(locale).flatMap((text) => wrongSigns(text, signs))).toEqual([]);
});

test("the university's own texts have no word joiner", () => {
  expect(read('src/config/site.ts')).not.toMatch(/\u2060|\\u2060/);
});

test('a wrong sign is noticed', () => {
  const wrong = (text: string): number => wrongSigns({ place: 'one.json', key: 'one', text }, ENGLISH_SIGNS).length;
  const texts = ['ผู้\u2060อื่น', 'กรุณากด กรุณารอ', '13:33 น.', 'ส่วนต่างๆ', "the bank's", 'the bank’s', 'อื่น ๆ ที่'];
  expect(texts.map(wrong)).toEqual([1, 1, 1, 1, 1, 0, 0]);
});

test('a word that is not used is named with its file and key', () => {
  const place = 'locales/en/flow.json';
  const wrong = (text: string, key = 'flow.back'): string[] => wrongIn({ place, key, text });
  expect(wrong('Please change your E-mail')).toEqual([`${place}: flow.back: e-mail`, `${place}: flow.back: please`]);
  expect(wrong('ท่านจ่ายแล้ว')).toEqual([`${place}: flow.back: ท่าน`, `${place}: flow.back: จ่าย`]);
  expect(wrong('เท่านั้น ไม่มีค่าใช้จ่าย')).toEqual([]);
  expect(wrong('In or after Grade 12, varies by round, by award')).toHaveLength(3);
  expect(wrong('ข้อมูลจะไม่ถูกบันทึกซ้ำ 500 บาท ตามทุน')).toHaveLength(2);
  expect([wrong('Help desk').length, wrong('Help desk', 'result.failed.help').length]).toEqual([1, 0]);
});

test('the list names no word twice, and no term of it is one that is not used', () => {
  const variants = terms.flatMap((term) => term.variants);
  expect(variants.length).toBeGreaterThan(60);
  expect(variants.filter((variant, index) => variants.indexOf(variant) !== index)).toEqual([]);
  const wanted = terms.map((term) => ({ place: TERM_LIST, key: 'term', text: term.wanted }));
  expect(wanted.flatMap(wrongIn)).toEqual([]);
});

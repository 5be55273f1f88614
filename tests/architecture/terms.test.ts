// One term per thing: docs/recipes/add-a-message.md lists the terms and the words that are not used; `npm run texts` reads
// the texts.
import { expect, test } from 'vitest';
import { wrongSigns } from '../../src/tools/check/signs.ts';
import { TERM_LIST, termsIn, unusedWords } from '../../src/tools/check/terms.ts';
import { read } from './sources.ts';

interface Text {
  readonly place: string;
  readonly key: string;
  readonly text: string;
}

const terms = termsIn(read(TERM_LIST));

const wrongIn = ({ place, key, text }: Text): string[] =>
  unusedWords(text, key, terms).map(({ word }) => `${place}: ${key}: ${word}`);

test("the university's own texts have no word joiner", () => {
  expect(read('src/config/site.ts')).not.toMatch(/\u2060|\\u2060/);
});

test('a wrong sign is noticed', () => {
  const texts = ['ผู้\u2060อื่น', 'กรุณากด กรุณารอ', '13:33 น.', 'ส่วนต่างๆ', "the bank's", 'the bank’s', 'อื่น ๆ ที่'];
  expect(texts.map((text) => wrongSigns(text, 'en').length)).toEqual([1, 1, 1, 1, 1, 0, 0]);
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

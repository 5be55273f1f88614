// Browsers break Thai lines between the words of a dictionary, which is the same in Node, and sometimes it finds wrong ones.
import { expect, test } from 'vitest';
import { splitAtTerms } from '../../src/i18n/no-break-terms.ts';
import { leavesOf, type Dictionary } from '../../src/tools/build/check-missing-messages.ts';
import { filesIn, read } from '../architecture/sources.ts';

/** Words that the dictionary tears in some neighbourhoods: `แล้วกรอก` becomes `แล้วก` and `รอก`. */
const TORN = ['กรอก', 'กลับ', 'แท็บ', 'กระทำ', 'พระ'];
const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

function tornWords(text: string): string[] {
  const starts = new Set([...segmenter.segment(text)].map(({ index }) => index));
  return TORN.flatMap((word) =>
    [...text.matchAll(new RegExp(word, 'g'))]
      .filter(({ index }) => [...word].some((_letter, offset) => offset > 0 && starts.has(index + offset)))
      .map(({ index }) => text.slice(Math.max(0, index - 10), index + word.length + 5)),
  );
}

test('no line of a Thai text breaks inside these words; a zero-width space (U+200B) before and after one fixes it', () => {
  const messages = filesIn('locales/th', /\.json$/).flatMap((file) =>
    leavesOf(JSON.parse(read(file)) as Dictionary, file.replace(/^.*\/|\.json$/g, '')),
  );
  const policies = filesIn('src/content/policies/th', /\.md$/).flatMap((file) =>
    read(file)
      .split('\n')
      .map((line, index) => [`${file}:${index + 1}`, line] as const),
  );
  const torn = [...messages, ...policies].map(([place, text]) => [place, tornWords(text)] as const);
  expect(torn.filter(([, words]) => words.length > 0)).toEqual([]);
  expect(tornWords('พักไว้แล้วกลับมากรอกต่อ')).not.toEqual([]);
});

test('terms stay whole, and the text stays what it was', () => {
  const text = 'ประมาณ 10 นาที · บัตรประชาชนหรือหนังสือเดินทาง และใบแสดงผลการเรียน';
  const parts = splitAtTerms(text);
  expect(parts.join('').replaceAll('\u00A0', ' ')).toBe(text);
  expect(parts.filter((_part, index) => index % 2 === 1)).toEqual(['บัตรประชาชน', 'หนังสือเดินทาง', 'ใบแสดงผลการเรียน']);
  expect(splitAtTerms('Upload your documents')).toEqual(['Upload your documents']);
});

test('the payment is a term, so that the name of its step does not break inside it', () => {
  expect(splitAtTerms('ตรวจสอบและชำระเงิน')).toEqual(['', 'ตรวจสอบ', 'และ', 'ชำระเงิน', '']);
});

test('the name of a station is a term, whatever it is', () => {
  expect(splitAtTerms('เดินจากสถานีรถไฟฟ้าธารดาว 5\u00A0นาที')).toEqual(['เดินจากสถานี', 'รถไฟฟ้าธารดาว', ' 5\u00A0นาที']);
  expect(splitAtTerms('สถานีรถไฟฟ้าสนามกีฬา')[1]).toBe('รถไฟฟ้าสนามกีฬา');
});

test('a dot stays on the line of what is before it, and no other sign or space changes', () => {
  expect(splitAtTerms('Class 1 · classes start 6 March · A·B, c - d')).toEqual([
    'Class 1\u00A0· classes start 6 March\u00A0· A·B, c - d',
  ]);
});

import { expect, test } from 'vitest';
import { layOut, linesOf, PICTURE_WIDTH } from '../../src/result/picture-layout.ts';

const tenPerLetter = (text: string): number => text.length * 10;

test('Thai is broken between words, and its own line breaks stay', () => {
  expect(linesOf('มหาวิทยาลัยธารดาว', 'th', 120, tenPerLetter)).toEqual(['มหาวิทยาลัย', 'ธารดาว']);
  expect(linesOf('one\ntwo three', 'en', 60, tenPerLetter)).toEqual(['one', 'two ', 'three']);
});

test('a number stays on the line of what it counts', () => {
  expect(linesOf('Closes on 9\u00a0August', 'en', 110, tenPerLetter)).toEqual(['Closes on ', '9\u00a0August']);
});

test('a word that is wider than a line is broken between letters, never between a letter and its marks', () => {
  const lines = linesOf('น้ำน้ำน้ำน้ำ'.repeat(4), 'th', 50, tenPerLetter);
  expect(lines.join('')).toBe('น้ำน้ำน้ำน้ำ'.repeat(4));
  expect(lines.filter((line) => /^\p{M}/u.test(line))).toEqual([]);
  expect(Math.max(...lines.map(tenPerLetter))).toBeLessThanOrEqual(50);
});

test('every line stands below the one before, inside the picture', () => {
  const rows = [{ key: 'a', term: 'Term', value: 'word '.repeat(200) }];
  const { lines, height } = layOut([{ title: 'Section', rows }], 'note', 'en', tenPerLetter);
  const baselines = lines.map(({ baseline }) => baseline);
  expect(baselines).toEqual([...baselines].sort((one, other) => one - other));
  expect(new Set(baselines).size).toBe(baselines.length);
  expect(height).toBeGreaterThan(Math.max(...baselines));
  expect(Math.max(...lines.map(({ text }) => tenPerLetter(text.trimEnd())))).toBeLessThan(PICTURE_WIDTH);
});

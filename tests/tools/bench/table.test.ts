import { expect, test } from 'vitest';
import { median, table } from '../../../src/tools/bench/table.ts';

const round = (milliseconds: number) => ({
  firstPaint: milliseconds,
  usable: milliseconds * 2,
  layoutShift: 0,
  blocking: 0,
  scriptBytes: 1000,
  totalBytes: 2000,
});

test('the median is the middle, or between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('the table holds the medians and the ratio of the first page to the second', () => {
  const lines = table({ page: [round(100), round(300), round(200)], plain: [round(400)] }).split('\n');
  expect(lines[1]).toMatch(/^page\s+200\s+400\s/);
  expect(lines[2]).toMatch(/^plain\s+400\s+800\s/);
  expect(lines[3]).toMatch(/^ratio\s+0\.50\s+0\.50\s+–\s+–\s+1\.00\s+1\.00$/);
});

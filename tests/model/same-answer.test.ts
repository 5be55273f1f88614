import { describe, expect, test } from 'vitest';
import { compact, isSameAnswer } from '../../src/model/same-answer.ts';

describe('an answer that a server has kept', () => {
  test.each([
    ['โรงเรียน ตัวอย่าง', 'โรงเรียน  ตัวอย่าง '],
    ['Example School', 'EXAMPLE SCHOOL'],
    ['081-234 5678', '081–2345678'],
    ['๒๕๖๙', '2569'],
    ['3.50', '3.5'],
    ['3.5', '3.50'],
    ['4', '4.00'],
    ['', ''],
    ['', ' '],
  ])('%j is the same as %j', (sent, saved) => {
    expect(isSameAnswer(sent, saved)).toBe(true);
  });

  test.each([
    ['Example School', 'Example Schools'],
    ['3.50', '3.05'],
    ['0', ''],
    ['', '0'],
    // These are not written as people write numbers.
    ['16', '0x10'],
    ['0x10', '16'],
    ['10', '1e1'],
    ['1e1', '10'],
    ['-5', '-5.0'],
    ['5', '5.'],
    ['12', '012a'],
  ])('%j is not the same as %j', (sent, saved) => {
    expect(isSameAnswer(sent, saved)).toBe(false);
  });
});

test('a compact text has no spaces', () => {
  expect(compact(' AA 123\n4567 ')).toBe('aa1234567');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idNumberInGroups } from '../../src/model/id-number.ts';
import { applyRule } from './apply-rule.ts';

test.each(['1234567890121', '1-2345-67890-12-1', '1 2345 67890 12 1', ' 12345 6789 0121 ', '๑๒๓๔๕๖๗๘๙๐๑๒๑'])(
  '%s is shown in the groups of the card',
  (typed) => {
    expect(idNumberInGroups(typed)).toBe('1 2345 67890 12 1');
  },
);

test('a number with a wrong check digit is grouped, too, so that it can be compared with the card', () => {
  expect(idNumberInGroups('1234567890123')).toBe('1 2345 67890 12 3');
});

test.each(['', '123456789012', '12345678901211', 'G643500000123', 'AA1234567'])('%j stays as it was typed', (typed) => {
  expect(idNumberInGroups(typed)).toBe(typed);
});

test('what is sent does not change', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d -]{0,20}$/), (typed) => {
      expect(applyRule('national-id', idNumberInGroups(typed))).toEqual(applyRule('national-id', typed));
    }),
  );
});

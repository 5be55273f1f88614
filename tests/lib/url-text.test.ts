import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromUrlText, toUrlText } from '../../src/lib/url-text.ts';

test('any text comes back, from letters that every address may hold', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(toUrlText(text)).toMatch(/^[\w-]*$/);
      expect(fromUrlText(toUrlText(text))).toBe(text);
    }),
  );
});

test.each(['a', '!', '_-8', '%E0'])('%s is no text', (letters) => {
  expect(fromUrlText(letters)).toBeUndefined();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeBelow } from '../../../src/lib/picture/text-place.ts';

const size = fc.record({ width: fc.integer({ min: 1, max: 4000 }), height: fc.integer({ min: 1, max: 4000 }) });

test('text at the lower edge of a picture is as large as it can be without leaving it or reaching its upper part', () => {
  fc.assert(
    fc.property(size, size, (picture, text) => {
      const { left, top, width, height } = placeBelow(picture, text);
      expect(width / height).toBeCloseTo(text.width / text.height, 6);
      expect(left * 2 + width).toBeCloseTo(picture.width, 6);
      expect(left).toBeGreaterThan(0);
      expect(top + height).toBeCloseTo(picture.height * 0.98, 6);
      expect(Math.max(width / picture.width / 0.94, height / picture.height / 0.22)).toBeCloseTo(1, 6);
    }),
  );
});

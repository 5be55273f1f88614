import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeAcross } from '../../../src/lib/picture/text-place.ts';

const side = fc.integer({ min: 200, max: 4000 });

test('text lies across a picture of any shape, rises to the right and begins and ends inside', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const {
        x,
        y,
        width: across,
        height: thick,
        angle,
      } = placeAcross({ width, height }, { width: 2000, height: 300 });
      expect(across / thick).toBeCloseTo(2000 / 300, 6);
      const [toRight, down] = [(Math.cos(angle) * across) / 2, (Math.sin(angle) * across) / 2];
      expect([(x - toRight) / width, (y - down) / height]).toEqual([expect.closeTo(0.05, 6), expect.closeTo(0.84, 6)]);
      expect([(x + toRight) / width, (y + down) / height]).toEqual([expect.closeTo(0.95, 6), expect.closeTo(0.4, 6)]);
    }),
  );
});

test('on a card, text leaves name and number alone', () => {
  const { x, y, height, width, angle } = placeAcross({ width: 1000, height: 631 }, { width: 2000, height: 300 });
  // The upper edge of the text above the middle of the name (docs: `LINES` of the suggested boxes end at 43 %).
  const middleOfName = 450;
  const atName = y + Math.tan(angle) * (middleOfName - x) - height / 2 / Math.cos(angle);
  expect(atName).toBeGreaterThan(0.43 * 631);
  expect(width).toBeLessThan(1000);
});

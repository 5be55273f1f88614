import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeAcross } from '../../../src/lib/picture/across.ts';

const size = fc.record({ width: fc.integer({ min: 1, max: 4000 }), height: fc.integer({ min: 1, max: 4000 }) });

test('text across a picture never leaves it, and touches almost two of its edges', () => {
  fc.assert(
    fc.property(size, size, (picture, text) => {
      const { angle, scale } = placeAcross(picture, text);
      const corners = [-1, 1].flatMap((across) =>
        [-1, 1].map((down) => {
          const [x, y] = [(across * text.width * scale) / 2, (down * text.height * scale) / 2];
          return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)] as const;
        }),
      );
      const width = Math.max(...corners.map(([x]) => x)) / (picture.width / 2);
      const height = Math.max(...corners.map(([, y]) => y)) / (picture.height / 2);
      expect(Math.max(width, height)).toBeCloseTo(0.94, 6);
    }),
  );
});

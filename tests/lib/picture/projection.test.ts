import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  inverseOf,
  isPage,
  project,
  projectionOnto,
  WHOLE_PICTURE,
  type Corners,
  type Point,
} from '../../../src/lib/picture/projection.ts';
import { cornersOfAPage, share } from './arbitrary-edits.ts';

const isNear = (one: Point, other: Point, distance = 1e-6): boolean =>
  Math.abs(one.x - other.x) < distance && Math.abs(one.y - other.y) < distance;

describe('a projection', () => {
  test('maps the corners of a picture to those of the page', () => {
    fc.assert(
      fc.property(cornersOfAPage, (corners) => {
        const projection = projectionOnto(corners);
        expect(
          WHOLE_PICTURE.every((corner, index) =>
            isNear(project(projection, corner), corners[index] ?? { x: NaN, y: NaN }),
          ),
        ).toBe(true);
      }),
    );
  });

  test('is undone by its inverse', () => {
    fc.assert(
      fc.property(cornersOfAPage, share, share, (corners, x, y) => {
        const projection = projectionOnto(corners);
        expect(isNear(project(inverseOf(projection), project(projection, { x, y })), { x, y })).toBe(true);
      }),
    );
  });

  test('shows what is near larger: the middle of a page that leans back lies in its upper half', () => {
    const leaning: Corners = [
      { x: 0.3, y: 0 },
      { x: 0.7, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ];
    const { x, y } = project(projectionOnto(leaning), { x: 0.5, y: 0.5 });
    expect(x).toBeCloseTo(0.5);
    // The diagonals of the page cross there: 0.4 / (0.4 + 1) of its height.
    expect(y).toBeCloseTo(2 / 7);
  });
});

describe('corners', () => {
  const [one, two, three, four] = WHOLE_PICTURE;
  test.each([
    ['those of a picture', WHOLE_PICTURE, true],
    ['on one line', [one, { x: 0.5, y: 0.5 }, three, four], false],
    ['that cross', [one, three, two, four], false],
    ['seen from behind', [two, one, four, three], false],
    ['of which two are one', [one, one, three, four], false],
    ['with a dent', [one, two, { x: 0.2, y: 0.2 }, four], false],
  ] as const)('%s', (_what, corners, is) => {
    expect(isPage(corners)).toBe(is);
  });
});

import fc from 'fast-check';
import type { Box } from '../../../src/lib/picture/edits.ts';
import { isPage, type Corners } from '../../../src/lib/picture/projection.ts';
import type { Pixels } from '../../../src/lib/picture/edit-pixels.ts';

/** Shares are evenly spread; arbitrary floating-point numbers would mostly be next to nothing. */
const upTo = (most: number) => fc.noBias(fc.integer({ min: 0, max: 1000 })).map((value) => (value / 1000) * most);
export const share = upTo(1);
const part = upTo(0.42);

/** A page somewhere in a photo, taken from anywhere before it. */
export const cornersOfAPage: fc.Arbitrary<Corners> = fc
  .array(part, { minLength: 8, maxLength: 8 })
  .map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]): Corners => [
    { x: a, y: b },
    { x: 1 - c, y: d },
    { x: 1 - e, y: 1 - f },
    { x: g, y: 1 - h },
  ])
  .filter(isPage);

export const anyBox: fc.Arbitrary<Box> = fc
  .tuple(upTo(0.6), upTo(0.6), share, share)
  .map(([left, top, width, height]) => ({
    left,
    top,
    width: (0.2 + 0.8 * width) * (1 - left),
    height: (0.2 + 0.8 * height) * (1 - top),
  }));

/** Numbers from 0 to 255 that follow from the seed. */
export function* noise(seed: number): Generator<number, never> {
  let state = seed | 1;
  for (;;) {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    yield (state >>> 11) & 0xff;
  }
}

export function noisePixels(width: number, height: number, seed: number): Pixels {
  const values = noise(seed);
  return { width, height, data: Uint8ClampedArray.from({ length: width * height * 4 }, () => values.next().value) };
}

import { expect, test } from 'vitest';
import {
  CONSTELLATION_HEIGHT,
  CONSTELLATION_WIDTH,
  constellationOf,
  type Star,
} from '../../src/brand/constellation.ts';

const NUMBERS = Array.from({ length: 5000 }, (_, index) => `B${String(index + 1).padStart(7, '0')}`);

/** Twice the area of a triangle, with its sign: on which side of the line from a to b the point c lies. */
const side = (a: Star, b: Star, c: Star): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
const cross = (a: Star, b: Star, c: Star, d: Star): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

function drawn(number: string) {
  const { chain, branches } = constellationOf(number);
  const joined = chain.slice(1).map((star, index) => [chain[index] ?? star, star] as const);
  return {
    stars: [...chain, ...branches.map(({ star }) => star)],
    lines: [...joined, ...branches.map(({ from, star }) => [from, star] as const)],
  };
}

test('every number has five to nine stars in the frame, all joined, and no lines that cross', () => {
  for (const number of NUMBERS) {
    const { stars, lines } = drawn(number);
    expect(stars.length, number).toBeGreaterThanOrEqual(5);
    expect(stars.length, number).toBeLessThanOrEqual(9);
    expect(lines).toHaveLength(stars.length - 1);
    for (const { x, y, radius } of stars) {
      expect(radius).toBeGreaterThan(2);
      expect(Math.min(x, y, CONSTELLATION_WIDTH - x, CONSTELLATION_HEIGHT - y), number).toBeGreaterThan(radius);
    }
    for (const [index, [a, b]] of lines.entries())
      for (const [c, d] of lines.slice(index + 1)) expect(cross(a, b, c, d), number).toBe(false);
  }
});

test('one number has one constellation, and numbers that follow each other differ at a glance', () => {
  expect(constellationOf('B0000001')).toEqual(constellationOf('B0000001'));
  const all = NUMBERS.map(drawn);
  expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(NUMBERS.length);
  const alike = all.slice(1).filter(({ stars }, index) => {
    const before = all[index]?.stars ?? [];
    return (
      before.length === stars.length &&
      stars.every(({ x, y }, star) => Math.hypot(x - (before[star]?.x ?? 0), y - (before[star]?.y ?? 0)) < 10)
    );
  });
  expect(alike).toEqual([]);
});

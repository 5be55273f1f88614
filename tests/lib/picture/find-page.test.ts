import { expect, test } from 'vitest';
import { findPage } from '../../../src/lib/picture/find-page.ts';
import type { Corners, Point } from '../../../src/lib/picture/projection.ts';
import { noise, noisePixels } from './arbitrary-edits.ts';
import { photographedCard } from './photographed-card.ts';

const PROPORTION = 85.6 / 53.98;
const CARD = { proportion: PROPORTION, isLying: true };
const PHOTO = { width: 320, height: 240 };

/** A card somewhere in a photo, turned by up to 17° and seen a little from the side. */
function cardSomewhere(seed: number): Corners {
  const values = noise(seed);
  const share = (): number => values.next().value / 255;
  const [width, turn, tilt] = [150 + 80 * share(), (share() - 0.5) * 0.6, (share() - 0.5) * 0.14];
  const height = width / PROPORTION;
  const middle = { x: 160 + (share() - 0.5) * 30, y: 120 + (share() - 0.5) * 20 };
  const corner = (right: number, down: number): Point => {
    const depth = 1 + (down * tilt) / 2;
    const [x, y] = [(right * width) / 2 / depth, (down * height) / 2 / depth];
    return {
      x: (middle.x + x * Math.cos(turn) - y * Math.sin(turn)) / PHOTO.width,
      y: (middle.y + x * Math.sin(turn) + y * Math.cos(turn)) / PHOTO.height,
    };
  };
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** How far the corners are from where they should be, at most, in pixels. */
const distance = (found: Corners, corners: Corners): number =>
  Math.max(
    ...found.map(({ x, y }, at) => {
      const other = corners[at] ?? { x: 0, y: 0 };
      return Math.hypot((x - other.x) * PHOTO.width, (y - other.y) * PHOTO.height);
    }),
  );

const SEEDS = Array.from({ length: 4 }, (_, index) => 71 * index + 5);

test.each(['dark', 'pale', 'wood'] as const)('the corners of a card on a %s table are found', (table) => {
  const distances = SEEDS.map((seed) => {
    const corners = cardSomewhere(seed);
    const found = findPage(photographedCard({ corners, table, seed, ...PHOTO }), CARD);
    return found && distance(found, corners);
  });
  const found = distances.filter((one) => one !== undefined);
  expect(found.length).toBeGreaterThanOrEqual(SEEDS.length - 1);
  // Two hundredths of the photo's size.
  expect(Math.max(...found)).toBeLessThan(6);
});

test('on checked cloth, where many lines could be edges, nothing wrong is found', () => {
  for (const seed of SEEDS) {
    const corners = cardSomewhere(seed);
    const found = findPage(photographedCard({ corners, table: 'checked', seed, ...PHOTO }), CARD);
    if (found) expect(distance(found, corners)).toBeLessThan(6);
  }
});

test('nothing is found where there is no card, or where it is not whole', () => {
  expect(findPage(noisePixels(160, 120, 3), CARD)).toBeUndefined();
  const cut: Corners = [
    { x: 0.3, y: 0.2 },
    { x: 1.2, y: 0.2 },
    { x: 1.2, y: 0.95 },
    { x: 0.3, y: 0.95 },
  ];
  expect(findPage(photographedCard({ corners: cut, table: 'dark', seed: 9, ...PHOTO }), CARD)).toBeUndefined();
});

test('a card that stands in the photo is turned, so that it lies', () => {
  const [one, two, three, four]: Corners = [
    { x: 0.35, y: 0.15 },
    { x: 0.65, y: 0.15 },
    { x: 0.65, y: 0.15 + 0.3 * (320 / 240) * PROPORTION },
    { x: 0.35, y: 0.15 + 0.3 * (320 / 240) * PROPORTION },
  ];
  const photo = photographedCard({ corners: [two, three, four, one], table: 'dark', seed: 2, ...PHOTO });
  const found = findPage(photo, CARD);
  expect(found && distance(found, [two, three, four, one])).toBeLessThan(6);
});

test('a sheet of paper is not taken for a card', () => {
  const sheet: Corners = [
    { x: 0.35, y: 0.1 },
    { x: 0.65, y: 0.1 },
    { x: 0.65, y: 0.9 },
    { x: 0.35, y: 0.9 },
  ];
  const photo = photographedCard({ corners: sheet, table: 'dark', seed: 4, ...PHOTO });
  expect(findPage(photo, CARD)).toBeUndefined();
  const found = findPage(photo, { proportion: 2, isLying: false });
  expect(found && distance(found, sheet)).toBeLessThan(6);
});

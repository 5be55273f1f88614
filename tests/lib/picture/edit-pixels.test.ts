import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { editPixels, renderingOf, sizeOfPage, type Pixels } from '../../../src/lib/picture/edit-pixels.ts';
import {
  boxesOf,
  movedBox,
  MOST_BRIGHT,
  NO_EDITS,
  resizedBox,
  turned,
  withBox,
  withBoxes,
  type Box,
  type Edits,
} from '../../../src/lib/picture/edits.ts';
import { inverseOf, project, projectionOnto, type Corners, type Point } from '../../../src/lib/picture/projection.ts';
import { casesOf, LAST_LIMIT_MS, NAMED_SEED, SEED } from '../../random-runs.ts';
import { anyBox, cornersOfAPage, noise, noisePixels, share } from './arbitrary-edits.ts';

vi.setConfig({ testTimeout: LAST_LIMIT_MS });

function done(photo: Pixels, edits: Edits, longSide: number): Pixels {
  const steps = editPixels(photo, renderingOf(edits), longSide);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const isSame = (one: Pixels, other: Pixels): boolean =>
  Buffer.from(one.data.buffer).equals(Buffer.from(other.data.buffer));

const isInside = ({ x, y }: Point, { left, top, width, height }: Box): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;

/** Where a point of the photo is seen in the result. */
function seenAt(point: Point, { corners, turns }: Edits): Point {
  let seen = project(inverseOf(projectionOnto(corners)), point);
  for (let turn = 0; turn < turns; turn += 1) seen = { x: 1 - seen.y, y: seen.x };
  return seen;
}

/**
 * The photo with other values in all pixels that lie under the box with everything around them on which a pixel of the
 * result may depend.
 */
function withOtherContent(photo: Pixels, edits: Edits, box: Box, seed: number): Pixels {
  const { width, height } = photo;
  const data = photo.data.slice();
  const values = noise(seed);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const around = [-1, 2].flatMap((across) =>
        [-1, 2].map((down) => ({ x: (column + across) / width, y: (row + down) / height })),
      );
      if (!around.every((point) => isInside(seenAt(point, edits), box))) continue;
      for (let channel = 0; channel < 4; channel += 1) data[(row * width + column) * 4 + channel] = values.next().value;
    }
  return { width, height, data };
}

const side = fc.integer({ min: 8, max: 32 });
const step = fc.oneof(fc.constant('turn' as const), cornersOfAPage);
const after = (edits: Edits, next: 'turn' | Corners): Edits =>
  next === 'turn' ? turned(edits) : { ...edits, corners: next };

describe('what is under a box', () => {
  test(`is nowhere in the result, whatever is done before and after (${NAMED_SEED})`, () => {
    let changed = 0;
    fc.assert(
      fc.property(
        ...[side, side, fc.integer(), fc.integer({ min: 1, max: 60 })],
        ...[
          fc.array(step, { maxLength: 2 }),
          anyBox,
          fc.array(step, { maxLength: 3 }),
          fc.integer({ min: 0, max: MOST_BRIGHT }),
        ],
        (width, height, seed, longSide, before, box, later, brightness) => {
          const covered = withBoxes({ ...before.reduce(after, NO_EDITS), brightness }, [box]);
          const photo = noisePixels(width, height, seed);
          const other = withOtherContent(photo, covered, box, seed + 1);
          changed += isSame(photo, other) ? 0 : 1;
          const edits = later.reduce(after, covered);
          expect(isSame(done(photo, edits, longSide), done(other, edits, longSide))).toBe(true);
        },
      ),
      { numRuns: casesOf(8000), seed: SEED },
    );
    // Otherwise the boxes were too small to cover anything.
    expect(changed).toBeGreaterThan(casesOf(8000) / 5);
  });

  test(`in the coarser preview is under it in the picture, too (${NAMED_SEED})`, () => {
    fc.assert(
      fc.property(cornersOfAPage, share, share, fc.integer(), (corners, x, y, seed) => {
        const [width, height] = [300, 240];
        const photo = noisePixels(width, height, seed);
        const [column, row] = [Math.floor(x * (width - 12)), Math.floor(y * (height - 12))];
        const other = { ...photo, data: photo.data.slice() };
        for (let down = 0; down < 12; down += 1)
          other.data.fill(0, ((row + down) * width + column) * 4, ((row + down) * width + column + 12) * 4);
        const edits = { ...NO_EDITS, corners };
        const [one, two] = [photo, other].map((content) => done(content, edits, 260)) as [Pixels, Pixels];
        const places = [...one.data.keys()].filter((at) => at % 4 === 0 && one.data[at] !== two.data[at]);
        fc.pre(places.length > 0);
        const columns = places.map((at) => (at / 4) % one.width);
        const rows = places.map((at) => Math.floor(at / 4 / one.width));
        const [left, top] = [Math.min(...columns) / one.width, Math.min(...rows) / one.height];
        const box = {
          left,
          top,
          width: (Math.max(...columns) + 1) / one.width - left,
          height: (Math.max(...rows) + 1) / one.height - top,
        };
        const covered = withBoxes(edits, [box]);
        expect(isSame(done(photo, covered, 600), done(other, covered, 600))).toBe(true);
      }),
      { numRuns: casesOf(40), seed: SEED },
    );
  });

  test('is black', () => {
    const box = { left: 0.25, top: 0.5, width: 0.5, height: 0.25 };
    const { width, data } = done(
      noisePixels(40, 40, 7),
      { ...withBoxes(NO_EDITS, [{ ...box, name: 'Religion' }]), brightness: MOST_BRIGHT },
      40,
    );
    for (const [column, row] of [
      [10, 20],
      [29, 29],
      [20, 25],
    ] as const)
      expect([...data.subarray((row * width + column) * 4, (row * width + column) * 4 + 4)]).toEqual([0, 0, 0, 255]);
  });
});

describe('a picture', () => {
  test('without edits is what it was', () => {
    const photo = noisePixels(7, 5, 3);
    expect(done(photo, NO_EDITS, 100)).toEqual(photo);
  });

  test('that is turned four times is what it was', () => {
    const photo = noisePixels(6, 4, 5);
    const once = turned(NO_EDITS);
    const { width, height, data } = done(photo, once, 10);
    expect([width, height]).toEqual([4, 6]);
    // The first pixel comes to the upper right corner.
    expect(data.slice(3 * 4, 4 * 4)).toEqual(photo.data.slice(0, 4));
    expect(done(photo, turned(turned(turned(once))), 10)).toEqual(photo);
  });

  test('of a page that leans is the page', () => {
    const corners: Corners = [
      { x: 0.2, y: 0.1 },
      { x: 0.8, y: 0.15 },
      { x: 0.95, y: 0.9 },
      { x: 0.05, y: 0.85 },
    ];
    const toPage = inverseOf(projectionOnto(corners));
    const photo: Pixels = { width: 160, height: 120, data: new Uint8ClampedArray(160 * 120 * 4) };
    for (let at = 0; at < 160 * 120; at += 1) {
      const { x, y } = project(toPage, { x: ((at % 160) + 0.5) / 160, y: (Math.floor(at / 160) + 0.5) / 120 });
      photo.data.set([x * 255, y * 255, 0, 255], at * 4);
    }
    const page = done(photo, { ...NO_EDITS, corners }, 100);
    for (const [x, y] of [
      [0.1, 0.1],
      [0.5, 0.5],
      [0.9, 0.2],
      [0.3, 0.9],
    ] as const) {
      const at = (Math.floor(y * page.height) * page.width + Math.floor(x * page.width)) * 4;
      expect(Math.abs((page.data[at] ?? 0) - x * 255)).toBeLessThan(6);
      expect(Math.abs((page.data[at + 1] ?? 0) - y * 255)).toBeLessThan(6);
    }
  });

  test('is brighter in its middle tones only', () => {
    const photo: Pixels = {
      width: 3,
      height: 1,
      data: Uint8ClampedArray.of(0, 0, 0, 255, 100, 100, 100, 255, 255, 255, 255, 255),
    };
    const { data } = done(photo, { ...NO_EDITS, brightness: 1 }, 3);
    expect([data[0], data[8], data[3]]).toEqual([0, 255, 255]);
    expect(data[4]).toBeGreaterThan(120);
  });

  test('has the size of its page, and no side longer than allowed', () => {
    const corners: Corners = [
      { x: 0, y: 0 },
      { x: 400, y: 0 },
      { x: 420, y: 300 },
      { x: 0, y: 300 },
    ];
    expect(sizeOfPage(corners, 1000)).toEqual({ width: 420, height: 301 });
    expect(sizeOfPage(corners, 210)).toEqual({ width: 210, height: 150 });
  });
});

/** Without the last digits of floating-point numbers. */
const near = (box: Box | undefined) =>
  box && [box.left, box.top, box.width, box.height].map((value) => Math.round(value * 1e6));

describe('a box', () => {
  const box = { left: 0.5, top: 0.5, width: 0.25, height: 0.25 };

  test('is where it was put, and turns with the picture', () => {
    const edits = withBoxes(turned(NO_EDITS), [box]);
    expect(near(boxesOf(edits)[0])).toEqual(near(box));
    const wide = { left: 0, top: 0.25, width: 0.75, height: 0.125 };
    const moved = withBox(edits, 0, wide);
    expect(near(boxesOf(moved)[0])).toEqual(near(wide));
    expect(near(boxesOf(turned(moved))[0])).toEqual(near({ left: 0.625, top: 0, width: 0.125, height: 0.75 }));
  });

  test('that lies beside the page is not on it, and covers again once the page is wider', () => {
    const edits = withBoxes(NO_EDITS, [box]);
    const corners: Corners = [
      { x: 0, y: 0 },
      { x: 0.4, y: 0 },
      { x: 0.4, y: 0.4 },
      { x: 0, y: 0.4 },
    ];
    const narrow = { ...edits, corners };
    expect(boxesOf(narrow)).toEqual([undefined]);
    expect(near(boxesOf({ ...narrow, corners: NO_EDITS.corners })[0])).toEqual(near(box));
  });

  test('never leaves the picture', () => {
    expect(movedBox(box, { x: 1, y: -1 })).toEqual({ ...box, left: 0.75, top: 0 });
    expect(resizedBox(box, { x: 1, y: -1 })).toEqual({ ...box, width: 0.5, height: 0.02 });
  });
});

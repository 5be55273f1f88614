import type { Pixels } from './edit-pixels.ts';
import { isPage, type Corners, type Point } from './projection.ts';

/** The longest side in pixels of the photo in which a page is looked for. Edges of text are gone at this size. @chosen */
export const FINDER_SIZE = 320;

const CHANNELS = 4;
const ANGLES = 180;
/** A line may leave the direction of an edge by so many degrees. */
const ANGLE_SPREAD = 3;
const MOST_LINES = 24;
/** Lines that differ by less than this, in degrees and pixels, are the same. */
const SAME_LINE = { angle: 5, distance: 5 };
/** How far apart the directions of opposite sides and of neighbouring sides may be, in degrees. */
const MOST_CONVERGING = 22;
const LEAST_CROSSING = 62;
/** The least share of the photo's area that a page takes. */
const LEAST_AREA = 0.1;
/** The shares of a side, and of all sides, along which there must be an edge. */
const LEAST_SIDE = 0.62;
const LEAST_SIDES = 0.8;
/** How far the proportions in the photo may be from the true ones, because the camera looks from the side. */
const MOST_SKEW = 1.16;
/** Corners of cards are round. */
const ROUND_CORNER = 0.07;
const SAMPLES = 48;

/** What a document looks like. */
export interface Shape {
  /** The longer side divided by the shorter one. */
  readonly proportion: number;
  /** Whether its text runs along the longer side. */
  readonly isLying: boolean;
}

/** A line of points with x · cos + y · sin = distance. */
interface Line {
  readonly angle: number;
  readonly cosine: number;
  readonly sine: number;
  readonly distance: number;
}

interface Edges {
  readonly width: number;
  readonly height: number;
  /** The direction across the edge at a pixel in whole degrees, 0–179; `NO_EDGE` beside edges. */
  readonly direction: Uint8Array;
}

const NO_EDGE = 255;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const betweenAngles = (one: number, other: number): number => {
  const difference = Math.abs(one - other) % ANGLES;
  return Math.min(difference, ANGLES - difference);
};

/** Softens the three colours, so that grain and fine texture have no edges. */
function softened({ width, height, data }: Pixels): readonly Float32Array[] {
  const weights = [1, 4, 6, 4, 1];
  return [0, 1, 2].map((colour) => {
    const across = new Float32Array(width * height);
    const both = new Float32Array(width * height);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        let sum = 0;
        for (let by = -2; by <= 2; by += 1) {
          const from = Math.min(width - 1, Math.max(0, x + by));
          sum += (weights[by + 2] ?? 0) * (data[(y * width + from) * CHANNELS + colour] ?? 0);
        }
        across[y * width + x] = sum / 16;
      }
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        let sum = 0;
        for (let by = -2; by <= 2; by += 1) {
          const from = Math.min(height - 1, Math.max(0, y + by));
          sum += (weights[by + 2] ?? 0) * (across[from * width + x] ?? 0);
        }
        both[y * width + x] = sum / 16;
      }
    return both;
  });
}

/** Finds thin edges: where the strongest colour changes more than beside. */
function edgesOf(pixels: Pixels): Edges {
  const { width, height } = pixels;
  const colours = softened(pixels);
  const strength = new Float32Array(width * height);
  const angles = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      for (const colour of colours) {
        const value = (by: number): number => colour[at + by] ?? 0;
        const right =
          value(1 - width) + 2 * value(1) + value(1 + width) - value(-1 - width) - 2 * value(-1) - value(width - 1);
        const down =
          value(width - 1) +
          2 * value(width) +
          value(width + 1) -
          value(-width - 1) -
          2 * value(-width) -
          value(1 - width);
        const size = Math.hypot(right, down);
        if (size <= (strength[at] ?? 0)) continue;
        strength[at] = size;
        angles[at] = ((Math.atan2(down, right) * 180) / Math.PI + 360) % ANGLES;
      }
    }
  // Weak edges count too, because a pale card on a pale table has no others.
  const sorted = strength.slice().sort();
  const threshold = Math.max(14, (sorted[Math.floor(sorted.length * 0.8)] ?? 0) * 0.6);
  const direction = new Uint8Array(width * height).fill(NO_EDGE);
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const own = strength[at] ?? 0;
      if (own < threshold) continue;
      const angle = radians(angles[at] ?? 0);
      const step = Math.round(Math.sin(angle)) * width + Math.round(Math.cos(angle));
      if (own < (strength[at + step] ?? 0) || own <= (strength[at - step] ?? 0)) continue;
      direction[at] = Math.floor(angles[at] ?? 0) % ANGLES;
    }
  return { width, height, direction };
}

/** Finds the straight lines on which most edges lie (Hough transform). */
function linesOf({ width, height, direction }: Edges): readonly Line[] {
  const reach = Math.ceil(Math.hypot(width, height));
  const votes = new Uint16Array(ANGLES * (2 * reach + 1));
  const cosines = Float32Array.from({ length: ANGLES }, (_, angle) => Math.cos(radians(angle)));
  const sines = Float32Array.from({ length: ANGLES }, (_, angle) => Math.sin(radians(angle)));
  for (let at = 0; at < direction.length; at += 1) {
    const across = direction[at] ?? NO_EDGE;
    if (across === NO_EDGE) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    for (let by = -ANGLE_SPREAD; by <= ANGLE_SPREAD; by += 1) {
      const angle = (across + by + ANGLES) % ANGLES;
      const distance = Math.round(x * (cosines[angle] ?? 0) + y * (sines[angle] ?? 0));
      const slot = angle * (2 * reach + 1) + distance + reach;
      votes[slot] = (votes[slot] ?? 0) + 1;
    }
  }
  const least = Math.min(width, height) * 0.12;
  const strong = [...votes.keys()].filter((slot) => (votes[slot] ?? 0) > least);
  strong.sort((one, other) => (votes[other] ?? 0) - (votes[one] ?? 0));
  const lines: Line[] = [];
  for (const slot of strong) {
    const angle = Math.floor(slot / (2 * reach + 1));
    const distance = (slot % (2 * reach + 1)) - reach;
    const isNew = lines.every((line) => {
      // At the turn from 179° to 0°, a line's distance changes its sign.
      const isTurned = Math.abs(line.angle - angle) > ANGLES / 2;
      return (
        betweenAngles(line.angle, angle) >= SAME_LINE.angle ||
        Math.abs(line.distance - (isTurned ? -distance : distance)) >= SAME_LINE.distance
      );
    });
    if (!isNew) continue;
    lines.push({ angle, distance, cosine: cosines[angle] ?? 0, sine: sines[angle] ?? 0 });
    if (lines.length === MOST_LINES) break;
  }
  return lines;
}

function crossing(one: Line, other: Line): Point {
  const area = one.cosine * other.sine - other.cosine * one.sine;
  return {
    x: (one.distance * other.sine - other.distance * one.sine) / area,
    y: (other.distance * one.cosine - one.distance * other.cosine) / area,
  };
}

const length = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);

/** The share of a side along which an edge runs in its direction. */
function supportOf({ width, height, direction }: Edges, from: Point, to: Point): number {
  const across = ((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI + 360) % ANGLES;
  const [cosine, sine] = [Math.cos(radians(across)), Math.sin(radians(across))];
  let found = 0;
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const share = ROUND_CORNER + ((1 - 2 * ROUND_CORNER) * (sample + 0.5)) / SAMPLES;
    const x = from.x + (to.x - from.x) * share;
    const y = from.y + (to.y - from.y) * share;
    for (let by = -2; by <= 2; by += 1) {
      const [column, row] = [Math.round(x + by * cosine), Math.round(y + by * sine)];
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const edge = direction[row * width + column] ?? NO_EDGE;
      if (edge === NO_EDGE || betweenAngles(edge, across) > 14) continue;
      found += 1;
      break;
    }
  }
  return found / SAMPLES;
}

/** How far inside and outside of a side its colours are compared, in pixels. */
const BESIDE = 4;
/** The least mean difference between the colours of the page and of what is around it, of 255. */
const LEAST_CONTRAST = 9;
/** A place at a side counts if its colours differ at least by this share of the mean, in the same way. */
const LEAST_SAME = 0.3;
const LEAST_SIDE_CONTRAST = 0.7;
const LEAST_CONTRAST_SHARE = 0.86;

/**
 * Whether a page differs in the same way from what is around it on all its sides. Lines that are printed on it and
 * patterns of a table do not.
 */
function standsOut({ width, height, data }: Pixels, corners: Corners): boolean {
  const sides = corners.map((from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from;
    const size = length(from, to);
    // To the right of the way round, which is clockwise, is the page.
    const [right, down] = [(from.y - to.y) / size, (to.x - from.x) / size];
    const differences: (readonly number[])[] = [];
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const share = ROUND_CORNER + ((1 - 2 * ROUND_CORNER) * (sample + 0.5)) / SAMPLES;
      const pixelAt = (beside: number): number => {
        const x = Math.round(from.x + (to.x - from.x) * share + right * beside);
        const y = Math.round(from.y + (to.y - from.y) * share + down * beside);
        return (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * CHANNELS;
      };
      const [inside, outside] = [pixelAt(BESIDE), pixelAt(-BESIDE)];
      differences.push([0, 1, 2].map((colour) => (data[inside + colour] ?? 0) - (data[outside + colour] ?? 0)));
    }
    return differences;
  });
  const all = sides.flat();
  const mean = [0, 1, 2].map(
    (colour) => all.reduce((sum, difference) => sum + (difference[colour] ?? 0), 0) / all.length,
  );
  const contrast = Math.hypot(...mean);
  if (contrast < LEAST_CONTRAST) return false;
  const shares = sides.map((differences) => {
    const same = differences.filter(
      (difference) =>
        difference.reduce((sum, value, colour) => sum + value * (mean[colour] ?? 0), 0) >
        LEAST_SAME * contrast * contrast,
    );
    return same.length / SAMPLES;
  });
  return (
    Math.min(...shares) >= LEAST_SIDE_CONTRAST && shares.reduce((sum, one) => sum + one, 0) / 4 >= LEAST_CONTRAST_SHARE
  );
}

/** Begins at the corner that is nearest to the upper left one of the photo. */
function inOrder(round: Corners): Corners {
  const first = round.reduce((best, { x, y }, index) => {
    const { x: bestX, y: bestY } = round[best] ?? { x: 0, y: 0 };
    return x + y < bestX + bestY ? index : best;
  }, 0);
  return [...round.slice(first), ...round.slice(0, first)] as unknown as Corners;
}

/** Positive if the corners go round clockwise. */
const areaOf = ([one, two, three, four]: Corners): number =>
  ((three.x - one.x) * (four.y - two.y) - (four.x - two.x) * (three.y - one.y)) / 2;

interface Candidate {
  /** In pixels. */
  readonly corners: Corners;
  /** The share of its sides along which there is an edge. */
  readonly support: number;
}

function candidatesOf(photo: Pixels, proportion: number): readonly Candidate[] {
  const edges = edgesOf(photo);
  const lines = linesOf(edges);
  const { width, height } = photo;
  const opposite: (readonly [Line, Line])[] = [];
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1))
      if (betweenAngles(one.angle, other.angle) <= MOST_CONVERGING) opposite.push([one, other]);
  });
  const found: Candidate[] = [];
  opposite.forEach(([left, right], index) => {
    for (const [top, bottom] of opposite.slice(index + 1)) {
      const crosses = [left, right].every((side) =>
        [top, bottom].every((other) => betweenAngles(side.angle, other.angle) >= LEAST_CROSSING),
      );
      if (!crosses) continue;
      const round: Corners = [
        crossing(left, top),
        crossing(right, top),
        crossing(right, bottom),
        crossing(left, bottom),
      ];
      if (round.some(({ x, y }) => x < -2 || y < -2 || x > width + 1 || y > height + 1)) continue;
      const area = areaOf(round);
      if (Math.abs(area) < LEAST_AREA * width * height) continue;
      const [one, two, three, four] = round;
      const across = length(one, two) + length(four, three);
      const down = length(two, three) + length(one, four);
      const skew = Math.max(across, down) / Math.min(across, down) / proportion;
      if (Math.max(skew, 1 / skew) > MOST_SKEW) continue;
      const corners = inOrder(area > 0 ? round : [one, four, three, two]);
      if (!isPage(corners)) continue;
      const sides = corners.map((corner, at) => supportOf(edges, corner, corners[(at + 1) % 4] ?? corner));
      const mean = sides.reduce((sum, side) => sum + side, 0) / 4;
      if (Math.min(...sides) < LEAST_SIDE || mean < LEAST_SIDES || !standsOut(photo, corners)) continue;
      found.push({ corners, support: mean });
    }
  });
  return found;
}

/** A candidate with so much less support than the best one does not count. */
const CLOSE_SUPPORT = 0.1;
/** Corners that are less apart than this are the same. A share of the page's size. */
const SAME_CORNER = 0.05;

const isWithin = (page: Corners, point: Point, margin: number): boolean =>
  page.every((corner, at) => {
    const next = page[(at + 1) % page.length] ?? corner;
    const side = (next.x - corner.x) * (point.y - corner.y) - (next.y - corner.y) * (point.x - corner.x);
    return side >= -margin * length(corner, next);
  });

/**
 * Finds the corners of a page or card in a small photo of it.
 * @returns undefined where nothing is found, or where there is another page that could be meant
 */
export function findPage(photo: Pixels, { proportion, isLying }: Shape): Corners | undefined {
  const candidates = candidatesOf(photo, proportion);
  const best = Math.max(...candidates.map(({ support }) => support));
  const close = candidates.filter(({ support }) => support >= best - CLOSE_SUPPORT);
  // Lines that are printed on a page make smaller pages within it.
  const [outer] = [...close].sort((one, other) => areaOf(other.corners) - areaOf(one.corners));
  if (!outer) return undefined;
  const margin = SAME_CORNER * Math.sqrt(areaOf(outer.corners));
  const isOuter = ({ corners }: Candidate): boolean =>
    corners.every((corner, at) => length(corner, outer.corners[at] ?? corner) <= margin);
  const isInside = ({ corners }: Candidate): boolean =>
    corners.every((corner) => isWithin(outer.corners, corner, margin));
  if (!close.every((one) => isOuter(one) || isInside(one))) return undefined;
  // The first one has the strongest lines.
  const page = close.filter(isOuter).reduce((first, other) => (other.support > first.support ? other : first));
  const [one, two, three, four] = page.corners;
  // A card that stands in the photo was turned to either side, which its edges do not tell.
  const isTurned = isLying && length(one, two) + length(three, four) < length(two, three) + length(four, one);
  return (isTurned ? [two, three, four, one] : page.corners).map(({ x, y }) => ({
    x: Math.min(1, Math.max(0, (x + 0.5) / photo.width)),
    y: Math.min(1, Math.max(0, (y + 0.5) / photo.height)),
  })) as unknown as Corners;
}

import { inverseOf, project, projectionOnto, WHOLE_PICTURE, type Corners, type Point } from './projection.ts';

/** A rectangle in shares of a picture's size. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** What the box is meant to hide, for whoever moves it. It is not in the result. */
  readonly name?: string | undefined;
}

/** A place in the photo that must not be visible. */
interface Cover extends Pick<Box, 'name'> {
  readonly place: Corners;
}

/** The edits of a photo, applied in this order: straighten, turn, brighten, cover. */
export interface Edits {
  /** The page's corners in the upright photo. */
  readonly corners: Corners;
  /** Clockwise quarter turns, 0–3. */
  readonly turns: number;
  /** 0 leaves the brightness unchanged; at most `MOST_BRIGHT`. */
  readonly brightness: number;
  /** They stay covered if the photo is straightened or turned later. */
  readonly covers: readonly Cover[];
}

export const MOST_BRIGHT = 2;
export const NO_EDITS: Edits = { corners: WHOLE_PICTURE, turns: 0, brightness: 0, covers: [] };

export const turned = (edits: Edits): Edits => ({ ...edits, turns: (edits.turns + 1) % 4 });

/** One step brighter; after the last step, as the photo was. */
export const brightened = (edits: Edits): Edits => ({
  ...edits,
  brightness: (edits.brightness + 1) % (MOST_BRIGHT + 1),
});

const turnedOnce = ({ x, y }: Point): Point => ({ x: 1 - y, y: x });
const turnedBack = ({ x, y }: Point): Point => ({ x: y, y: 1 - x });
const times = (count: number, turn: (point: Point) => Point, point: Point): Point =>
  Array.from({ length: count }).reduce<Point>((result) => turn(result), point);

/** Returns the place of a photo's point in the result. The point must be on the page. */
const inResult = ({ corners, turns }: Edits, point: Point): Point =>
  times(turns, turnedOnce, project(inverseOf(projectionOnto(corners)), point));

const inPhoto = ({ corners, turns }: Edits, point: Point): Point =>
  project(projectionOnto(corners), times(turns, turnedBack, point));

/** Positive on the inner side of the line between two corners of a page, and proportional to the distance from it. */
const insideOf = (from: Point, to: Point, { x, y }: Point): number =>
  (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** Cuts off the part of a shape outside a line (Sutherland–Hodgman). */
function cut(shape: readonly Point[], from: Point, to: Point): readonly Point[] {
  return shape.flatMap((point, index) => {
    const next = shape[(index + 1) % shape.length] ?? point;
    const [here, there] = [insideOf(from, to, point), insideOf(from, to, next)];
    const crossing = here < 0 === there < 0 ? [] : [between(point, next, here / (here - there))];
    return here < 0 ? crossing : [point, ...crossing];
  });
}

/** The bounding box of these points. */
function boxAround(points: readonly Point[]): Box {
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return { left, top, width: Math.max(...across) - left, height: Math.max(...down) - top };
}

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** The box between two opposite corners, as far as it is in the picture. */
export function boxBetween(from: Point, to: Point): Box {
  const [one, other] = [from, to].map(({ x, y }) => ({ x: within(x), y: within(y) }));
  return boxAround([one, other].filter((point) => point !== undefined));
}

/** @returns the boxes that hide the covers in the result; undefined for a cover outside of the page */
export function boxesOf(edits: Edits): readonly (Box | undefined)[] {
  const { corners } = edits;
  return edits.covers.map(({ place, name }) => {
    const seen = corners.reduce<readonly Point[]>(
      (shape, corner, index) => cut(shape, corner, corners[(index + 1) % corners.length] ?? corner),
      place,
    );
    return seen.length > 0 ? { ...boxAround(seen.map((point) => inResult(edits, point))), name } : undefined;
  });
}

const coverAt = (edits: Edits, { left, top, width, height, name }: Box): Cover => ({
  name,
  place: WHOLE_PICTURE.map(({ x, y }) =>
    inPhoto(edits, { x: left + x * width, y: top + y * height }),
  ) as unknown as Corners,
});

/** Adds covers for the content below these boxes of the result. */
export const withBoxes = (edits: Edits, boxes: readonly Box[]): Edits => ({
  ...edits,
  covers: [...edits.covers, ...boxes.map((box) => coverAt(edits, box))],
});

/** Replaces a box of the result. */
export const withBox = (edits: Edits, index: number, box: Box): Edits => ({
  ...edits,
  covers: edits.covers.map((cover, at) => (at === index ? coverAt(edits, box) : cover)),
});

/** A box must stay large enough to be seen and pressed. */
const LEAST_SIDE = 0.02;

/** Moves a box by shares of the picture, inside the picture. */
export const movedBox = (box: Box, { x, y }: Point): Box => ({
  ...box,
  left: Math.min(1 - box.width, Math.max(0, box.left + x)),
  top: Math.min(1 - box.height, Math.max(0, box.top + y)),
});

/** Moves the lower right corner of a box. */
export const resizedBox = (box: Box, { x, y }: Point): Box => ({
  ...box,
  width: Math.min(1 - box.left, Math.max(LEAST_SIDE, box.width + x)),
  height: Math.min(1 - box.top, Math.max(LEAST_SIDE, box.height + y)),
});

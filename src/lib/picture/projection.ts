/** A place in a picture: 0 is the left or upper edge, 1 the right or lower edge. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corners of a page in a photo: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

export const WHOLE_PICTURE: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

export const isWholePicture = (corners: Corners): boolean => JSON.stringify(corners) === JSON.stringify(WHOLE_PICTURE);

/** The rows of a 3 × 3 matrix that maps points between planes as a camera does. */
export type Projection = readonly [
  readonly [number, number, number],
  readonly [number, number, number],
  readonly [number, number, number],
];

const crossAt = (before: Point, corner: Point, after: Point): number =>
  (corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (after.x - corner.x);

/** A page in a photo is a convex quadrilateral. With a smaller turn than this, three corners are on one line. */
const LEAST_TURN = 1e-4;

/** Whether these can be the corners of a flat page. */
export const isPage = ([one, two, three, four]: Corners): boolean =>
  [crossAt(four, one, two), crossAt(one, two, three), crossAt(two, three, four), crossAt(three, four, one)].every(
    (turn) => turn > LEAST_TURN,
  );

/** @returns the projection that maps a picture's edges to these corners, which must be those of a page */
export function projectionOnto([one, two, three, four]: Corners): Projection {
  const skew = { x: one.x - two.x + three.x - four.x, y: one.y - two.y + three.y - four.y };
  const right = { x: two.x - three.x, y: two.y - three.y };
  const left = { x: four.x - three.x, y: four.y - three.y };
  const area = right.x * left.y - left.x * right.y;
  const across = (skew.x * left.y - left.x * skew.y) / area;
  const down = (right.x * skew.y - skew.x * right.y) / area;
  return [
    [two.x - one.x + across * two.x, four.x - one.x + down * four.x, one.x],
    [two.y - one.y + across * two.y, four.y - one.y + down * four.y, one.y],
    [across, down, 1],
  ];
}

export function inverseOf([[a, b, c], [d, e, f], [g, h, i]]: Projection): Projection {
  // The scale of a projection has no effect, so it is not divided by the determinant.
  return [
    [e * i - f * h, c * h - b * i, b * f - c * e],
    [f * g - d * i, a * i - c * g, c * d - a * f],
    [d * h - e * g, b * g - a * h, a * e - b * d],
  ];
}

export function project([[a, b, c], [d, e, f], [g, h, i]]: Projection, { x, y }: Point): Point {
  const depth = g * x + h * y + i;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}

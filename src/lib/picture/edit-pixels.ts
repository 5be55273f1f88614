import { boxesOf, type Box, type Edits } from './edits.ts';
import { isWholePicture, projectionOnto, type Corners, type Point } from './projection.ts';

/** Like `ImageData`: four bytes per pixel, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

const CHANNELS = 4;
/** The fourth channel is the transparency. */
const COLOURS = 3;
/** Rows between two pauses: less than 100 ms of work on a slow phone. */
const ROWS_AT_ONCE = 64;
/** How much a box grows, so that it covers the same content although the preview is coarser than the picture. */
const BOX_MARGIN = 1 / 200;

const emptyPixels = (width: number, height: number): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * CHANNELS),
});

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * The size of a page with corners in pixels.
 * @param longSide the longest side that it may have
 */
export function sizeOfPage([one, two, three, four]: Corners, longSide: number) {
  const width = Math.max(distance(one, two), distance(four, three));
  const height = Math.max(distance(one, four), distance(two, three));
  const scale = Math.min(1, longSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const inPixels = ({ width, height }: Pixels, corners: Corners): Corners =>
  corners.map(({ x, y }) => ({ x: x * width, y: y * height })) as unknown as Corners;

/**
 * Sets each pixel of the page to a weighted mean of the four nearest in the photo. This is most of the work on a
 * picture, so the weights are computed once for all three colours; a photo has no transparency.
 */
function straightenRow(photo: Pixels, corners: Corners, page: Pixels, row: number): void {
  const [[a, b, c], [d, e, f], [g, h]] = projectionOnto(corners);
  const { width, height, data } = photo;
  const v = (row + 0.5) / page.height;
  for (let column = 0; column < page.width; column += 1) {
    const u = (column + 0.5) / page.width;
    const depth = g * u + h * v + 1;
    const x = Math.min(width - 1, Math.max(0, (a * u + b * v + c) / depth - 0.5));
    const y = Math.min(height - 1, Math.max(0, (d * u + e * v + f) / depth - 0.5));
    const left = Math.trunc(x);
    const top = Math.trunc(y);
    const upperLeft = (top * width + left) * CHANNELS;
    const upperRight = left < width - 1 ? upperLeft + CHANNELS : upperLeft;
    const below = top < height - 1 ? width * CHANNELS : 0;
    const toRight = x - left;
    const toBottom = y - top;
    const ofUpperLeft = (1 - toRight) * (1 - toBottom);
    const ofUpperRight = toRight * (1 - toBottom);
    const ofLowerLeft = (1 - toRight) * toBottom;
    const ofLowerRight = toRight * toBottom;
    const to = (row * page.width + column) * CHANNELS;
    for (let colour = 0; colour < COLOURS; colour += 1)
      page.data[to + colour] =
        (data[upperLeft + colour] ?? 0) * ofUpperLeft +
        (data[upperRight + colour] ?? 0) * ofUpperRight +
        (data[upperLeft + below + colour] ?? 0) * ofLowerLeft +
        (data[upperRight + below + colour] ?? 0) * ofLowerRight;
    page.data[to + COLOURS] = 255;
  }
}

/** Turns clockwise by 90°. */
function turnedPixels({ width, height, data }: Pixels): Pixels {
  const turned = emptyPixels(height, width);
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const to = new Uint32Array(turned.data.buffer);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      to[column * height + (height - 1 - row)] = from[row * width + column] ?? 0;
  return turned;
}

/** Brightens the middle tones; black and white stay. */
function brighten({ data }: Pixels, brightness: number): void {
  const curve = Uint8ClampedArray.from(
    { length: 256 },
    (_, value) => 255 * (value / 255) ** (1 / (1 + brightness / 3)),
  );
  for (let at = 0; at < data.length; at += 1) if (at % CHANNELS < COLOURS) data[at] = curve[data[at] ?? 0] ?? 0;
}

/** Blackens every pixel that the box touches. */
function cover({ width, height, data }: Pixels, box: Box): void {
  const firstColumn = Math.max(0, Math.floor((box.left - BOX_MARGIN) * width));
  const endColumn = Math.min(width, Math.ceil((box.left + box.width + BOX_MARGIN) * width));
  const firstRow = Math.max(0, Math.floor((box.top - BOX_MARGIN) * height));
  const endRow = Math.min(height, Math.ceil((box.top + box.height + BOX_MARGIN) * height));
  for (let row = firstRow; row < endRow; row += 1)
    for (let at = (row * width + firstColumn) * CHANNELS; at < (row * width + endColumn) * CHANNELS; at += 1)
      data[at] = at % CHANNELS === COLOURS ? 255 : 0;
}

export interface Rendering extends Omit<Edits, 'covers'> {
  /** The black boxes of the straightened and turned picture. */
  readonly boxes: readonly Box[];
}

export const renderingOf = ({ covers, ...edits }: Edits): Rendering => ({
  ...edits,
  boxes: boxesOf({ covers, ...edits }).filter((box) => box !== undefined),
});

/**
 * Applies the edits to a photo, pausing at each `yield`.
 * @param longSide the longest side of the result in pixels
 */
export function* editPixels(photo: Pixels, edits: Rendering, longSide: number): Generator<undefined, Pixels> {
  let page: Pixels;
  const corners = inPixels(photo, edits.corners);
  const { width, height } = sizeOfPage(corners, longSide);
  if (isWholePicture(edits.corners) && width === photo.width) page = { width, height, data: photo.data.slice() };
  else {
    page = emptyPixels(width, height);
    for (let row = 0; row < height; row += 1) {
      straightenRow(photo, corners, page, row);
      if (row % ROWS_AT_ONCE === 0) yield;
    }
  }
  for (let turn = 0; turn < edits.turns; turn += 1) {
    page = turnedPixels(page);
    yield;
  }
  if (edits.brightness > 0) brighten(page, edits.brightness);
  for (const box of edits.boxes) cover(page, box);
  return page;
}

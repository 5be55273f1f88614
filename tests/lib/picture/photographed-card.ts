import type { Pixels } from '../../../src/lib/picture/edit-pixels.ts';
import { inverseOf, project, projectionOnto, type Corners, type Point } from '../../../src/lib/picture/projection.ts';
import { noise } from './arbitrary-edits.ts';

type Colour = readonly [number, number, number];

/** What lies around a card. Shares of the photo go in. */
const TABLES = {
  dark: (): Colour => [38, 34, 44],
  pale: (): Colour => [232, 230, 226],
  /** The grain of wood has long lines in one direction. */
  wood: ({ x, y }: Point): Colour => {
    const grain = 12 * Math.sin((y + 0.12 * x) * 90) + 8 * Math.sin((y + 0.12 * x) * 213);
    return [132 + grain, 92 + grain, 58 + grain];
  },
  /** Squared cloth has lines in both directions, which could be edges of a card. */
  checked: ({ x, y }: Point): Colour =>
    (Math.floor(x * 9) + Math.floor(y * 7)) % 2 === 0 ? [226, 220, 214] : [178, 74, 82],
} as const;

/** A card with a line below its head, a chip and a portrait. Shares of the card go in. */
function cardAt({ x, y }: Point): Colour {
  if (y > 0.1 && y < 0.115) return [96, 128, 186];
  if (x > 0.07 && x < 0.19 && y > 0.32 && y < 0.48) return [200, 164, 78];
  if (x > 0.76 && x < 0.95 && y > 0.52 && y < 0.9) return [92, 84, 88];
  const isText = x > 0.2 && x < 0.68 && y > 0.18 && y < 0.86 && Math.sin(y * 80) > 0.3 && Math.sin(x * 190) > -0.2;
  return isText ? [70, 78, 96] : [196 - 20 * y, 214 - 16 * y, 228 - 10 * y];
}

interface Photo {
  readonly corners: Corners;
  readonly table: keyof typeof TABLES;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
}

const SAMPLES = [0.125, 0.375, 0.625, 0.875].flatMap((right) => [0.25, 0.75].map((down) => [right, down] as const));

/** A photo with light from one side, a soft shadow around the card, and grain. */
export function photographedCard({ corners, table, seed, width, height }: Photo): Pixels {
  const inCard = inverseOf(projectionOnto(corners));
  const data = new Uint8ClampedArray(width * height * 4);
  const grain = noise(seed);
  for (let at = 0; at < width * height; at += 1) {
    const placeOf = (right: number, down: number): Point => ({
      x: ((at % width) + right) / width,
      y: (Math.floor(at / width) + down) / height,
    });
    const outsideOf = ({ x, y }: Point): number => Math.max(-x, x - 1, (-y * 54) / 86, ((y - 1) * 54) / 86);
    const colourAt = (right: number, down: number): Colour => {
      const place = placeOf(right, down);
      const card = project(inCard, place);
      const outside = outsideOf(card);
      if (outside <= 0) return cardAt(card);
      const shade = 1 - 0.25 * Math.exp(-outside * 60);
      const [red, green, blue] = TABLES[table](place);
      return [red * shade, green * shade, blue * shade];
    };
    // A lens draws edges softly.
    const isEdge = Math.abs(outsideOf(project(inCard, placeOf(0.5, 0.5)))) < 0.01;
    const samples = isEdge ? SAMPLES.map(([right, down]) => colourAt(right, down)) : [colourAt(0.5, 0.5)];
    const light = 0.82 + 0.18 * ((at % width) / width);
    for (let channel = 0; channel < 3; channel += 1) {
      const mean = samples.reduce((sum, colour) => sum + (colour[channel] ?? 0), 0) / samples.length;
      data[at * 4 + channel] = mean * light + (grain.next().value - 128) / 24;
    }
    data[at * 4 + 3] = 255;
  }
  return { width, height, data };
}

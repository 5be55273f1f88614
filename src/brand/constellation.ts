import { textHash } from '../lib/text-hash.ts';
import { pseudoRandom } from './pseudo-random.ts';

export interface Star {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Stars in a frame of 200 by 120. Each star of the chain is joined to the next. */
export interface Constellation {
  readonly chain: readonly Star[];
  /** Stars off the chain, each with the star of the chain that it is joined to. */
  readonly branches: readonly { readonly from: Star; readonly star: Star }[];
}
export const CONSTELLATION_WIDTH = 200;
export const CONSTELLATION_HEIGHT = 120;

const MOST_STARS = 9;
const MIDDLE = CONSTELLATION_HEIGHT / 2;
/** Room for the points of a star. */
const MARGIN = 10;
const clamped = (x: number): number => Math.min(Math.max(x, MARGIN), CONSTELLATION_WIDTH - MARGIN);

/**
 * Returns the constellation of an application. It is the same for the same number on every device and reveals nothing
 * personal.
 * Its line runs from left to right and turns at each star. At some turns, another star is joined on the outer side, so
 * that no two lines cross.
 */
export function constellationOf(applicationNumber: string): Constellation {
  // The hash gives very different stars to consecutive numbers.
  const random = pseudoRandom(textHash(applicationNumber));
  const count = 4 + Math.floor(random() * 3);
  const step = (CONSTELLATION_WIDTH - 40) / (count - 1);
  let above = random() < 0.5;
  const chain: Star[] = [];
  for (let index = 0; index < count; index++) {
    const depth = 6 + random() * 20;
    chain.push({
      x: clamped(20 + index * step + (random() - 0.5) * step * 0.5),
      y: MIDDLE + (above ? -depth : depth),
      radius: 5 + random() * 4,
    });
    above = !above;
  }
  const branches: { from: Star; star: Star }[] = [];
  for (const [index, from] of chain.entries()) {
    if (count + branches.length === MOST_STARS) break;
    const isLastChance = index === count - 1 && branches.length === 0;
    if (random() > 0.45 && !isLastChance) continue;
    const reach = 16 + random() * 7;
    const star = {
      x: clamped(from.x + (random() - 0.5) * step * 0.4),
      y: from.y + (from.y < MIDDLE ? -reach : reach),
      radius: 3 + random() * 2.5,
    };
    branches.push({ from, star });
  }
  return { chain, branches };
}

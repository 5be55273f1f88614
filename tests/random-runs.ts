import { randomInt } from 'node:crypto';

const isWhole = process.env['TEST_ALL'] === '1';
const given = process.env['MODEL_SEED'];

/** The same by day, so that a change alone makes a test fail. With `TEST_ALL=1` each run tries a new one. */
const defaultSeed = (): number => (isWhole ? randomInt(2 ** 31) : 1);

export const SEED = given === undefined ? defaultSeed() : Number(given);

/** A quarter of the cases, or all of them with `TEST_ALL=1`. */
export const casesOf = (whole: number): number => (isWhole ? whole : Math.ceil(whole / 4));

/** A run ends by its count of cases: this only stops one that hangs. */
export const LAST_LIMIT_MS = 600_000;

/** For the title of a test, which is printed when it fails or takes too long. */
export const NAMED_SEED = `MODEL_SEED=${SEED}`;

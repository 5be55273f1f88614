import type { MonotonicMs, ServerMs } from '../lib/time.ts';

/** A time of the server, and the two clocks of this device when it arrived. */
export interface ServerTime {
  readonly server: ServerMs;
  readonly device: number;
  readonly monotonic: MonotonicMs;
}

/** A larger difference from the last time is no delay of the network. @chosen */
const JUMP_MS = 300_000;
/** Two times of one running clock differ by less, because `Date` has whole seconds and responses take their time. @chosen */
const AGREEMENT_MS = 5000;

let good: ServerTime | undefined;
let doubted: ServerTime | undefined;

const arriving = (server: ServerMs): ServerTime => ({ server, device: Date.now(), monotonic: performance.now() });

/** @returns the time of a response that just arrived; `undefined` if a cache may have kept it, or without a time */
export function serverTimeOf(headers: Pick<Headers, 'get'>): ServerTime | undefined {
  const server = headers.get('age') === null ? Date.parse(headers.get('date') ?? '') : NaN;
  return Number.isFinite(server) ? arriving(server) : undefined;
}

/** Whether the server's clock ran on from one time to the other, by a clock of the device that was not changed or asleep. */
const runsOn = (from: ServerTime, to: ServerTime, tolerance: number): boolean =>
  [to.device - from.device, to.monotonic - from.monotonic].some(
    (elapsed) => Math.abs(to.server - from.server - elapsed) <= tolerance,
  );

/**
 * Uses the time of a response that the contract could read. A jump is believed once another time agrees with it: a copy
 * from a cache that hides its age keeps its `Date`.
 */
export function noteServerTime(time: ServerTime | undefined): void {
  if (!time) return;
  const isConfirmed = doubted?.server !== time.server && doubted && runsOn(doubted, time, AGREEMENT_MS);
  const isBelieved = !good || runsOn(good, time, JUMP_MS) || isConfirmed;
  if (isBelieved) good = time;
  doubted = isBelieved ? undefined : time;
}

/** Uses a time that the API itself has written, which is more precise than the `Date` header. */
export function setServerTime(server: ServerMs): void {
  good = arriving(server);
}

/** The time by the server's clock, because a phone's clock is often wrong. */
export const serverNow = (): ServerMs => Date.now() + (good ? good.server - good.device : 0);

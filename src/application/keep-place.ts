import { atom } from 'nanostores';
import { CallError, isCallError } from '../api/errors.ts';
import { serverNow } from '../api/server-time.ts';
import type { ServerMs } from '../lib/time.ts';
import { pause } from '../lib/pause.ts';

/** An action that waits because the service has too much to do. */
export interface KeptPlace {
  /** When it was first tried. */
  readonly since: ServerMs;
  readonly nextAt: ServerMs;
}

/** The place that this page keeps; one action at a time waits. */
export const $keptPlace = atom<KeptPlace | undefined>();

/** After so many tries the page says that it has failed, and the applicant decides. @chosen */
export const MOST_TRIES = 40;
/** Each further try waits longer, up to this. @chosen */
const LONGEST_PAUSE_MS = 120_000;

/**
 * Whether the service asks to come back later: it has read nothing of the call. A refusal without `Retry-After` may mean
 * anything, so the applicant is told.
 */
const asksToComeBack = (error: unknown): error is CallError =>
  isCallError(error) && (error.status === 429 || error.status === 503) && error.retryAfter !== undefined;

/**
 * Returns how long to wait: what the service asks for, longer with each try, and spread at random, so that those who
 * were refused in one second do not come back in one second.
 * @param tries how often the service has refused, at least 1
 * @param random from 0 to 1
 * @returns milliseconds
 */
export function pauseBeforeTry(retryAfterSeconds: number, tries: number, random: number): number {
  const asked = retryAfterSeconds * 1000;
  const longer = Math.min(asked * 1.5 ** (tries - 1), Math.max(asked, LONGEST_PAUSE_MS));
  return Math.round(longer * (1 + random / 2));
}

/**
 * Repeats an action as long as the service asks to come back later, one try at a time. The action must be one that the
 * applicant may repeat by pressing again.
 * @throws {CallError} of another kind; `cancelled` when `signal` is aborted during a pause
 */
export async function keepPlace<T>(run: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const since = serverNow();
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (!asksToComeBack(error) || tries === MOST_TRIES) throw error;
      const wait = pauseBeforeTry(error.retryAfter ?? 0, tries, Math.random());
      $keptPlace.set({ since, nextAt: serverNow() + wait });
      await pause(wait, signal);
      $keptPlace.set(undefined);
    }
    if (signal?.aborted) throw new CallError({ kind: 'cancelled' });
  }
}

import { atom, type ReadableAtom } from 'nanostores';
import { isTokenRefused } from '../api/errors.ts';
import type { PageVisibility } from '../application/environment.ts';
import { ARRIVALS_POLL_MS, ARRIVALS_WATCH_MS } from '../config/constants.ts';

/** `ended`: the server refuses the token. `quiet`: the watch has lasted for `ARRIVALS_WATCH_MS`. */
export type ArrivalsState = 'watching' | 'ended' | 'failed' | 'quiet';

interface ArrivalsWatch {
  readonly $state: ReadableAtom<ArrivalsState>;
  readonly stop: () => void;
}

/**
 * Checks for files from another device while this page is visible. The first refusal or failure ends the watch, so that
 * the applicant decides what to do.
 * @param look reads the list of files; an error from it ends the watch
 */
export function watchArrivals(look: () => Promise<void>, page: PageVisibility): ArrivalsWatch {
  const $state = atom<ArrivalsState>('watching');
  const end = Date.now() + ARRIVALS_WATCH_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLooking = false;
  let isStopped = false;
  const stopListening = page.onChange(() => void lookNow());

  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
    stopListening();
  }

  function finish(state: ArrivalsState): void {
    if (isStopped) return;
    stop();
    $state.set(state);
  }

  function schedule(): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void lookNow(), ARRIVALS_POLL_MS);
  }

  async function lookNow(): Promise<void> {
    clearTimeout(timer);
    if (isStopped || isLooking || page.isHidden()) return;
    if (Date.now() >= end) {
      finish('quiet');
      return;
    }
    isLooking = true;
    try {
      await look();
    } catch (error) {
      finish(isTokenRefused(error) ? 'ended' : 'failed');
    }
    isLooking = false;
    schedule();
  }

  schedule();
  return { $state, stop };
}

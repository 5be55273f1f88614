import { atom, type ReadableAtom } from 'nanostores';
import { isForbidden, isNotFound, isTokenRefused, secondsToWait } from '../api/errors.ts';
import { PAYMENT_POLL_MS } from '../config/constants.ts';
import type { MonotonicMs } from '../lib/time.ts';
import type { Charge } from '../model/payment.ts';
import type { PageVisibility } from '../application/environment.ts';

export interface PollState {
  readonly isAsking: boolean;
  readonly error: unknown;
}

export interface ChargePoll {
  readonly $poll: ReadableAtom<PollState>;
  readonly check: () => void;
}

export interface ChargePoller extends ChargePoll {
  readonly start: () => void;
  readonly stop: () => void;
}

interface PollerOptions {
  readonly read: () => Promise<Charge>;
  readonly page: PageVisibility;
  /** Polling goes on unless this stops it. `askedAt`: when the server was asked. */
  readonly onResponse: (charge: Charge, askedAt: MonotonicMs) => void;
  readonly onError?: (error: unknown) => void;
}

const pauseAfter = (responses: number): number => PAYMENT_POLL_MS[Math.min(responses, PAYMENT_POLL_MS.length - 1)] ?? 0;

/** The server would refuse again, so polling pauses until the applicant asks for a check. */
const isRefusal = (error: unknown): boolean => isTokenRefused(error) || isForbidden(error) || isNotFound(error);

/**
 * Polls after 3, 5 and then every 10 seconds, except while the page is hidden; at once when the applicant returns to it
 * or the network is back (docs/spec-decisions.md, 6.2).
 */
export function createChargePoller({ read, page, onResponse, onError }: PollerOptions): ChargePoller {
  const $poll = atom<PollState>({ isAsking: false, error: undefined });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let responses = 0;
  let isRefused = false;
  /** Each run ignores the responses to requests of an earlier one. */
  let running: { readonly stopListening: () => void } | undefined;

  function schedule(atLeast = 0): void {
    clearTimeout(timer);
    if (!page.isHidden()) timer = setTimeout(check, Math.max(pauseAfter(responses), atLeast));
  }

  function check(): void {
    clearTimeout(timer);
    const run = running;
    if (!run || $poll.get().isAsking) return;
    $poll.set({ ...$poll.get(), isAsking: true });
    const askedAt: MonotonicMs = performance.now();
    read().then(
      (charge) => {
        if (run === running) received(charge, askedAt);
      },
      (error: unknown) => {
        if (run === running) failed(error);
      },
    );
  }

  function received(charge: Charge, askedAt: MonotonicMs): void {
    responses += 1;
    isRefused = false;
    $poll.set({ isAsking: false, error: undefined });
    schedule();
    onResponse(charge, askedAt);
  }

  function failed(error: unknown): void {
    responses += 1;
    isRefused = isRefusal(error);
    $poll.set({ isAsking: false, error });
    if (!isRefused) schedule(secondsToWait(error) * 1000);
    onError?.(error);
  }

  function pageChanged(): void {
    clearTimeout(timer);
    if (page.isHidden() || isRefused) return;
    responses = 0;
    check();
  }

  function start(): void {
    if (running) return;
    responses = 0;
    isRefused = false;
    running = { stopListening: page.onChange(pageChanged) };
    schedule();
  }

  function stop(): void {
    clearTimeout(timer);
    running?.stopListening();
    running = undefined;
    if ($poll.get().isAsking) $poll.set({ ...$poll.get(), isAsking: false });
  }

  return { $poll, check, start, stop };
}

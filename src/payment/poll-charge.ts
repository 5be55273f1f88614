import { atom, type ReadableAtom } from 'nanostores';
import { isCallError, isNotFound, isUnauthorized } from '../api/errors.ts';
import { serverNow } from '../api/server-time.ts';
import { PAYMENT_POLL_MS } from '../config/constants.ts';
import type { Charge } from '../model/payment.ts';
import { viewOf } from './charge-view.ts';
import type { PaymentEnvironment } from '../application/environment.ts';

export interface PollState {
  readonly isAsking: boolean;
  readonly error: unknown;
  /** Milliseconds since 1970 by the server's clock. */
  readonly answeredAt: number | undefined;
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
  readonly page: Pick<PaymentEnvironment, 'isPageHidden' | 'onPageChange'>;
  readonly onAnswer: (charge: Charge) => void;
  readonly onError?: (error: unknown) => void;
  /** The default is a charge that has come to its end. */
  readonly isLast?: (charge: Charge) => boolean;
}

const pauseAfter = (answers: number): number => PAYMENT_POLL_MS[Math.min(answers, PAYMENT_POLL_MS.length - 1)] ?? 0;

/** Polling on does not help. */
const isRefusal = (error: unknown): boolean => isUnauthorized(error) || isNotFound(error);
const retryAfterMs = (error: unknown): number => (isCallError(error) ? (error.retryAfter ?? 0) * 1000 : 0);

/**
 * Polls after 3, 5 and then every 10 seconds, not while the page is hidden, and at once when the applicant returns to it or the
 * network is back (docs/spec-decisions.md, 6.2).
 */
export function createChargePoller({
  read,
  page,
  onAnswer,
  onError,
  isLast = (charge) => viewOf(charge).isFinal,
}: PollerOptions): ChargePoller {
  const $poll = atom<PollState>({ isAsking: false, error: undefined, answeredAt: undefined });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answers = 0;
  let isRefused = false;
  /** Each run ignores the answers to requests of an earlier one. */
  let running: { readonly stopListening: () => void } | undefined;

  function schedule(atLeast = 0): void {
    clearTimeout(timer);
    if (!page.isPageHidden()) timer = setTimeout(check, Math.max(pauseAfter(answers), atLeast));
  }

  function check(): void {
    clearTimeout(timer);
    const run = running;
    if (!run || $poll.get().isAsking) return;
    $poll.set({ ...$poll.get(), isAsking: true });
    read().then(
      (charge) => {
        if (run === running) answered(charge);
      },
      (error: unknown) => {
        if (run === running) failed(error);
      },
    );
  }

  function answered(charge: Charge): void {
    answers += 1;
    isRefused = false;
    $poll.set({ isAsking: false, error: undefined, answeredAt: serverNow() });
    if (isLast(charge)) stop();
    else schedule();
    onAnswer(charge);
  }

  function failed(error: unknown): void {
    answers += 1;
    isRefused = isRefusal(error);
    $poll.set({ ...$poll.get(), isAsking: false, error });
    if (!isRefused) schedule(retryAfterMs(error));
    onError?.(error);
  }

  function pageChanged(): void {
    clearTimeout(timer);
    if (page.isPageHidden() || isRefused) return;
    answers = 0;
    check();
  }

  function start(): void {
    if (running) return;
    answers = 0;
    isRefused = false;
    running = { stopListening: page.onPageChange(pageChanged) };
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

import { isCallError } from '../../api/errors.ts';
import { PAYMENT_POLL_MS } from '../../config/constants.ts';
import type { Charge } from '../../model/payment.ts';
import { faceOf } from './payment-table.ts';

interface WatchOptions {
  readonly read: () => Promise<Charge>;
  readonly onAsk: () => void;
  readonly onAnswer: (charge: Charge) => void;
  /** A fault on the way: the charge stays what it was. */
  readonly onTrouble: (error: unknown) => void;
}

export interface Watch {
  /** Asks at once; while a question is out, it is that one. */
  readonly check: () => void;
  readonly stop: () => void;
}

/** One poller per page. */
let running: Watch | undefined;

const pauseAfter = (asked: number): number => PAYMENT_POLL_MS[Math.min(asked, PAYMENT_POLL_MS.length - 1)] ?? 0;

/** A refusal that asking again will not change: the applicant must act (code dialog closed, application gone). */
const isRefusal = (error: unknown): boolean => isCallError(error) && [401, 403, 404].includes(error.status ?? 0);
const waitWanted = (error: unknown): number => (isCallError(error) ? (error.retryAfter ?? 0) * 1000 : 0);

/**
 * Asks what became of a charge until it has ended: after 3, 5 and then every 10 seconds, not while the page is hidden, and at once when
 * the applicant comes back to it (from the bank's app) or to the network (decisions 6.2).
 */
export function watchCharge({ read, onAsk, onAnswer, onTrouble }: WatchOptions): Watch {
  running?.stop();
  const events = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let out = false;
  let refused = false;

  const stop = (): void => {
    clearTimeout(timer);
    events.abort();
  };
  const plan = (atLeast = 0): void => {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(ask, Math.max(pauseAfter(asked), atLeast));
  };
  const ask = (): void => {
    clearTimeout(timer);
    if (out || events.signal.aborted) return;
    out = true;
    onAsk();
    void read().then(answered, troubled);
  };
  const answered = (charge: Charge): void => {
    out = false;
    if (events.signal.aborted) return;
    asked += 1;
    if (faceOf(charge).final) stop();
    else plan();
    onAnswer(charge);
  };
  const troubled = (error: unknown): void => {
    out = false;
    if (events.signal.aborted) return;
    asked += 1;
    refused = isRefusal(error);
    if (!refused) plan(waitWanted(error));
    onTrouble(error);
  };
  const cameBack = (): void => {
    clearTimeout(timer);
    if (document.hidden || refused) return;
    asked = 0;
    ask();
  };

  document.addEventListener('visibilitychange', cameBack, { signal: events.signal });
  window.addEventListener('online', cameBack, { signal: events.signal });
  plan();
  running = { check: ask, stop };
  return running;
}

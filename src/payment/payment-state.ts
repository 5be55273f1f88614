import type { CallError } from '../api/errors.ts';
import type { Charge } from '../model/payment.ts';
import type { AvailableMethods } from '../model/payment-options.ts';
import { isUnchanged } from './start-payment.ts';

export type PaymentProblem =
  | { readonly kind: 'busy' }
  | { readonly kind: 'bank-url-rejected' }
  | { readonly kind: 'amount-changed' }
  | { readonly kind: 'nothing-came' }
  | { readonly kind: 'refused'; readonly error: CallError };

export type PaymentState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'load-failed'; readonly error: unknown }
  | {
      readonly kind: 'ready';
      readonly methods: AvailableMethods;
      readonly charge: Charge;
      readonly isStarting: boolean;
      readonly problem: PaymentProblem | undefined;
    }
  /** `before` is what the server may say while nothing came of the start whose answer was lost, at `since`. */
  | {
      readonly kind: 'outcome-unknown';
      readonly methods: AvailableMethods;
      readonly before: readonly Charge[];
      readonly isRepeatable: boolean;
      /** Milliseconds that no change of the clock moves. */
      readonly since: number;
    }
  /** `received` is the charge that was paid while the page was open. */
  | { readonly kind: 'redirecting'; readonly received?: Charge };
export type ReadyState = Extract<PaymentState, { kind: 'ready' }>;

export const isPolled = (state: PaymentState): boolean =>
  state.kind === 'outcome-unknown' || (state.kind === 'ready' && state.charge.status === 'pending');

/** It says nothing about the start whose answer was lost. */
export const isWithoutNews = (state: PaymentState, charge: Charge): boolean =>
  state.kind === 'outcome-unknown' && !state.isRepeatable && isUnchanged(charge, state.before);

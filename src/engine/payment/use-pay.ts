import { useCallback, useEffect, useState } from 'react';
import type { CallError } from '../../api/errors.ts';
import type { AvailableMethods, Charge } from '../../model/payment.ts';
import { act } from '../act.ts';
import type { FlowContext } from '../context.ts';
import { tellNoIntake } from '../may-apply.ts';
import { leaveTo } from '../ports.ts';
import { readCharge, readMethods } from './charge-calls.ts';
import { isUnmoved } from './open-charge.ts';
import { goToPage, leaveUntrue } from './payment-page.ts';
import { faceOf } from './payment-table.ts';
import { startPayment, type PaymentRequest } from './start-payment.ts';
import { useChargeWatch, type ChargeWatch } from './use-charge-watch.ts';
import { useReturnToPage } from './use-return-to-page.ts';

export type PayState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unreachable'; readonly error: unknown }
  | { readonly kind: 'ready'; readonly offer: AvailableMethods; readonly charge: Charge }
  /** Something was sent and its answer lost; `charge` is how things stood before. */
  | {
      readonly kind: 'in-doubt';
      readonly offer: AvailableMethods;
      readonly charge: Charge;
      readonly repeatable: boolean;
    }
  | { readonly kind: 'leaving' };
export type ReadyState = Extract<PayState, { kind: 'ready' }>;

/** Why the last press on "pay" led nowhere. */
export type PayProblem =
  | { readonly kind: 'busy' }
  | { readonly kind: 'bank-address' }
  | { readonly kind: 'repriced' }
  | { readonly kind: 'refused'; readonly error: CallError };

export interface Pay {
  readonly state: PayState;
  readonly starting: boolean;
  readonly problem: PayProblem | undefined;
  /** Of the open charge. */
  readonly watch: ChargeWatch;
  readonly start: (request: PaymentRequest) => Promise<void>;
  /** Reads everything anew: after a fault, or when the applicant gives up waiting for a lost answer. */
  readonly reload: () => void;
}

/** How the payment of an application stands, and the ways on from there. */
export function usePay(context: FlowContext): Pay {
  const [state, setState] = useState<PayState>({ kind: 'loading' });
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState<PayProblem>();

  const reload = useCallback(() => {
    setState({ kind: 'loading' });
    setStarting(false);
    setProblem(undefined);
    Promise.all([readMethods(context), readCharge(context)]).then(
      ([offer, charge]) =>
        setState(leaveUntrue(context, 'payment', charge) ? { kind: 'leaving' } : { kind: 'ready', offer, charge }),
      (error: unknown) => setState({ kind: 'unreachable', error }),
    );
  }, [context]);
  useEffect(reload, [reload]);
  useReturnToPage(reload);

  const settle = (offer: AvailableMethods, charge: Charge): void => {
    // Only what ends while the applicant looks on leads to the failed page; who comes with a failed charge came to try again.
    const left = charge.status === 'failed' || charge.status === 'successful';
    if (left) goToPage(context, faceOf(charge).page);
    setState(left ? { kind: 'leaving' } : { kind: 'ready', offer, charge });
  };
  const watched = state.kind === 'in-doubt' || (state.kind === 'ready' && state.charge.status === 'pending');
  const watch = useChargeWatch(context, watched, (charge) => {
    if (state.kind === 'ready') settle(state.offer, charge);
    if (state.kind === 'in-doubt' && (state.repeatable || !isUnmoved(charge, state.charge)))
      settle(state.offer, charge);
  });

  const start = async (request: PaymentRequest): Promise<void> => {
    if (state.kind !== 'ready' || starting) return;
    const { offer } = state;
    setStarting(true);
    setProblem(undefined);
    const result = await startPayment(context, { ...request, amount: offer.amount });
    setStarting(false);
    switch (result.kind) {
      case 'paid':
      case 'failed':
        goToPage(context, faceOf(result.charge).page);
        setState({ kind: 'leaving' });
        return;
      case 'bank':
        if (leaveTo(result.address)) setState({ kind: 'leaving' });
        else setProblem({ kind: 'bank-address' });
        return;
      case 'waiting': {
        const shownHere = (result.charge.method ?? request.method) === 'thai_qr';
        if (!shownHere) goToPage(context, 'callback');
        setState(shownHere ? { kind: 'ready', offer, charge: result.charge } : { kind: 'leaving' });
        return;
      }
      case 'unknown':
        setState({ kind: 'in-doubt', offer, charge: result.before, repeatable: result.repeatable });
        return;
      case 'repriced':
        reload();
        setProblem(result);
        return;
      case 'closed':
        act(context, () => tellNoIntake(context, result.reason));
        return;
      case 'busy':
      case 'refused':
        setProblem(result);
    }
  };
  return { state, starting, problem, watch, start, reload };
}

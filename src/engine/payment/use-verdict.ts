import { useCallback, useEffect, useState } from 'react';
import { isCallError } from '../../api/errors.ts';
import type { Application } from '../../model/application.ts';
import type { Charge } from '../../model/payment.ts';
import { $paymentUnderWay } from '../../state/payment-under-way.ts';
import type { FlowContext } from '../context.ts';
import { readCharge, readPaidApplication } from './charge-calls.ts';
import { leaveUntrue } from './payment-page.ts';
import type { PaymentPage } from './payment-table.ts';
import { useReturnToPage } from './use-return-to-page.ts';

/** What the server says about the outcome that an address claims. */
export type Verdict =
  | { readonly kind: 'checking' }
  | { readonly kind: 'true'; readonly application: Application; readonly charge: Charge }
  /** Another page tells the truth: on the way there. */
  | { readonly kind: 'leaving' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unreachable'; readonly error: unknown; readonly retry: () => void };

/** Verifies an outcome page before it shows anything: whoever typed the address of one learns the true state only. */
export function useVerdict(context: FlowContext, asked: PaymentPage): Verdict {
  const [verdict, setVerdict] = useState<Verdict>({ kind: 'checking' });
  const verify = useCallback(() => {
    setVerdict({ kind: 'checking' });
    Promise.all([readPaidApplication(context), readCharge(context)]).then(
      ([application, charge]) => {
        if (leaveUntrue(context, asked, charge)) return setVerdict({ kind: 'leaving' });
        $paymentUnderWay.set(null);
        return setVerdict({ kind: 'true', application, charge });
      },
      (error: unknown) =>
        setVerdict(
          isCallError(error) && error.status === 404
            ? { kind: 'not-found' }
            : { kind: 'unreachable', error, retry: verify },
        ),
    );
  }, [context, asked]);
  useEffect(verify, [verify]);
  useReturnToPage(verify);
  return verdict;
}

import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo } from 'react';
import type { PaymentPorts } from '../../application/payment/payment-ports.ts';
import { createPaymentStore, type PaymentState, type PaymentStore } from '../../application/payment/payment-store.ts';
import type { PaymentRequest } from '../../application/payment/start-payment.ts';
import { useFlow } from '../shared/flow-context.tsx';
import { useErrorAlert } from '../shared/use-error-alert.ts';
import { usePageRestored } from '../shared/use-page-restored.ts';

interface UsedPayment {
  readonly payment: PaymentStore;
  readonly state: PaymentState;
}

/** The payment of the session's application, loaded while the component is mounted. */
export function usePayment(ports: PaymentPorts): UsedPayment {
  const { session } = useFlow();
  const runWithErrorAlert = useErrorAlert();
  const store = useMemo(() => createPaymentStore(session, ports), [session, ports]);
  const load = useCallback(() => void store.load(), [store]);
  useEffect(() => {
    load();
    return store.dispose;
  }, [store, load]);
  usePageRestored(load);
  const payment = useMemo(() => {
    const start = (request: PaymentRequest): Promise<void> =>
      new Promise((resolve) => runWithErrorAlert(() => store.start(request).finally(resolve)));
    return { ...store, start };
  }, [store, runWithErrorAlert]);
  return { payment, state: useStore(store.$state) };
}

import { atom, type WritableAtom } from 'nanostores';
import type { PaymentEnvironment, PendingPayment } from '../../src/payment/payment-environment.ts';
import type { FlowKey } from '../../src/config/storage-keys.ts';

/** The pending payments of a browser that has none yet. */
export function pendingPaymentsInMemory() {
  const stores = new Map<FlowKey, WritableAtom<PendingPayment | null>>();
  return {
    pendingPaymentStore: (key) => {
      const store = stores.get(key) ?? atom<PendingPayment | null>(null);
      stores.set(key, store);
      return store;
    },
    pendingPaymentKeys: () => [...stores.keys()].filter((key) => stores.get(key)?.get()),
  } satisfies Pick<PaymentEnvironment, 'pendingPaymentStore' | 'pendingPaymentKeys'>;
}

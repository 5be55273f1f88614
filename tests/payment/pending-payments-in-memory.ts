import { atom, type WritableAtom } from 'nanostores';
import type { PaymentEnvironment, PendingPayment } from '../../src/payment/payment-environment.ts';
import type { Submission } from '../../src/model/submission.ts';
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

/** What becomes of the applications of a browser that has paid none yet. */
export function submissionsInMemory() {
  const stores = new Map<FlowKey, WritableAtom<Submission | null>>();
  const submissionStore = (key: FlowKey): WritableAtom<Submission | null> => {
    const store = stores.get(key) ?? atom<Submission | null>(null);
    stores.set(key, store);
    return store;
  };
  return {
    submissionStore,
    readSubmission: (key) => submissionStore(key).get() ?? undefined,
  } satisfies Pick<PaymentEnvironment, 'submissionStore' | 'readSubmission'>;
}

import type { WritableAtom } from 'nanostores';
import * as v from 'valibot';
import { isFlowKey, PENDING_PAYMENT_PREFIX, pendingPaymentKey, type FlowKey } from '../../config/storage-keys.ts';
import { ApplicationId } from '../../model/application.ts';
import { Charge } from '../../model/payment.ts';
import { persisted } from './persisted.ts';
import { savedKeys } from './browser-storage.ts';

/** A payment is pending until the applicant has seen its result (docs/spec-decisions.md, 6.3). */
const PendingPayment = v.object({
  applicationId: ApplicationId,
  chargeId: v.optional(v.string()),
  method: v.optional(v.string()),
  /** In milliseconds since 1970 by the server's clock. */
  startedAt: v.number(),
  isDecidedByBank: v.optional(v.boolean()),
  chargesBefore: v.optional(v.array(Charge)),
});

const cache = new Map<FlowKey, WritableAtom<v.InferOutput<typeof PendingPayment> | null>>();

export function pendingPaymentStore(flow: FlowKey) {
  const store = cache.get(flow) ?? persisted(pendingPaymentKey(flow), v.nullable(PendingPayment), null);
  cache.set(flow, store);
  return store;
}

export const pendingPaymentKeys = (): FlowKey[] =>
  savedKeys()
    .filter((key) => key.startsWith(PENDING_PAYMENT_PREFIX))
    .map((key) => key.slice(PENDING_PAYMENT_PREFIX.length))
    .filter(isFlowKey);

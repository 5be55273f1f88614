import * as v from 'valibot';
import { FLOW_IDS } from '../../config/flow-registry.ts';
import { PENDING_PAYMENT_KEY } from '../../config/storage-keys.ts';
import { ApplicationId } from '../../model/application.ts';
import { persisted } from './persisted.ts';

/** Until its result was seen (docs/spec-decisions.md, 6.3). */
const PendingPayment = v.object({
  flow: v.picklist(FLOW_IDS),
  /** The return page has no slug in its URL. */
  slug: v.optional(v.string()),
  id: ApplicationId,
  charge: v.optional(v.string()),
  /** Ms since 1970 by the server's clock. */
  started: v.number(),
});

export const $pendingPayment = persisted(PENDING_PAYMENT_KEY, v.nullable(PendingPayment), null);

import { isPerCampaign, type FlowId } from '../config/flow-registry.ts';

/** What is known of an application that was sent, or will be; instants are as the server writes them. */
interface Sent {
  /** Its flow; the dashboard may not know it. */
  readonly type?: FlowId | null | undefined;
  readonly confirmed_at?: string | null | undefined;
  readonly payment?: { readonly paid_at?: string | null | undefined } | null | undefined;
}

/** When an application was sent: a scholarship application by its confirmation, every other one by its payment. */
export const sentAt = ({ type, confirmed_at, payment }: Sent): string | undefined =>
  (type && !isPerCampaign(type) ? payment?.paid_at : confirmed_at) ?? undefined;

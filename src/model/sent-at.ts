import { isPerCampaign, type FlowId } from '../config/flow-registry.ts';

/** The known facts about sending an application; instants are as the server writes them. */
interface Sent {
  /** The application's flow, which the dashboard may not know. */
  readonly type?: FlowId | null | undefined;
  readonly confirmed_at?: string | null | undefined;
  readonly payment?: { readonly paid_at?: string | null | undefined } | null | undefined;
}

/** The time of submission: a scholarship's confirmation, or any other application's payment. */
export const sentAt = ({ type, confirmed_at, payment }: Sent): string | undefined =>
  (type && !isPerCampaign(type) ? payment?.paid_at : confirmed_at) ?? undefined;

import { readableInstant } from '../lib/parse-instant.ts';
import { isPerCampaign, type FlowId } from '../config/flow-registry.ts';

/** An application that was sent, as far as this browser knows. */
export interface Sent {
  readonly number: string;
  /** In ISO 8601; empty if the day is unknown. */
  readonly sentAt: string;
}

/** The known facts about sending an application; instants are as the server writes them. */
interface SendingFacts {
  /** The application's flow, which the dashboard may not know. */
  readonly type?: FlowId | null | undefined;
  readonly confirmed_at?: string | null | undefined;
  readonly payment?: { readonly paid_at?: string | null | undefined } | null | undefined;
}

/** The time of submission, if it can be read: a scholarship's confirmation, or any other application's payment. */
export const sentAt = ({ type, confirmed_at, payment }: SendingFacts): string | undefined =>
  readableInstant(type && !isPerCampaign(type) ? payment?.paid_at : confirmed_at);

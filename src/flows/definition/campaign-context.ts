export interface CampaignSummary {
  readonly name: string;
  /** HTML of the server. */
  readonly description: readonly string[];
  /** Baht; 0 when nothing is to be paid. */
  readonly amount: number | null | undefined;
  readonly open: boolean | null | undefined;
  /** ISO 8601. */
  readonly closesAt?: string | null | undefined;
}

export interface CampaignContext {
  readonly slug?: string | undefined;
  readonly campaignId?: string | undefined;
  readonly campaign?: CampaignSummary | undefined;
}

export class CampaignNotFound extends Error {
  constructor() {
    super('The URL names no campaign');
  }
}

import type { FileKind } from '../../model/file-kind.ts';

export interface CampaignSummary {
  readonly name: string;
  /** The kinds of documents that the campaign requires. */
  readonly documents: readonly FileKind[];
  readonly description: readonly string[];
  /** The fee in baht; 0 means that there is nothing to pay. */
  readonly amount: number | null | undefined;
  readonly open: boolean | null | undefined;
  /** An instant in ISO 8601. */
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

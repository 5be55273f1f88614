import type { WritableAtom } from 'nanostores';
import { isNotFound } from '../api/errors.ts';
import type { Locale } from '../config/locales.ts';
import type { CampaignContext } from './campaign-context.ts';
import type { Flow } from './flow.ts';

export class CampaignNotFound extends Error {
  constructor() {
    super('The URL names no campaign');
  }
}

export function createCampaignResolver(
  { resolveCampaign }: Flow,
  locale: Locale,
  $campaign: WritableAtom<CampaignContext>,
): () => Promise<CampaignContext> {
  let request: Promise<CampaignContext> | undefined;
  return async () => {
    const { slug, campaignId } = $campaign.get();
    if (!resolveCampaign || slug === undefined || campaignId !== undefined) return $campaign.get();
    request ??= resolveCampaign(slug, { locale });
    try {
      $campaign.set(await request);
      return $campaign.get();
    } catch (error) {
      request = undefined;
      throw isNotFound(error) ? new CampaignNotFound() : error;
    }
  };
}

import { atom } from 'nanostores';
import type { CampaignContext } from '../../flows/definition/campaign-context.ts';
import type { Locale } from '../../config/locales.ts';
import { scholarship } from '../../flows/scholarship.ts';

/** The scholarship that the page's address names, once the server has described it. */
export const $campaignOfPage = atom<CampaignContext>({});

let request: Promise<CampaignContext> | undefined;

/**
 * Asks for the scholarship of the page's address. The islands of a page share the request; after a failure, the next
 * caller asks again.
 * @throws {CallError}
 */
async function resolveCampaign(slug: string, options: { readonly locale: Locale }): Promise<CampaignContext> {
  request ??= scholarship.resolveCampaign(slug, options);
  try {
    const context = await request;
    $campaignOfPage.set(context);
    return context;
  } catch (error) {
    request = undefined;
    throw error;
  }
}

export const scholarshipOfPage = { ...scholarship, resolveCampaign };

import { CAMPAIGNS_FILE } from '../config/flow-registry.ts';
import { CAMPAIGN_SLUGS } from '../config/sister-sites.ts';
import { openCampaignsIn } from '../model/open-campaigns.ts';

/** The file comes from the page's own server. If it takes longer, the connection is too slow to wait. @chosen */
const WAIT_MS = 5000;

async function readFile(signal: AbortSignal): Promise<unknown> {
  // The browser revalidates its copy with the server, so that a change is visible at once.
  const response = await fetch(CAMPAIGNS_FILE, { cache: 'no-cache', credentials: 'omit', signal });
  return response.ok ? ((await response.json()) as unknown) : undefined;
}

/**
 * Reads the open campaigns from the file on the web server, which can be changed without a build
 * (docs/recipes/open-a-campaign.md).
 * @returns the build's slugs if the file is missing, late or malformed
 */
export async function readOpenCampaigns(): Promise<readonly string[]> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), WAIT_MS);
  const file = await readFile(controller.signal).catch(() => undefined);
  clearTimeout(timer);
  return openCampaignsIn(file) ?? CAMPAIGN_SLUGS;
}

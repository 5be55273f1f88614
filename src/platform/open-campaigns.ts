import { CAMPAIGNS_FILE } from '../config/flow-registry.ts';
import { CAMPAIGN_SLUGS } from '../config/sister-sites.ts';
import { openCampaignsIn } from '../model/open-campaigns.ts';

/**
 * The file comes from the same server as the page. If it takes longer, the connection is too slow to wait for it. @chosen
 */
const WAIT_MS = 5000;

async function readFile(signal: AbortSignal): Promise<unknown> {
  // The browser validates its copy with the server, so that a change is visible at once.
  const response = await fetch(CAMPAIGNS_FILE, { cache: 'no-cache', credentials: 'omit', signal });
  return response.ok ? ((await response.json()) as unknown) : undefined;
}

/**
 * Reads the slugs of the open campaigns from the file on the web server, which can be changed without a build
 * (docs/recipes/open-a-campaign.md).
 * @returns the slugs of the build when the file is missing, late or of another form
 */
export async function readOpenCampaigns(): Promise<readonly string[]> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), WAIT_MS);
  const file = await readFile(controller.signal).catch(() => undefined);
  clearTimeout(timer);
  return openCampaignsIn(file) ?? CAMPAIGN_SLUGS;
}

import type { APIRoute } from 'astro';
import { CAMPAIGN_SLUGS } from '../config/sister-sites.ts';

/** The first content of the list of open campaigns, which a file on the web server may replace (docs/recipes/open-a-campaign.md). */
export const GET: APIRoute = () => new Response(`${JSON.stringify(CAMPAIGN_SLUGS)}\n`);

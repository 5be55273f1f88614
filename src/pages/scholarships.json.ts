import type { APIRoute } from 'astro';
import { CAMPAIGN_SLUGS } from '../config/sister-sites.ts';

/** The initial list of open campaigns. A file on the web server may replace it (docs/recipes/open-a-campaign.md). */
export const GET: APIRoute = () => new Response(`${JSON.stringify(CAMPAIGN_SLUGS)}\n`);

import type { Hour } from './scene.ts';

/** Scholarships with a landscape of their own, by slug; others have that of their flow. */
export const CAMPAIGN_HOURS: ReadonlyMap<string, Hour> = new Map([['sports-talent', 'evening']]);

import * as v from 'valibot';
import { isSlug } from '../config/flow-registry.ts';

/** Far more campaigns than a university has at a time, so a longer file is not a list of campaigns. */
const MOST_CAMPAIGNS = 50;

const OpenCampaigns = v.pipe(
  v.array(v.pipe(v.string(), v.check(isSlug))),
  v.maxLength(MOST_CAMPAIGNS),
  v.transform((slugs) => [...new Set(slugs)]),
);

/**
 * Parses the file of open campaigns: a JSON array of slugs in display order. An empty array means that none is open.
 * @returns undefined for a file of any other form, because a partial list would silently hide a campaign
 */
export function openCampaignsIn(file: unknown): readonly string[] | undefined {
  const read = v.safeParse(OpenCampaigns, file);
  return read.success ? read.output : undefined;
}

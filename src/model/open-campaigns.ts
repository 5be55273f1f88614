import * as v from 'valibot';
import { isSlug } from '../config/flow-registry.ts';

/** This is far more than any university has at a time, so a longer file is not a list of campaigns. */
const MOST_CAMPAIGNS = 50;

const OpenCampaigns = v.pipe(
  v.array(v.pipe(v.string(), v.check(isSlug))),
  v.maxLength(MOST_CAMPAIGNS),
  v.transform((slugs) => [...new Set(slugs)]),
);

/**
 * Reads the file that lists the open campaigns: a JSON array of slugs, in the order in which they are shown. An empty
 * one means that no campaign is open.
 * @returns undefined when the file is of any other form, because half a list would hide a campaign without a word
 */
export function openCampaignsIn(file: unknown): readonly string[] | undefined {
  const read = v.safeParse(OpenCampaigns, file);
  return read.success ? read.output : undefined;
}

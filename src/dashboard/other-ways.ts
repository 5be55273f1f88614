import { copyContactToNewApplication } from '../application/draft-changes.ts';
import { isPerCampaign, type FlowId } from '../config/flow-registry.ts';
import type { Locale } from '../config/locales.ts';
import { campaignHref } from '../config/scholarship-campaigns.ts';
import { sisterSiteHref } from '../config/sister-sites.ts';
import type { FlowKey } from '../config/storage-keys.ts';
import { readCampaign, readRounds } from '../home/read-rounds.ts';
import { daysUntil, factsOf, type Round, type RoundFacts } from '../home/round-facts.ts';
import { contactOf } from '../model/application.ts';
import type { DashboardApplication } from '../model/dashboard.ts';
import type { MakeCurrentEnvironment } from './make-current.ts';

/** An offer that is open to somebody whose application has ended. */
export interface OtherWay {
  readonly flow: FlowId;
  /** Of a scholarship campaign. */
  readonly slug?: string;
  /** The server's name; empty for the rounds of a flow. */
  readonly name: string;
  /** Until when all of it is open, in ISO 8601, if that is one known instant; while applying is free, until when it is. */
  readonly until?: string;
  /** What it costs, if that is known; `afterFree` replaces it. */
  readonly fee?: RoundFacts['fee'];
  /** Present while applying is free: what it costs after `until`. */
  readonly afterFree?: RoundFacts['afterFree'];
}

/** More would be a catalogue, which the home page is. @chosen */
const MOST_WAYS = 4;

/** @returns undefined if it is not known to be open, or its last day has passed */
function wayOf(
  rounds: readonly Round[],
  way: Pick<OtherWay, 'flow' | 'slug' | 'name'>,
  now: number,
): OtherWay | undefined {
  const { open, fee, closing, afterFree } = factsOf(rounds);
  const hasPassed = closing !== undefined && daysUntil(closing.first, now) < 0;
  if (open.length === 0 || (closing?.isOnly && hasPassed)) return undefined;
  if (afterFree && closing && !hasPassed) return { ...way, until: closing.first, afterFree };
  return { ...way, ...(closing?.isOnly && { until: closing.first }), fee };
}

/** A scholarship leads to a bachelor's degree, so its applicants can apply without one, too. */
const flowsFor = (type: FlowId): readonly FlowId[] => (isPerCampaign(type) ? ['bachelor'] : [type]);

/**
 * Reads what an applicant can still apply for after a result or a missed payment: the same offer first, then other
 * scholarships, then the rounds of the degree. What cannot be read is left out.
 * @param openCampaigns the slugs of the open campaigns
 * @param now in milliseconds since 1970
 */
export async function readOtherWays(
  { type, slug: ownSlug, status }: DashboardApplication,
  locale: Locale,
  openCampaigns: () => Promise<readonly string[]>,
  now: number,
): Promise<readonly OtherWay[]> {
  if (!type) return [];
  const campaignWay = async (slug: string): Promise<OtherWay | undefined> => {
    const campaign = await readCampaign(slug, locale);
    return campaign === 'not-found'
      ? undefined
      : wayOf([campaign], { flow: 'scholarship', slug, name: campaign.name }, now);
  };
  const flowWay = async (flow: FlowId): Promise<OtherWay | undefined> =>
    wayOf(await readRounds(flow, locale, []), { flow, name: '' }, now);
  // Whoever has failed an exam cannot take it again in the same campaign.
  const isOwnOpen = status === 'cancelled';
  const slugs = isPerCampaign(type) || status === 'exam_failed' ? await openCampaigns() : [];
  const own = slugs.filter((slug) => slug === ownSlug && isOwnOpen);
  const others = slugs.filter((slug) => slug !== ownSlug);
  const reads = [...[...own, ...others].map(campaignWay), ...flowsFor(type).map(flowWay)];
  const ways = await Promise.all(reads.map((read) => read.catch(() => undefined)));
  return ways.flatMap((way) => way ?? []).slice(0, MOST_WAYS);
}

export const otherWayHref = ({ flow, slug }: OtherWay, locale: Locale): string =>
  slug === undefined ? sisterSiteHref(flow, locale) : campaignHref(slug, locale);

/**
 * Fills name and contact into the form that the applicant opens, unless this browser has begun or sent an application
 * there.
 */
export function carryOver(
  application: DashboardApplication,
  { flow, slug }: OtherWay,
  environment: MakeCurrentEnvironment,
): void {
  const key: FlowKey = slug === undefined ? flow : `${flow}:${slug}`;
  const { $id, $draft } = environment.flowStores(key);
  if ($id.get() !== '' || Object.keys($draft.get()).length > 0) return;
  const contact = contactOf(application) ?? environment.dashboard.readContact();
  copyContactToNewApplication({ ...application, ...contact }, environment, key);
}

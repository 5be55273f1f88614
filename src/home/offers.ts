import { call } from '../api/client.ts';
import * as application from '../api/contract/application.ts';
import * as shortCourse from '../api/contract/short-course.ts';
import { campaignHref } from '../config/scholarship-campaigns.ts';
import { sisterSiteHref } from '../config/sister-sites.ts';
import type { Locale } from '../config/locales.ts';
import { lenientQuery } from '../lib/lenient-query.ts';
import { linkText } from '../model/link-text.ts';
import { rankOfRound } from '../model/round-rank.ts';
import type { DocumentRequirement } from '../model/lookup.ts';
import { readCampaign } from './read-rounds.ts';
import type { Round } from './round-facts.ts';

/** A bachelor's round, a scholarship or a short course. Each is the name of its parameter in an address. */
export const OFFER_KINDS = ['round', 'scholarship', 'course'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** Something to apply for, as whoever pays for it sees it. */
export interface Offer extends Round {
  readonly kind: OfferKind;
  /** A scholarship has its slug. */
  readonly id: string;
  readonly files?: readonly DocumentRequirement[];
  readonly best_offer?: string | null | undefined;
}

/** What the page of costs shows. It names no person. */
export interface ChosenOffer {
  readonly offer: Pick<Offer, 'kind' | 'id'>;
  readonly faculty?: string | undefined;
}

export function chosenIn(search: string): ChosenOffer | undefined {
  const query = lenientQuery(search);
  const valueOf = (name: string): string => linkText(query.get(name) ?? '');
  const kind = OFFER_KINDS.find(valueOf);
  return kind && { offer: { kind, id: valueOf(kind) }, faculty: valueOf('faculty') || undefined };
}

/** @returns the query of the page of costs, with its question mark */
export const queryOf = ({ offer, faculty }: ChosenOffer): string =>
  `?${new URLSearchParams({ [offer.kind]: offer.id, ...(faculty && { faculty }) }).toString()}`;

/** @returns the page on which somebody applies for it */
export function applyHref(chosen: ChosenOffer, locale: Locale): string {
  const { kind, id } = chosen.offer;
  if (kind === 'scholarship') return campaignHref(id, locale);
  return sisterSiteHref(kind === 'round' ? 'bachelor' : 'short-course', locale) + queryOf(chosen);
}

const rankOf = ({ need_referral_code: needsCode, amount }: Round): number => rankOfRound(needsCode === true, amount);

const readBachelorRounds = async (locale: Locale): Promise<readonly Offer[]> =>
  (await call(application.campaigns, { locale, query: { type: 'bachelor' } }))
    .map((round) => ({ ...round, kind: 'round' as const }))
    .sort((one, other) => rankOf(one) - rankOf(other));

const readScholarship = async (slug: string, locale: Locale): Promise<readonly Offer[]> => {
  const campaign = await readCampaign(slug, locale);
  return campaign === 'not-found' ? [] : [{ ...campaign, kind: 'scholarship', id: slug }];
};

const readCourses = async (locale: Locale): Promise<readonly Offer[]> =>
  (await call(shortCourse.searchCourses, { locale, query: {} })).map(({ id, name, price, description }) => ({
    kind: 'course',
    id,
    name,
    amount: price,
    open: true,
    info_box: description,
  }));

export interface Offers {
  readonly offers: readonly Offer[];
  /** Whether a list is missing, because it could not be read. */
  readonly isIncomplete: boolean;
}

/**
 * Reads what can be applied for from the lists that need no application.
 * @param slugs of the open scholarships
 */
export async function readOffers(slugs: readonly string[], locale: Locale): Promise<Offers> {
  const lists = await Promise.all(
    [readBachelorRounds(locale), ...slugs.map((slug) => readScholarship(slug, locale)), readCourses(locale)].map(
      (list) => list.catch(() => undefined),
    ),
  );
  return { offers: lists.flatMap((list) => list ?? []), isIncomplete: lists.includes(undefined) };
}

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** The faculties that take applicants in a bachelor's round. @throws {CallError} */
export async function readFacultiesIn(round: string, locale: Locale): Promise<readonly Named[]> {
  const query = { type: 'bachelor', campaign_id: round } as const;
  const types = await call(application.availableCourseTypes, { locale, query });
  const lists = await Promise.all(
    types.map(({ id }) => call(application.availableFaculties, { locale, query: { ...query, course_type_id: id } })),
  );
  return [...new Map(lists.flat().map(({ id, name }) => [id, { id, name }])).values()];
}

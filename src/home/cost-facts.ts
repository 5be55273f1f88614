import type { FlowId } from '../config/flow-registry.ts';
import type { Locale } from '../config/locales.ts';
import { REFUND_RULES, RESULT_TIMES, site, TUITION_URL } from '../config/site.ts';
import { baht } from '../i18n/format.ts';
import { thaiTimeOf } from '../i18n/zoned-time.ts';
import type { Messages } from '../i18n/messages.ts';
import { timeCount } from '../i18n/time-count.ts';
import { interpolate } from '../lib/interpolate.ts';
import { parseDeadline } from '../lib/parse-instant.ts';
import type { Offer, OfferKind } from './offers.ts';
import { daysUntil, SOON_DAYS } from './round-facts.ts';

export type CostMessages = Messages['costs'] & { readonly documents: Messages['upload']['kinds'] };

/** One row: its texts stand below each other. */
export interface CostFact {
  readonly name: string;
  readonly texts: readonly string[];
  readonly link?: { readonly text: string; readonly url: string };
  /** HTML of the server. */
  readonly html?: string;
}

const FLOW_OF: Readonly<Record<OfferKind, FlowId>> = {
  round: 'bachelor',
  scholarship: 'scholarship',
  course: 'short-course',
};

/** Whether applications are taken, by the clock `now` (milliseconds since 1970). */
export function isOpen({ open, closes_at: closes }: Offer, now: number): boolean {
  const end = parseDeadline(closes);
  return open !== false && (end === undefined || end > now);
}

function closingText(offer: Offer, { facts }: CostMessages, locale: Locale, now: number): string {
  const end = parseDeadline(offer.closes_at);
  if (end === undefined) return isOpen(offer, now) ? '' : facts.closed;
  const instant = new Date(end).toISOString();
  const day = thaiTimeOf(instant, locale);
  if (!isOpen(offer, now)) return end > now ? facts.closed : interpolate(facts.closedOn, { day });
  const days = daysUntil(instant, now);
  if (days > SOON_DAYS) return day;
  return interpolate(days === 0 ? facts.lastDay : facts.dayLeft, { day, left: timeCount(days, 'day', locale) });
}

function feeText({ amount }: Offer, { facts }: CostMessages, locale: Locale): string {
  if (amount === 0) return facts.free;
  return typeof amount === 'number' ? baht(amount, locale) : facts.unknownFee;
}

/** Thai banking apps may show the Thai name only. */
const payee = (locale: Locale): string => (locale === 'th' ? site.name.th : `${site.name.en} (${site.name.th})`);

function tuition({ kind }: Offer, { facts }: CostMessages, locale: Locale): Omit<CostFact, 'name'> {
  if (kind !== 'round') return { texts: [] };
  const url = TUITION_URL[locale];
  return url ? { texts: [facts.tuitionText], link: { text: facts.tuitionLink, url } } : { texts: [facts.tuitionAsk] };
}

/**
 * Returns what whoever pays needs to know, the most important first. Unknown facts are left out.
 * @param now by the server's clock, in milliseconds since 1970
 */
export function costFacts(offer: Offer, messages: CostMessages, locale: Locale, now: number): readonly CostFact[] {
  const { facts, documents } = messages;
  const isPaid = offer.amount !== 0;
  const needed = (offer.files ?? []).map(({ type, required }) =>
    required ? documents[type] : interpolate(facts.ifAny, { name: documents[type] }),
  );
  const row = (name: string, ...texts: readonly (string | null | undefined | false)[]): CostFact => ({
    name,
    texts: texts.flatMap((text) => (text ? [text] : [])),
  });
  const rows = [
    row(offer.kind === 'course' ? facts.courseFee : facts.fee, feeText(offer, messages, locale)),
    row(facts.closes, closingText(offer, messages, locale, now)),
    row(facts.when, isPaid && (offer.kind === 'scholarship' ? facts.whenBeforeConfirmation : facts.whenLast)),
    row(facts.where, isPaid && interpolate(facts.whereText, { university: payee(locale) })),
    row(facts.refund, isPaid && (REFUND_RULES?.[locale] ?? facts.refundText)),
    { name: facts.tuition, ...tuition(offer, messages, locale) },
    row(facts.documents, ...needed),
    row(facts.referral, offer.need_referral_code === true && facts.referralText),
    row(facts.result, RESULT_TIMES[FLOW_OF[offer.kind]]?.[locale]),
    row(facts.benefit, offer.best_offer),
    { ...row(facts.about), html: [offer.description, offer.info_box].filter(Boolean).join('') },
  ];
  return rows.filter(({ texts, html }) => texts.length > 0 || html);
}

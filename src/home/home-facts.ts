import type { FlowId } from '../config/flow-registry.ts';
import type { Locale } from '../config/locales.ts';
import { timeCount } from '../i18n/time-count.ts';
import { baht, shortDayOf } from '../i18n/format.ts';
import type { Messages } from '../i18n/messages.ts';
import { interpolate } from '../lib/interpolate.ts';
import { afterFreeText, daysUntil, factsOf, feeText, SOON_DAYS, type Round } from './round-facts.ts';

export type HomeMessages = Messages['pages']['home']['facts'] & Pick<Messages['campaign'], 'open' | 'ended'>;

/** What one applies in, by flow. */
export const COUNTED = {
  bachelor: 'rounds',
  graduate: 'rounds',
  'short-course': 'courses',
  scholarship: 'scholarships',
} as const satisfies Record<FlowId, keyof HomeMessages['counted']>;

/** What the server tells of a programme. Without `fee` or `last`, the card keeps what it was built with. */
interface ProgrammeFacts {
  readonly fee?: string;
  /** The next deadline and its round, or the last day after a free round; else what is open, or that nothing is. */
  readonly last?: { readonly name: string; readonly value: string; readonly round?: string };
}

/** @param now in milliseconds since 1970 */
export function programmeFacts(
  flow: FlowId,
  rounds: readonly Round[],
  messages: HomeMessages,
  locale: Locale,
  now: number,
): ProgrammeFacts {
  const { open, allClosed, fee, closing, afterFree } = factsOf(rounds);
  const [only = ''] = open;
  if (open.length === 0) return allClosed ? { last: { name: messages.applications, value: messages.closed } } : {};
  const isToCome = closing && daysUntil(closing.first, now) >= 0;
  // Scholarships are no rounds of one offer: each has its own fee and its own last day.
  if (isToCome && afterFree && COUNTED[flow] === 'rounds')
    return {
      fee: interpolate(messages.freeThen, {
        // The narrow card breaks no date.
        day: shortDayOf(closing.first, locale).replace(/ /g, '\u00A0'),
        amount: baht(afterFree.highest, locale),
      }),
      ...(afterFree.until && { last: { name: messages.closes, value: shortDayOf(afterFree.until, locale) } }),
    };
  const amount = fee && feeText(fee, messages, locale);
  const isSame = fee?.lowest === fee?.highest;
  const known = amount && { fee: isSame ? amount : interpolate(messages.feeBy[COUNTED[flow]], { fee: amount }) };
  // An open round whose last day has passed shows no deadline.
  if (isToCome) {
    const { first, name: round, isOnly } = closing;
    const day = shortDayOf(first, locale);
    // Applicants for one scholarship may have more time than the earliest deadline says.
    if (COUNTED[flow] === 'scholarships' && !isOnly)
      return { ...known, last: { name: messages.closes, value: interpolate(messages.fromDay, { day }) } };
    return { ...known, last: { name: messages.closes, value: day, ...(round && { round }) } };
  }
  const { label, count } = messages.counted[COUNTED[flow]];
  return {
    ...known,
    last: { name: label, value: open.length === 1 ? only : interpolate(count, { count: open.length }) },
  };
}

/**
 * @param now in milliseconds since 1970
 * @returns whether a scholarship is open and until when, and its fee; an empty text for what is not known
 */
export function campaignFacts(
  campaign: Round,
  messages: HomeMessages,
  locale: Locale,
  now: number,
): { readonly state: string; readonly fee: string } {
  const { open, fee, closing } = factsOf([campaign]);
  if (open.length === 0) return { state: campaign.open === false ? messages.ended : '', fee: '' };
  const isDated = closing && daysUntil(closing.first, now) >= 0;
  const amount =
    fee && (fee.highest === 0 ? messages.noFee : interpolate(messages.amount, { amount: baht(fee.highest, locale) }));
  return {
    state: isDated ? interpolate(messages.openUntil, { day: shortDayOf(closing.first, locale) }) : messages.open,
    fee: amount ?? '',
  };
}

/**
 * @param now in milliseconds since 1970
 * @returns the next deadline with the days that are left, and its round; while applying is free, until when, and what
 * it costs then. A text is empty if it is not known.
 */
export function nearestDeadline(
  rounds: readonly Round[],
  messages: HomeMessages,
  locale: Locale,
  now: number,
): { readonly deadline: string; readonly round: string } {
  const { open, allClosed, closing, afterFree } = factsOf(rounds);
  const nearest = (round: string): string => interpolate(messages.nearest, { round });
  if (open.length === 0) return { deadline: allClosed ? nearest(messages.closed) : '', round: '' };
  const left = closing ? daysUntil(closing.first, now) : -1;
  if (!closing || left < 0) return { deadline: '', round: '' };
  const { today, soon, later } = messages.deadline[afterFree ? 'free' : 'closes'];
  const text = left === 0 ? today : left > SOON_DAYS ? later : soon;
  const deadline = interpolate(text, { day: shortDayOf(closing.first, locale), days: timeCount(left, 'day', locale) });
  if (afterFree) return { deadline, round: afterFreeText(afterFree, messages, locale) };
  return { deadline, round: closing.name ? nearest(closing.name) : '' };
}

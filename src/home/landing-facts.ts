import { DAY_MS } from '../config/constants.ts';
import type { FlowId } from '../config/flow-registry.ts';
import type { Locale } from '../config/locales.ts';
import { dayCount } from '../i18n/day-count.ts';
import { bahtRange, dayAndMonthOf, shortDayOf } from '../i18n/format.ts';
import type { Messages } from '../i18n/messages.ts';
import { interpolate } from '../lib/interpolate.ts';
import { factsOf, type Round } from './round-facts.ts';

export type LandingMessages = Messages['pages']['landing']['facts'];

const BANGKOK_MS = 7 * 3_600_000;
/** Days are counted down from here. */
const SOON_DAYS = 31;

/** Midnights in Thailand between two instants, in milliseconds since 1970. */
const daysBetween = (from: number, to: number): number =>
  Math.floor((to + BANGKOK_MS) / DAY_MS) - Math.floor((from + BANGKOK_MS) / DAY_MS);

type ClosingMessages = Pick<LandingMessages, 'closes' | 'closesFirst'>;
function closingText(
  closing: { readonly first: string; readonly isOnly: boolean },
  messages: ClosingMessages,
  locale: Locale,
  now: number,
): string {
  const { closes, closesFirst } = messages;
  const texts = closing.isOnly ? closes : closesFirst;
  const left = daysBetween(now, Date.parse(closing.first));
  // A round that is said to be open after its last day has no deadline that could be told.
  if (left < 0) return '';
  if (left === 0) return texts.today;
  if (left > SOON_DAYS) return interpolate(texts.later, { day: shortDayOf(closing.first, locale) });
  return interpolate(texts.soon, { day: dayAndMonthOf(closing.first, locale), days: dayCount(left, locale) });
}

/**
 * What the head of a flow's first page says of its open rounds.
 * @param now milliseconds since 1970
 * @returns the fees, where they are known of all open rounds, and the next deadline that is known; one sentence where nothing
 * is open
 */
export function landingFacts(
  flow: FlowId,
  rounds: readonly Round[],
  messages: LandingMessages,
  locale: Locale,
  now: number,
): readonly string[] {
  const { open, allClosed, fee, closing } = factsOf(rounds);
  if (open.length === 0) return allClosed ? [messages.closed] : [];
  const facts: string[] = [];
  if (fee) {
    const amount = bahtRange(fee.lowest, fee.highest, locale);
    const isCourse = flow === 'short-course';
    const free = isCourse ? messages.freeCourse : messages.free;
    facts.push(fee.highest === 0 ? free : interpolate(isCourse ? messages.courseFee : messages.fee, { amount }));
  }
  if (closing) facts.push(closingText(closing, messages, locale, now));
  return facts.filter((fact) => fact !== '');
}

/** @returns the nearest deadline of the open rounds, or '' where none is known; `now` in milliseconds since 1970 */
export function deadlineText(rounds: readonly Round[], messages: ClosingMessages, locale: Locale, now: number): string {
  const { closing } = factsOf(rounds);
  return closing ? closingText(closing, messages, locale, now) : '';
}

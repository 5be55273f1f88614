import type { FlowId } from '../config/flow-registry.ts';
import type { Locale } from '../config/locales.ts';
import { dayCount } from '../i18n/day-count.ts';
import { dayAndMonthOf, shortDayOf } from '../i18n/format.ts';
import type { Messages } from '../i18n/messages.ts';
import { bangkokDay } from '../lib/bangkok-day.ts';
import { interpolate } from '../lib/interpolate.ts';
import { factsOf, feeText, type Round } from './round-facts.ts';

export type LandingMessages = Messages['pages']['landing']['facts'];

/** The countdown begins this many days before the deadline. */
const SOON_DAYS = 31;

type ClosingMessages = Pick<LandingMessages, 'closes' | 'closesFirst'>;
function closingText(
  closing: { readonly first: string; readonly isOnly: boolean },
  messages: ClosingMessages,
  locale: Locale,
  now: number,
): string {
  const { closes, closesFirst } = messages;
  const texts = closing.isOnly ? closes : closesFirst;
  const left = bangkokDay(Date.parse(closing.first)) - bangkokDay(now);
  // An open round whose last day has passed shows no deadline.
  if (left < 0) return '';
  if (left === 0) return texts.today;
  if (left > SOON_DAYS) return interpolate(texts.later, { day: shortDayOf(closing.first, locale) });
  return interpolate(texts.soon, { day: dayAndMonthOf(closing.first, locale), days: dayCount(left, locale) });
}

/**
 * Returns what the head of a flow's first page says about its open rounds.
 * @param now in milliseconds since 1970
 * @returns the fees if those of all open rounds are known, and the next known deadline; one sentence if no round is
 * open
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
    const free = flow === 'short-course' ? messages.freeCourse : messages.free;
    facts.push(feeText(flow, fee, { ...messages, free }, locale));
  }
  if (closing) facts.push(closingText(closing, messages, locale, now));
  return facts.filter((fact) => fact !== '');
}

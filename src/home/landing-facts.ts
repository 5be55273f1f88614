import type { FlowId } from '../config/flow-registry.ts';
import type { Locale } from '../config/locales.ts';
import { timeCount } from '../i18n/time-count.ts';
import { shortDayOf } from '../i18n/format.ts';
import type { Messages } from '../i18n/messages.ts';
import { interpolate } from '../lib/interpolate.ts';
import { afterFreeText, daysUntil, factsOf, feeText, SOON_DAYS, type Round, type RoundFacts } from './round-facts.ts';

export type LandingMessages = Messages['campaign']['facts'];

/** What the head of a first page shows in one column. */
interface LandingFact {
  readonly name: string;
  readonly value: string;
  readonly note?: string | undefined;
}

function closingFact(
  { first, name }: { readonly first: string; readonly name?: string },
  messages: LandingMessages,
  locale: Locale,
  now: number,
): LandingFact | undefined {
  const left = daysUntil(first, now);
  // An open round whose last day has passed shows no deadline.
  if (left < 0) return undefined;
  const { closesToday, closesIn, closes } = messages;
  const soon = left === 0 ? closesToday : interpolate(closesIn, { days: timeCount(left, 'day', locale) });
  return { name: left > SOON_DAYS ? closes : soon, value: shortDayOf(first, locale), note: name };
}

/** Until when applying is free, and what it costs afterwards and until when. */
function freeFact(
  first: string,
  afterFree: NonNullable<RoundFacts['afterFree']>,
  messages: LandingMessages,
  locale: Locale,
  now: number,
): LandingFact {
  const left = daysUntil(first, now);
  const day = shortDayOf(first, locale);
  const soon = interpolate(left === 0 ? messages.lastDay : messages.daysLeft, {
    day,
    days: timeCount(left, 'day', locale),
  });
  return {
    name: messages.freeUntil,
    value: left > SOON_DAYS ? day : soon,
    note: afterFreeText(afterFree, messages, locale),
  };
}

/**
 * Returns what the head of a flow's first page says about its open rounds.
 * @param now in milliseconds since 1970
 * @returns while applying is free and later costs, only that; else the fees if those of all open rounds are known, and
 * the next known deadline with the name of its round; that applications are closed if no round is open
 */
export function landingFacts(
  flow: FlowId,
  rounds: readonly Round[],
  messages: LandingMessages,
  locale: Locale,
  now: number,
): readonly LandingFact[] {
  const { open, allClosed, fee, closing, afterFree } = factsOf(rounds);
  if (open.length === 0) return allClosed ? [{ name: messages.applications, value: messages.closed }] : [];
  if (closing && afterFree && daysUntil(closing.first, now) >= 0)
    return [freeFact(closing.first, afterFree, messages, locale, now)];
  const deadline = closing && closingFact(closing, messages, locale, now);
  const isCourse = flow === 'short-course';
  const cost = fee && {
    name: isCourse ? messages.courseFee : messages.fee,
    value: feeText(fee, messages, locale),
    // That prices differ by course goes without saying.
    note: fee.lowest === fee.highest || isCourse ? undefined : messages.byRound,
  };
  return [...(cost ? [cost] : []), ...(deadline ? [deadline] : [])];
}

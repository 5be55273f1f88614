import type { Locale } from '../config/locales.ts';
import { baht, bahtRange, shortDayOf } from '../i18n/format.ts';
import { interpolate } from '../lib/interpolate.ts';
import { bangkokDay } from '../lib/bangkok-day.ts';
import { parseDeadline } from '../lib/parse-instant.ts';

interface FeeMessages {
  readonly free: string;
  readonly freeUpTo: string;
}

interface AfterFreeMessages {
  readonly then: string;
  readonly thenUntil: string;
}

/** A round of admission, a scholarship campaign or a short course. */
export interface Round {
  readonly name: string;
  readonly open?: boolean | null | undefined;
  /** In baht. */
  readonly amount?: number | null | undefined;
  /** In ISO 8601. */
  readonly closes_at?: string | null | undefined;
  /** Only those who have a code can apply. */
  readonly need_referral_code?: boolean | null | undefined;
  /** A scholarship's HTML: what it gives, and for whom. */
  readonly description?: string | null | undefined;
  readonly info_box?: string | null | undefined;
}

/** In baht. */
interface Fee {
  readonly lowest: number;
  readonly highest: number;
}

export interface RoundFacts {
  /** The names of the rounds that accept applications. */
  readonly open: readonly string[];
  /** True if every round is known to be closed, or there is none. */
  readonly allClosed: boolean;
  readonly fee?: Fee;
  /** `first` is in ISO 8601; `isOnly`: all open rounds close then; `name`: the only round that closes then. */
  readonly closing?: { readonly first: string; readonly isOnly: boolean; readonly name?: string };
  /**
   * Present if everybody can apply until `closing.first` for nothing, and later for a fee of at most `highest` baht.
   * `until`: the last day on which everybody can, in ISO 8601, if all these rounds have one.
   */
  readonly afterFree?: { readonly highest: number; readonly until?: string };
}

/** @returns all values, or none if one is unknown, so that the page claims nothing wrong */
function allKnown<T>(values: readonly (T | null | undefined)[]): readonly T[] {
  const known = values.filter((value): value is T => value !== null && value !== undefined);
  return known.length === values.length ? known : [];
}

function feeOf(rounds: readonly Round[]): RoundFacts['fee'] {
  const amounts = allKnown(rounds.map(({ amount }) => amount));
  return amounts.length === 0 ? undefined : { lowest: Math.min(...amounts), highest: Math.max(...amounts) };
}

function closingOf(rounds: readonly Round[]): RoundFacts['closing'] {
  const dated = rounds.flatMap(({ name, closes_at: text }) => {
    const day = parseDeadline(text);
    return day === undefined ? [] : [{ name, day }];
  });
  if (dated.length === 0) return undefined;
  const first = Math.min(...dated.map(({ day }) => day));
  const closing = dated.filter(({ day }) => day === first);
  const [only] = closing;
  return {
    first: new Date(first).toISOString(),
    isOnly: closing.length === rounds.length,
    ...(only && closing.length === 1 && { name: only.name }),
  };
}

/** A round with a referral code promises nothing to everybody, and two free rounds end on two days. */
function afterFreeOf(rounds: readonly Round[], first: string): RoundFacts['afterFree'] {
  const closesFirst = ({ closes_at: text }: Round): boolean => parseDeadline(text) === Date.parse(first);
  const laterRounds = rounds.filter((round) => !closesFirst(round));
  const later = feeOf(laterRounds);
  const openToAll = laterRounds.filter((round) => !round.need_referral_code);
  const days = allKnown(openToAll.map(({ closes_at: text }) => parseDeadline(text)));
  const isFree = rounds.filter(closesFirst).every((round) => round.amount === 0 && !round.need_referral_code);
  if (!isFree || !later || later.lowest === 0 || openToAll.length === 0) return undefined;
  return { highest: later.highest, ...(days.length > 0 && { until: new Date(Math.max(...days)).toISOString() }) };
}

export function factsOf(rounds: readonly Round[]): RoundFacts {
  const open = rounds.filter((round) => round.open);
  const [fee, closing] = [feeOf(open), closingOf(open)];
  const afterFree = closing && afterFreeOf(open, closing.first);
  return {
    open: open.map(({ name }) => name),
    allClosed: rounds.every((round) => round.open === false),
    ...(fee && { fee }),
    ...(closing && { closing }),
    ...(afterFree && { afterFree }),
  };
}

/** A free round is called free: a zero would leave open who pays nothing. */
export function feeText({ lowest, highest }: Fee, messages: FeeMessages, locale: Locale): string {
  if (highest === 0) return messages.free;
  if (lowest === highest) return baht(highest, locale);
  return lowest === 0
    ? interpolate(messages.freeUpTo, { amount: baht(highest, locale) })
    : bahtRange(lowest, highest, locale);
}

/** Says what applying costs after the free time, and until when. */
export function afterFreeText(
  { highest, until }: NonNullable<RoundFacts['afterFree']>,
  messages: AfterFreeMessages,
  locale: Locale,
): string {
  const amount = baht(highest, locale);
  return until
    ? interpolate(messages.thenUntil, { amount, day: shortDayOf(until, locale) })
    : interpolate(messages.then, { amount });
}

/** The countdown begins this many days before the deadline. */
export const SOON_DAYS = 31;

/** Whole days in Thailand from `now` (milliseconds since 1970) to an instant in ISO 8601; negative once it has passed. */
export const daysUntil = (instant: string, now: number): number => bangkokDay(Date.parse(instant)) - bangkokDay(now);

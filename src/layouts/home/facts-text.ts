import { factsOf, type Round } from '../../home/round-facts.ts';
import type { FlowId } from '../../config/flow-registry.ts';
import type { Locale } from '../../config/locales.ts';
import { bahtRange, shortDayOf } from '../../i18n/format.ts';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';

export type HomeMessages = Messages['pages']['home']['facts'] & Pick<Messages['campaign'], 'open' | 'ended'>;

const COUNTED = {
  bachelor: 'rounds',
  graduate: 'rounds',
  'short-course': 'courses',
  scholarship: 'scholarships',
} as const satisfies Record<FlowId, keyof HomeMessages>;

const SEPARATOR = ' · ';

function feeText(flow: FlowId, rounds: readonly Round[], messages: HomeMessages, locale: Locale): string {
  const { fee } = factsOf(rounds);
  if (!fee) return '';
  if (fee.highest === 0) return messages.free;
  const amount = bahtRange(fee.lowest, fee.highest, locale);
  return interpolate(flow === 'short-course' ? messages.courseFee : messages.fee, { amount });
}

function closingText(rounds: readonly Round[], messages: HomeMessages, locale: Locale): string {
  const { closing } = factsOf(rounds);
  if (!closing) return '';
  return interpolate(closing.only ? messages.until : messages.firstCloses, { day: shortDayOf(closing.first, locale) });
}

const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(SEPARATOR);

/** Empty where nothing is known. */
export function programmeText(flow: FlowId, rounds: readonly Round[], messages: HomeMessages, locale: Locale): string {
  const { open, closed } = factsOf(rounds);
  if (open.length === 0) return closed ? messages.closed : '';
  const [only = ''] = open;
  const rest = open.length === 1 ? only : interpolate(messages[COUNTED[flow]], { count: open.length });
  return joined([feeText(flow, rounds, messages, locale), rest, closingText(rounds, messages, locale)]);
}

/** Of one scholarship, whose name and state stand beside it. */
export const campaignText = (campaign: Round, messages: HomeMessages, locale: Locale): string =>
  joined([feeText('scholarship', [campaign], messages, locale), closingText([campaign], messages, locale)]);

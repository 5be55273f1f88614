import { callUntyped } from '../api/client.ts';
import type { EndpointReturning } from '../api/parse-response.ts';
import type { FlowSession } from '../application/flow-session.ts';
import { DAY_MS } from '../config/constants.ts';
import type { Locale } from '../config/locales.ts';
import { valuesOf } from '../flows/definition/field-queries.ts';
import { thaiTimeOf } from '../i18n/zoned-time.ts';
import type { Messages } from '../i18n/messages.ts';
import { timeCount } from '../i18n/time-count.ts';
import { interpolate } from '../lib/interpolate.ts';
import { parseDeadline } from '../lib/parse-instant.ts';
import type { Application } from '../model/application.ts';

type Rounds = readonly { readonly id: string; readonly closes_at?: string | null }[];

/**
 * Returns when the chosen round or scholarship closes, in milliseconds since 1970. It is read from what this tab knows:
 * nobody asks the server for it on a busy evening.
 */
export async function closingOf(session: FlowSession, application: Application): Promise<number | undefined> {
  const { flow, locale, $campaign } = session;
  const { campaign } = $campaign.get();
  if (campaign) return parseDeadline(campaign.closesAt);
  const values = valuesOf(application);
  const field = flow.steps.flatMap(({ fields }) => fields).find(({ name }) => name === 'campaign_id');
  const lookup = field && 'lookup' in field ? field.lookup : undefined;
  const query = lookup?.query(values, {});
  if (!lookup || !query) return undefined;
  const rounds = await callUntyped(lookup.endpoint as EndpointReturning<Rounds>, {
    locale,
    query,
    cache: 'only',
  }).catch(() => []);
  return parseDeadline(rounds.find(({ id }) => id === values['campaign_id'])?.closes_at);
}

/** The last day, and the day after it for those who are late. */
export const isLastDay = (closing: number, now: number): boolean => Math.abs(closing - now) <= DAY_MS;

const HOUR_S = 3600;

function timeLeft(seconds: number, texts: Messages['form-help']['lastDay'], locale: Locale): string {
  const [hours, minutes] = [Math.floor(seconds / HOUR_S), Math.floor((seconds % HOUR_S) / 60)];
  const words = [
    ...(hours > 0 ? [timeCount(hours, 'hour', locale)] : []),
    ...(minutes > 0 ? [timeCount(minutes, 'minute', locale)] : []),
  ];
  return words.join(' ') || texts.lastMinute;
}

/**
 * Says how many steps and how much time are left; after the end only that it has passed, because the server decides
 * about who is late.
 */
export function lastDayText(
  closing: number,
  left: { readonly seconds: number; readonly steps: number },
  texts: Messages['form-help']['lastDay'],
  locale: Locale,
): string {
  const day = thaiTimeOf(new Date(closing).toISOString(), locale);
  if (left.seconds === 0) return interpolate(texts.closed, { day });
  const { steps, seconds } = left;
  return interpolate(texts.text, { day, steps, left: timeLeft(seconds, texts, locale) });
}

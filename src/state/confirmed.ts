import * as v from 'valibot';
import { LOCALES, type Locale } from '../config/locales.ts';
import { outcomeKey, type FlowKey } from '../config/storage-keys.ts';
import { Charge } from '../model/payment.ts';
import { leaveForNextPage, readKey } from './storage.ts';

/**
 * What the outcome page tells of an application that was confirmed: its id and token are gone by then (spec, section 4). Kept for
 * this tab only.
 */
const Confirmed = v.object({
  /** The language of the names. */
  locale: v.picklist(LOCALES),
  application: v.object({
    id: v.string(),
    application_no: v.nullish(v.string()),
    campaign_name: v.nullish(v.string()),
    readable: v.optional(v.record(v.string(), v.string()), {}),
  }),
  charge: Charge,
});
export type Confirmed = v.InferOutput<typeof Confirmed>;

export const keepConfirmed = (flow: FlowKey, confirmed: Confirmed): void => {
  leaveForNextPage(outcomeKey(flow), JSON.stringify(v.parse(Confirmed, confirmed)));
};

/** On a page of another language the names are left out: the server cannot be asked for them any more. */
export function confirmedOf(flow: FlowKey, locale: Locale): Confirmed | undefined {
  try {
    const kept = v.safeParse(Confirmed, JSON.parse(readKey(outcomeKey(flow)) ?? 'null'));
    if (!kept.success) return undefined;
    const { application } = kept.output;
    if (kept.output.locale === locale) return kept.output;
    return { ...kept.output, application: { ...application, campaign_name: undefined, readable: {} } };
  } catch {
    return undefined;
  }
}

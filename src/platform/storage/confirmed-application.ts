import * as v from 'valibot';
import { LOCALES, type Locale } from '../../config/locales.ts';
import { confirmedKey, type FlowKey } from '../../config/storage-keys.ts';
import { Charge } from '../../model/payment.ts';
import { keepInTab, readKey } from './browser-storage.ts';

/** For the result page, because id and token are deleted before it opens. */
const ConfirmedApplication = v.object({
  locale: v.picklist(LOCALES),
  application: v.object({
    id: v.string(),
    application_no: v.nullish(v.string()),
    campaign_name: v.nullish(v.string()),
    confirmed_at: v.nullish(v.string()),
    result_due_at: v.nullish(v.string()),
    readable: v.optional(v.record(v.string(), v.string()), {}),
  }),
  charge: Charge,
});

type ConfirmedApplication = v.InferOutput<typeof ConfirmedApplication>;

export const saveConfirmedApplication = (flow: FlowKey, confirmed: ConfirmedApplication): void => {
  keepInTab(confirmedKey(flow), JSON.stringify(v.parse(ConfirmedApplication, confirmed)));
};

/** In another language the names are omitted, because they cannot be loaded again. */
export function readConfirmedApplication(flow: FlowKey, locale: Locale): ConfirmedApplication | undefined {
  try {
    const saved = v.safeParse(ConfirmedApplication, JSON.parse(readKey(confirmedKey(flow)) ?? 'null'));
    if (!saved.success) return undefined;
    const { application } = saved.output;
    if (saved.output.locale === locale) return saved.output;
    return { ...saved.output, application: { ...application, campaign_name: undefined, readable: {} } };
  } catch {
    return undefined;
  }
}

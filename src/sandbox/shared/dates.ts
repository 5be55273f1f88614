import type { Locale } from '../../config/locales.ts';

const dayFormat = {
  th: new Intl.DateTimeFormat('th-TH', { dateStyle: 'long', timeZone: 'Asia/Bangkok' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Bangkok' }),
};
/** Years are in the Buddhist era in Thai and in the common era in English. */
const BUDDHIST_OFFSET = 543;

interface Beginning {
  readonly start: string;
  readonly registration: string;
}
export const readableDates = ({ start, registration }: Beginning, locale: Locale) => ({
  start_at_readable: dayFormat[locale].format(new Date(start)),
  regis_start_at_readable: dayFormat[locale].format(new Date(registration)),
});
export const readableYear = (year: number, locale: Locale): string =>
  locale === 'th' ? `ปีการศึกษา ${String(year + BUDDHIST_OFFSET)}` : `Academic year ${String(year)}`;

import { DEFAULT_COUNTRY } from '../config/default-country.ts';
import type { Locale } from '../config/locales.ts';

/** The built page names the default country, and React would replace a form whose names differ. */
const DEFAULT_NAMES: Readonly<Record<Locale, string>> = { th: 'ไทย', en: 'Thailand' };

/**
 * @returns a function that names the country of an ISO 3166-1 alpha-2 code in the language of the page. A browser that
 * knows no names of countries shows the code.
 */
export function countryNames(locale: Locale): (iso: string) => string {
  const { DisplayNames } = Intl as Partial<typeof Intl>;
  const names = DisplayNames && new DisplayNames([locale], { type: 'region' });
  return (iso) => names?.of(iso) ?? (iso === DEFAULT_COUNTRY ? DEFAULT_NAMES[locale] : iso);
}

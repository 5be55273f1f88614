import { DEFAULT_COUNTRY } from '../config/default-country.ts';
import type { Locale } from '../config/locales.ts';

/** The built page names the default country; React would replace a form with other names. */
const DEFAULT_NAMES: Readonly<Record<Locale, string>> = { th: 'ไทย', en: 'Thailand' };

/**
 * @returns a function that names a country (ISO 3166-1 alpha-2) in the page's language. A browser without country names
 * shows the code
 */
export function countryNames(locale: Locale): (iso: string) => string {
  const { DisplayNames } = Intl as Partial<typeof Intl>;
  const names = DisplayNames && new DisplayNames([locale], { type: 'region' });
  return (iso) => names?.of(iso) ?? (iso === DEFAULT_COUNTRY ? DEFAULT_NAMES[locale] : iso);
}

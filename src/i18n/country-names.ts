import { DEFAULT_COUNTRY } from '../config/default-country.ts';
import type { Locale } from '../config/locales.ts';

/** In every browser, because the built page names the default country and React would replace a form with another name. */
const DEFAULT_NAMES: Readonly<Record<Locale, string>> = { th: 'ไทย', en: 'Thailand' };

/**
 * @returns a function that names a country (ISO 3166-1 alpha-2) in the page's language. A browser without country names
 * shows the code. Every form begins with the default country, so the browser's names, which take 45 ms of a slow phone, are
 * loaded only when another country is named (docs/decisions/0015-loading.md).
 */
export function countryNames(locale: Locale): (iso: string) => string {
  const { DisplayNames } = Intl as Partial<typeof Intl>;
  const load = () => DisplayNames && new DisplayNames([locale], { type: 'region' });
  let names: ReturnType<typeof load>;
  return (iso) => {
    if (iso === DEFAULT_COUNTRY) return DEFAULT_NAMES[locale];
    names ??= load();
    return names?.of(iso) ?? iso;
  };
}

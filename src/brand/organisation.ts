import type { Locale } from '../config/locales.ts';
import { site } from '../config/site.ts';

/**
 * Structured data about the university, for search engines.
 * @param url the address of the home page
 * @returns JSON that may stand in a script element
 */
export const organisation = (locale: Locale, url: string): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'CollegeOrUniversity',
    name: site.name[locale],
    alternateName: Object.values(site.name).filter((name) => name !== site.name[locale]),
    url,
    address: site.address[locale],
    email: site.email,
    telephone: site.phone.dialled,
    sameAs: Object.values(site.social),
  }).replaceAll('<', String.raw`\u003c`);

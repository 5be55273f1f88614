import { site } from '../config/site.ts';
import type { Locale } from '../config/locales.ts';
import { parseDeadline } from '../lib/parse-instant.ts';
import { isOpen } from './cost-facts.ts';
import type { Offer } from './offers.ts';

/** An item of schema.org. */
export interface SchemaItem {
  readonly '@type': string;
  readonly [property: string]: string | number | SchemaItem;
}

/**
 * Describes the open rounds and scholarships to search engines, in terms of schema.org. Each names its last day, and one
 * without a last day is left out, because a search engine would show it for ever.
 * @param urlOf returns the absolute address where an offer is described
 * @param now by the server's clock, in milliseconds since 1970
 */
export function structuredData(
  offers: readonly Offer[],
  urlOf: (offer: Offer) => string,
  locale: Locale,
  now: number,
): readonly SchemaItem[] {
  const university = {
    '@type': 'CollegeOrUniversity',
    name: site.name[locale],
    address: site.address[locale],
    telephone: site.phone.dialled,
    email: site.email,
  };
  return offers.flatMap((offer): SchemaItem[] => {
    const end = parseDeadline(offer.closes_at);
    if (end === undefined || !isOpen(offer, now)) return [];
    const { name, amount, kind } = offer;
    const [url, deadline] = [urlOf(offer), new Date(end).toISOString()];
    const about = { name, url, potentialAction: { '@type': 'ApplyAction', target: url, endTime: deadline } };
    if (kind === 'scholarship') return [{ '@type': 'MonetaryGrant', ...about, funder: university }];
    return [
      {
        '@type': 'EducationalOccupationalProgram',
        ...about,
        provider: university,
        applicationDeadline: deadline,
        ...(typeof amount === 'number' && {
          offers: { '@type': 'Offer', price: amount, priceCurrency: 'THB', validThrough: deadline },
        }),
      },
    ];
  });
}

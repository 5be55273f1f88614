import { HOME_CALLING_CODE, HOME_COUNTRY, type Country } from '../config/home-country.ts';

const known = new Map<string, string>([[HOME_COUNTRY, HOME_CALLING_CODE]]);

/**
 * Tells the phone rule the calling codes. The list of all countries is no part of a page's first load, and another country can
 * only be chosen once it has come.
 */
export function learnCallingCodes(countries: readonly Country[]): void {
  for (const { iso, callingCode } of countries) known.set(iso, callingCode);
}

export const callingCodeOf = (iso: string): string | undefined => known.get(iso);

import { MAIN_COUNTRIES } from '../config/countries.ts';
import type { Country } from '../config/default-country.ts';
import { cleanPhone, isPhone } from './phone.ts';
import { asciiSigns } from './text.ts';

export interface NumberElsewhere {
  readonly country: Country;
  /** The number in the national format of that country. */
  readonly national: string;
}

/** Returns the country whose calling code the number begins with, if it differs from the chosen country. */
export function countryOfNumber(
  text: string,
  chosen: string,
  countries: readonly Country[],
): NumberElsewhere | undefined {
  const typed = asciiSigns(text).replace(/[^\d+]/g, '');
  if (!/^(\+|00)/.test(typed)) return undefined;
  const digits = typed.replace(/^(\+|00)/, '');
  const found = countries.filter(({ callingCode }) => digits.startsWith(callingCode));
  const longest = Math.max(...found.map(({ callingCode }) => callingCode.length));
  const sharing = found.filter(({ callingCode }) => callingCode.length === longest);
  if (sharing.some(({ iso }) => iso === chosen)) return undefined;
  const country = sharing.find(({ iso, callingCode }) => (MAIN_COUNTRIES[callingCode] ?? iso) === iso);
  if (!country) return undefined;
  const national = cleanPhone(text, country.iso, countries);
  return isPhone(national, country.iso) ? { country, national } : undefined;
}

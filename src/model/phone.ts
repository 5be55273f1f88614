import { DEFAULT_CALLING_CODE, DEFAULT_COUNTRY, type Country } from '../config/default-country.ts';
import { asciiSigns } from './text.ts';

/** Only mobile numbers are accepted, because codes are sent by SMS. */
const HOME_MOBILE = /^0[689]\d{8}$/;
const FOREIGN = /^(?!00)\d{6,15}$/;

/** A number of another country keeps its plus sign, so that `isPhone` refuses it. */
function nationalDigits(digits: string, country: string, countries: readonly Country[]): string {
  const code = countries.find(({ iso }) => iso === country)?.callingCode;
  return code !== undefined && digits.startsWith(code) ? digits.slice(code.length) : `+${digits}`;
}

/**
 * Normalises a phone number: `+66 (0)81 234 5678` and `๐๘๑-๒๓๔-๕๖๗๘` become `0812345678`.
 * @param countries needed to read international numbers of countries other than the default one
 */
export function cleanPhone(
  text: string,
  country: string = DEFAULT_COUNTRY,
  countries: readonly Country[] = [],
): string {
  const typed = asciiSigns(text).replace(/\( ?0 ?\)/g, '');
  const international = /^(\+|00)/.test(typed.replace(/[^\d+]/g, ''));
  const digits = typed.replace(/\D/g, '').replace(international ? /^00/ : /^$/, '');
  if (country !== DEFAULT_COUNTRY) return international ? nationalDigits(digits, country, countries) : digits;
  if (digits.startsWith(DEFAULT_CALLING_CODE) && digits.length >= 11)
    return `0${digits.slice(DEFAULT_CALLING_CODE.length).replace(/^0/, '')}`;
  return !international && /^[689]\d{8}$/.test(digits) ? `0${digits}` : digits;
}

export const isPhone = (digits: string, country: string = DEFAULT_COUNTRY): boolean =>
  country === DEFAULT_COUNTRY ? HOME_MOBILE.test(digits) : FOREIGN.test(digits);

import { HOME_CALLING_CODE, HOME_COUNTRY } from '../config/home-country.ts';
import { callingCodeOf } from './calling-codes.ts';
import { cleanLine, westernDigits } from './text.ts';

/** Thai mobile numbers: codes are sent by SMS, so a landline cannot be used. */
const HOME_MOBILE = /^0[689]\d{8}$/;
/** E.164 allows 15 digits in all; the shortest national numbers in use have 6, and none starts as an international call does. */
const FOREIGN = /^(?!00)\d{6,15}$/;

/** National digits of an international form; one of another country keeps its plus, so that `isPhone` refuses it. */
function nationalDigits(digits: string, country: string): string {
  const code = callingCodeOf(country);
  return code !== undefined && digits.startsWith(code) ? digits.slice(code.length) : `+${digits}`;
}

/**
 * The one normaliser of phone numbers: typed, pasted, Thai-digit and `+66` forms become national digits.
 * `+66 (0)81 234 5678`, `0066812345678` and `๐๘๑-๒๓๔-๕๖๗๘` all give `0812345678`.
 */
export function cleanPhone(text: string, country: string = HOME_COUNTRY): string {
  const typed = westernDigits(cleanLine(text)).replace(/\(0\)/g, '');
  const international = /^(\+|00)/.test(typed.replace(/[^\d+]/g, ''));
  const digits = typed.replace(/\D/g, '').replace(international ? /^00/ : /^$/, '');
  if (country !== HOME_COUNTRY) return international ? nationalDigits(digits, country) : digits;
  if (digits.startsWith(HOME_CALLING_CODE) && digits.length >= 11)
    return `0${digits.slice(HOME_CALLING_CODE.length).replace(/^0/, '')}`;
  return !international && /^[689]\d{8}$/.test(digits) ? `0${digits}` : digits;
}

/** Whether cleaned digits can be a number of the country; a foreign one is judged finally by the server. */
export const isPhone = (digits: string, country: string = HOME_COUNTRY): boolean =>
  country === HOME_COUNTRY ? HOME_MOBILE.test(digits) : FOREIGN.test(digits);

import { DEFAULT_CALLING_CODE, DEFAULT_COUNTRY } from '../config/default-country.ts';
import { asciiSigns } from './text.ts';

/** Only mobile numbers, because codes are sent by SMS. */
const HOME_MOBILE = /^0[689]\d{8}$/;
const FOREIGN = /^\d{4,15}$/;
const INTERNATIONAL = /^(?:\+|00)(\d{2})/;

/** A phone number, parsed by its country's numbering plan. */
export interface ReadNumber {
  /** An ISO 3166-1 alpha-2 code. If several countries share a calling code, the one that the number belongs to. */
  readonly country: string;
  /** The digits after the plus sign. */
  readonly callingCode: string;
  /** The digits to send: without the calling code and without the 0 that some countries dial before a number. */
  readonly national: string;
  /** Grouped, with the calling code: `+44 7400 123456`. */
  readonly international: string;
  /** Whether the number has the chosen country's calling code. */
  readonly hasChosenCode: boolean;
  /** Whether the country's plan lists it as a mobile number, and not only its length. */
  readonly isListed: boolean;
}

/**
 * @param country the chosen country, an ISO 3166-1 alpha-2 code
 * @returns `undefined` if the text is not a phone number
 */
export type ReadPhone = (text: string, country: string) => ReadNumber | undefined;

/** A phone number as typed. Without the reader of foreign numbers, only its length is checked. */
export interface TypedPhone {
  readonly text: string;
  readonly readPhone: ReadPhone | undefined;
}

/** Whether a text begins with a calling code other than that of the default country. */
export function hasForeignCode(text: string): boolean {
  const code = INTERNATIONAL.exec(asciiSigns(text).replace(/[^\d+]/g, ''));
  return code !== null && code[1] !== DEFAULT_CALLING_CODE;
}

/**
 * Returns the number if its country is certain. The calling code of another country than the chosen one must belong to a
 * listed number, because a mistyped home number (`0068…`) may begin with one.
 */
export function numberOf({ text, readPhone }: TypedPhone, chosen: string): ReadNumber | undefined {
  const number = readPhone?.(text, chosen);
  if (!number || number.hasChosenCode) return number;
  return number.isListed && INTERNATIONAL.test(asciiSigns(text).replace(/[^\d+]/g, '')) ? number : undefined;
}

const homeDigits = (text: string): string => {
  const typed = asciiSigns(text).replace(/\( ?0 ?\)/g, '');
  const international = /^(\+|00)/.test(typed.replace(/[^\d+]/g, ''));
  const digits = typed.replace(/\D/g, '').replace(international ? /^00/ : /^$/, '');
  if (digits.startsWith(DEFAULT_CALLING_CODE) && digits.length >= 11)
    return `0${digits.slice(DEFAULT_CALLING_CODE.length).replace(/^0/, '')}`;
  return !international && /^[689]\d{8}$/.test(digits) ? `0${digits}` : digits;
};

/**
 * Normalises a number: `+66 (0)81 234 5678` and `๐๘๑-๒๓๔-๕๖๗๘` become `0812345678`; the British `07400 123456` becomes
 * `7400123456`.
 * @param readPhone reads foreign numbers. Without it, and if it cannot read a number, the digits stay as they are
 */
export function cleanPhone(text: string, country: string = DEFAULT_COUNTRY, readPhone?: ReadPhone): string {
  const number = numberOf({ text, readPhone }, country);
  if ((number?.country ?? country) === DEFAULT_COUNTRY) return homeDigits(text);
  return number?.national ?? asciiSigns(text).replace(/\D/g, '');
}

/**
 * @param digits a cleaned number
 * @param typed the original text, because the digits alone do not show the country
 */
export function isPhone(digits: string, country: string = DEFAULT_COUNTRY, typed?: TypedPhone): boolean {
  const number = typed && numberOf(typed, country);
  const isForeign = number
    ? number.country !== DEFAULT_COUNTRY
    : country !== DEFAULT_COUNTRY || hasForeignCode(typed?.text ?? '');
  if (!isForeign) return HOME_MOBILE.test(digits);
  return FOREIGN.test(digits) && (!typed?.readPhone || number !== undefined);
}

/**
 * The country to send with a number. A typed calling code takes precedence over the chosen country. Several countries may
 * share a calling code, but the number belongs to one.
 */
export const phoneCountry = (phone: string, chosen: string, readPhone: ReadPhone | undefined): string =>
  numberOf({ text: phone, readPhone }, chosen)?.country ?? chosen;

/**
 * Formats a number for readers: `081 234 5678`, or `+44 7400 123456` if it is foreign.
 * @param readPhone without it, a foreign number stays as it is
 */
export function phoneText(phone: string, country: string | undefined, readPhone: ReadPhone | undefined): string {
  const abroad = country && country !== DEFAULT_COUNTRY ? readPhone?.(phone, country)?.international : undefined;
  return abroad ?? phone.replace(/^(0\d{2})(\d{3})(\d{4})$/, '$1 $2 $3');
}

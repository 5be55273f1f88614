import { DEFAULT_CALLING_CODE, DEFAULT_COUNTRY } from '../config/default-country.ts';
import { asciiSigns } from './text.ts';

/** Only mobile numbers are accepted, because codes are sent by SMS. */
const HOME_MOBILE = /^0[689]\d{8}$/;
const FOREIGN = /^\d{4,15}$/;

/** A phone number, read by the numbering plan of its country. */
export interface ReadNumber {
  /** An ISO 3166-1 alpha-2 code. Of several countries that share a calling code, the one that the number belongs to. */
  readonly country: string;
  /** The digits after the plus sign. */
  readonly callingCode: string;
  /** The digits that are sent: without the calling code, and without the 0 that some countries dial before a number. */
  readonly national: string;
  /** In groups, with the calling code: `+44 7400 123456`. */
  readonly international: string;
  /** Whether the number has the calling code of the country that was chosen. */
  readonly hasChosenCode: boolean;
}

/**
 * @param country the chosen country, an ISO 3166-1 alpha-2 code
 * @returns `undefined` when the text is no phone number
 */
export type ReadPhone = (text: string, country: string) => ReadNumber | undefined;

/** A phone number as it was typed. Without the reader of foreign numbers, only its length is checked. */
export interface TypedPhone {
  readonly text: string;
  readonly readPhone: ReadPhone | undefined;
}

/** Returns a foreign number of the chosen country; `undefined` when it is none, or when the reader is not loaded. */
function foreignNumber({ text, readPhone }: TypedPhone, chosen: string): ReadNumber | undefined {
  const number = chosen === DEFAULT_COUNTRY ? undefined : readPhone?.(text, chosen);
  return number?.hasChosenCode ? number : undefined;
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
 * Gives every spelling of a number one form: `+66 (0)81 234 5678` and `๐๘๑-๒๓๔-๕๖๗๘` become `0812345678`, `07400 123456` of
 * Britain becomes `7400123456`.
 * @param readPhone reads numbers of other countries than the default one. The digits of a number that it cannot read, and all
 * digits without it, stay as they are.
 */
export function cleanPhone(text: string, country: string = DEFAULT_COUNTRY, readPhone?: ReadPhone): string {
  if (country === DEFAULT_COUNTRY) return homeDigits(text);
  return foreignNumber({ text, readPhone }, country)?.national ?? asciiSigns(text).replace(/\D/g, '');
}

/**
 * @param digits a cleaned number
 * @param typed what it was before, because the digits alone do not say of which country the number is
 */
export function isPhone(digits: string, country: string = DEFAULT_COUNTRY, typed?: TypedPhone): boolean {
  if (country === DEFAULT_COUNTRY) return HOME_MOBILE.test(digits);
  return FOREIGN.test(digits) && (!typed?.readPhone || foreignNumber(typed, country) !== undefined);
}

/** The country under which a number is sent: several countries may share a calling code, and the number belongs to one. */
export const phoneCountry = (phone: string, chosen: string, readPhone: ReadPhone | undefined): string =>
  foreignNumber({ text: phone, readPhone }, chosen)?.country ?? chosen;

/**
 * Writes a number as people read it: `081 234 5678`, and `+44 7400 123456` of another country.
 * @param readPhone without it a number of another country stays as it is
 */
export function phoneText(phone: string, country: string | undefined, readPhone: ReadPhone | undefined): string {
  const abroad = country && country !== DEFAULT_COUNTRY ? readPhone?.(phone, country)?.international : undefined;
  return abroad ?? phone.replace(/^(0\d{2})(\d{3})(\d{4})$/, '$1 $2 $3');
}

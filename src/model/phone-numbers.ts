import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/mobile';
import { DEFAULT_COUNTRY } from '../config/default-country.ts';
import type { ReadPhone } from './phone.ts';
import { asciiSigns } from './text.ts';

/**
 * Tries to read the number with and without a plus sign. If the calling code was typed without its plus sign and the
 * same digits may also be a landline, only one reading is a mobile number.
 */
function parse(typed: string, country: CountryCode | undefined): PhoneNumber | undefined {
  const [asTyped, withPlus] = [typed, `+${typed.replace(/\D/g, '')}`].map((text) =>
    parsePhoneNumberFromString(text, country),
  );
  const isOfCountry = country !== undefined && withPlus?.countryCallingCode === getCountryCallingCode(country);
  return !asTyped?.isValid() && isOfCountry && withPlus.isValid() ? withPlus : asTyped;
}

/**
 * Until 2019, calls from abroad to a Mexican mobile number had a 1 after the calling code. Address books still contain
 * it, but the numbering plan does not.
 * @returns `undefined` for any other number
 */
function parseOldMexican(typed: string, country: CountryCode | undefined): PhoneNumber | undefined {
  const digits = /^521(\d{10})$/.exec(typed.replace(/\D/g, ''))?.[1];
  const hasCode = typed.includes('+') || country === 'MX';
  return digits && hasCode ? parsePhoneNumberFromString(`+52${digits}`) : undefined;
}

/**
 * Reads a number by the numbering plans of all countries. These are 34 kB, so this module is loaded only for foreign
 * numbers. A number of the right length is accepted even if its plan does not list it yet.
 */
export const readPhone: ReadPhone = (text, chosen) => {
  const country = isSupportedCountry(chosen) ? chosen : undefined;
  const typed = asciiSigns(text).replace(/^[^\d+]*00/, '+');
  const number = parseOldMexican(typed, country) ?? parse(typed, country);
  if (!number?.isPossible()) return undefined;
  const { countryCallingCode: callingCode, nationalNumber } = number;
  const owner = number.country ?? chosen;
  return {
    country: owner,
    callingCode,
    national: owner === DEFAULT_COUNTRY ? `0${nationalNumber}` : nationalNumber,
    international: number.formatInternational(),
    isListed: number.isValid(),
    hasChosenCode: country !== undefined && callingCode === getCountryCallingCode(country),
  };
};

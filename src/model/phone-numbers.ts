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
 * Reads the number with and without a plus sign. Only one of the readings is a mobile number where the calling code was
 * typed without its sign and the same digits may also be a landline.
 */
function parse(typed: string, country: CountryCode | undefined): PhoneNumber | undefined {
  const [asTyped, withPlus] = [typed, `+${typed.replace(/\D/g, '')}`].map((text) =>
    parsePhoneNumberFromString(text, country),
  );
  const isOfCountry = country !== undefined && withPlus?.countryCallingCode === getCountryCallingCode(country);
  return !asTyped?.isValid() && isOfCountry && withPlus.isValid() ? withPlus : asTyped;
}

/**
 * Until 2019, a mobile number of Mexico had a 1 after its calling code when it was dialled from abroad, and address books
 * still have it. The numbering plan does not contain it.
 * @returns `undefined` for any other number
 */
function parseOldMexican(typed: string, country: CountryCode | undefined): PhoneNumber | undefined {
  const digits = /^521(\d{10})$/.exec(typed.replace(/\D/g, ''))?.[1];
  const hasCode = typed.includes('+') || country === 'MX';
  return digits && hasCode ? parsePhoneNumberFromString(`+52${digits}`) : undefined;
}

/**
 * Reads a number by the numbering plans of all countries, which are 34 kB: this module is loaded only for a number that is
 * not of the default country. A number of the right length is accepted even where its plan does not know it yet.
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
    hasChosenCode: country !== undefined && callingCode === getCountryCallingCode(country),
  };
};

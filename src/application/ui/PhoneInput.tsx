import { useCallback, useMemo, type ComponentProps } from 'react';
import { DEFAULT_CALLING_CODE, DEFAULT_COUNTRY, type Country } from '../../config/default-country.ts';
import { countryNames } from '../../i18n/country-names.ts';
import type { Locale } from '../../config/locales.ts';
import { hasForeignCode, numberOf, type ReadNumber } from '../../model/phone.ts';
import { afterPointerUp } from '../../ui/after-pointer-up.ts';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import { loadPhoneNumbers } from './use-read-phone.ts';

const DEFAULT: Country = { iso: DEFAULT_COUNTRY, callingCode: DEFAULT_CALLING_CODE };

/**
 * Puts the default country first and sorts the others by name in the page's language. Each label begins with the name,
 * because typing in the list searches by the first letters.
 */
function optionsOf(countries: readonly Country[], locale: Locale) {
  const name = countryNames(locale);
  const collator = new Intl.Collator(locale);
  const nameOf = ({ iso }: Country): string => name(iso);
  const others = countries.filter(({ iso }) => iso !== DEFAULT_COUNTRY);
  return [DEFAULT, ...others.sort((a, b) => collator.compare(nameOf(a), nameOf(b)))].map((country) => ({
    value: country.iso,
    code: `+${country.callingCode}`,
    label: `${nameOf(country)} +${country.callingCode}`,
  }));
}

/** Naming and rendering all countries take a slow phone about 50 ms each, so they are two pieces of work. */
const loadOptions = async (locale: Locale) => optionsOf((await import('../../config/countries.ts')).countries, locale);

const loadPhoneCountry = () => import('./PhoneCountry.tsx');

type PhoneInputProps = Omit<ComponentProps<typeof PhoneField>, 'countries'> & {
  readonly locale: Locale;
  /** Called when the field loses the focus with a number whose calling code is not that of the chosen country. */
  readonly onOtherCountry: (number: ReadNumber) => void;
};

/**
 * A phone field with all countries, which are many. Until they are loaded, it offers only the default country. A foreign
 * country is named below it, because the closed list shows only its calling code.
 */
export const PhoneInput = ({ locale, onOtherCountry, ...field }: PhoneInputProps) => {
  const { country, number } = field;
  const first = useMemo(() => optionsOf([], locale), [locale]);
  const all = useLazyModule(useCallback(() => loadOptions(locale), [locale]));
  const isForeign = country.value !== DEFAULT_COUNTRY;
  const lazy = useLazyModule(isForeign ? loadPhoneCountry : undefined);
  const followCallingCode = async (control: HTMLInputElement): Promise<void> => {
    const text = control.value;
    if (!isForeign && !hasForeignCode(text)) return;
    const { readPhone } = await loadPhoneNumbers();
    const read = numberOf({ text, readPhone }, country.value);
    if (!read || read.hasChosenCode) return;
    // The country's name below the field moves what follows.
    afterPointerUp(() => {
      if (control.value === text) onOtherCountry(read);
    });
  };
  const followed: typeof number = {
    ...number,
    onBlur: (event) => {
      number.onBlur?.(event);
      followCallingCode(event.target).catch(() => undefined); // The resolver loads the same module and says what fails.
    },
  };
  return (
    <>
      <PhoneField {...field} number={followed} countries={all ?? first} />
      {lazy && isForeign && !number.readOnly && <lazy.PhoneCountry locale={locale} country={country.value} />}
    </>
  );
};

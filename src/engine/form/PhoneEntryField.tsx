import { useEffect, useState, type ComponentProps } from 'react';
import { HOME_CALLING_CODE, HOME_COUNTRY, type Country } from '../../config/home-country.ts';
import type { Locale } from '../../config/locales.ts';
import { learnCallingCodes } from '../../model/calling-codes.ts';
import { PhoneField } from '../../ui/PhoneField.tsx';

const HOME: Country = { iso: HOME_COUNTRY, callingCode: HOME_CALLING_CODE };

/** Names come from the browser itself; home first, the rest in the order of the page's language. */
function optionsOf(countries: readonly Country[], locale: Locale) {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const collator = new Intl.Collator(locale);
  const nameOf = ({ iso }: Country): string => names.of(iso) ?? iso;
  const others = countries.filter(({ iso }) => iso !== HOME_COUNTRY);
  return [HOME, ...others.sort((a, b) => collator.compare(nameOf(a), nameOf(b)))].map((country) => ({
    value: country.iso,
    code: `+${country.callingCode}`,
    label: `+${country.callingCode} ${nameOf(country)}`,
  }));
}

type PhoneEntryFieldProps = Omit<ComponentProps<typeof PhoneField>, 'countries'> & { readonly locale: Locale };

/** A phone field with all countries; the built page carries only the home country, the list comes when the page has woken. */
export const PhoneEntryField = ({ locale, ...field }: PhoneEntryFieldProps) => {
  const [options, setOptions] = useState(() => optionsOf([], locale));
  useEffect(() => {
    import('../../config/countries.ts').then(
      ({ countries }) => {
        learnCallingCodes(countries);
        setOptions(optionsOf(countries, locale));
      },
      () => undefined, // The home country stays; a reload brings the others.
    );
  }, [locale]);
  return <PhoneField {...field} countries={options} />;
};

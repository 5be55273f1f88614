import { getExampleNumber, isSupportedCountry } from 'libphonenumber-js/mobile';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { useCallback, useEffect, useState } from 'react';
import { DEFAULT_COUNTRY } from '../../config/default-country.ts';
import type { Locale } from '../../config/locales.ts';
import { countryNames } from '../../i18n/country-names.ts';
import { formHelpMessages } from '../../i18n/lazy-messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { numberOf, type ReadNumber } from '../../model/phone.ts';
import { readPhone } from '../../model/phone-numbers.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';

interface PhoneCountryProps {
  /** The id of the number's field. */
  readonly id: string;
  readonly locale: Locale;
  /** The chosen country, an ISO 3166-1 alpha-2 code. */
  readonly country: string;
  /** The number when its field last lost the focus. */
  readonly blurred: string;
  readonly onOtherCountry: (number: ReadNumber) => void;
}

/**
 * Chooses the country of a number that begins with another country's calling code. Names a foreign country with an example
 * of its numbers, because the closed list shows only the calling code.
 */
export const PhoneCountry = ({ id, locale, country, blurred, onOtherCountry }: PhoneCountryProps) => {
  const messages = useLazyModule(useCallback(() => formHelpMessages(locale), [locale]));
  useEffect(() => {
    const number = numberOf({ text: blurred, readPhone }, country);
    const field = document.getElementById(id) as HTMLInputElement | null;
    if (number && !number.hasChosenCode && field?.value === blurred) onOtherCountry(number);
    // Another country that is chosen afterwards stays.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [blurred]);
  const example = isSupportedCountry(country) ? getExampleNumber(country, examples) : undefined;
  const text =
    messages && example && country !== DEFAULT_COUNTRY
      ? interpolate(messages.phoneCountry, {
          country: countryNames(locale)(country),
          code: example.countryCallingCode,
          example: example.formatNational(),
        })
      : '';
  // The text is set after its element is rendered, because screen readers announce only changes.
  const [announced, setAnnounced] = useState('');
  useEffect(() => setAnnounced(text), [text]);
  return (
    <p role="status" className="hint">
      {announced}
    </p>
  );
};

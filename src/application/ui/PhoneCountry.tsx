import { getExampleNumber, isSupportedCountry } from 'libphonenumber-js/mobile';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { useCallback, useEffect, useState } from 'react';
import type { Locale } from '../../config/locales.ts';
import { countryNames } from '../../i18n/country-names.ts';
import { formHelpMessages } from '../../i18n/lazy-messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';

interface PhoneCountryProps {
  readonly locale: Locale;
  /** The chosen country, an ISO 3166-1 alpha-2 code. */
  readonly country: string;
}

/** Names a foreign country, with an example of its numbers. */
export const PhoneCountry = ({ locale, country }: PhoneCountryProps) => {
  const messages = useLazyModule(useCallback(() => formHelpMessages(locale), [locale]));
  const example = isSupportedCountry(country) ? getExampleNumber(country, examples) : undefined;
  const text =
    messages && example
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

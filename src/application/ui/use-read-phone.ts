import { DEFAULT_COUNTRY } from '../../config/default-country.ts';
import type { ReadPhone } from '../../model/phone.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';

export const loadPhoneNumbers = () => import('../../model/phone-numbers.ts');

/** Returns the reader of foreign phone numbers once it is loaded. The default country does not need it. */
export const useReadPhone = (country: string | undefined): ReadPhone | undefined =>
  useLazyModule(country && country !== DEFAULT_COUNTRY ? loadPhoneNumbers : undefined)?.readPhone;

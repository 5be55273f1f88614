import { DEFAULT_COUNTRY } from '../../config/default-country.ts';
import type { ReadPhone } from '../../model/phone.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';

export const loadPhoneNumbers = () => import('../../model/phone-numbers.ts');

/** Returns the reader of numbers of other countries once it is loaded; it is not needed for the default country. */
export const useReadPhone = (country: string | undefined): ReadPhone | undefined =>
  useLazyModule(country && country !== DEFAULT_COUNTRY ? loadPhoneNumbers : undefined)?.readPhone;

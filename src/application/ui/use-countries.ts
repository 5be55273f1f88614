import type { Country } from '../../config/default-country.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';

const NONE: readonly Country[] = [];
const loadCountries = () => import('../../config/countries.ts');

/** All countries, which are too many for the first load of a page: an empty list until they are loaded. */
export const useCountries = (isNeeded = true): readonly Country[] =>
  useLazyModule(isNeeded ? loadCountries : undefined)?.countries ?? NONE;

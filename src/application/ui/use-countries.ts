import type { Country } from '../../config/default-country.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';

const NONE: readonly Country[] = [];
const loadCountries = () => import('../../config/countries.ts');

/** Returns all countries, loaded on demand because they are many; an empty list until then. */
export const useCountries = (): readonly Country[] => useLazyModule(loadCountries)?.countries ?? NONE;

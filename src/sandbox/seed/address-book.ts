import { readFileSync } from 'node:fs';

/**
 * Provinces, districts and sub-districts of Thailand, read once from `addresses.tsv`. Its columns are code, Thai name,
 * English name and, for a sub-district, its postcode. The code of a province has 2 digits, that of a district 4 and
 * that of a sub-district 6; each begins with the code of the level above.
 */
export interface Place {
  readonly id: string;
  readonly th: string;
  readonly en: string;
  readonly postcode: string;
}

const places: readonly Place[] = readFileSync(new URL('addresses.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', th = '', en = '', postcode = ''] = line.split('\t');
    return { id, th, en, postcode };
  });

const ofLevel = (digits: number): ReadonlyMap<string, Place> =>
  new Map(places.filter(({ id }) => id.length === digits).map((place) => [place.id, place]));

const grouped = (all: ReadonlyMap<string, Place>, key: (place: Place) => string): ReadonlyMap<string, Place[]> => {
  const groups = new Map<string, Place[]>();
  for (const place of all.values()) {
    const group = groups.get(key(place));
    if (group) group.push(place);
    else groups.set(key(place), [place]);
  }
  return groups;
};

export const provinces = ofLevel(2);
export const districts = ofLevel(4);
export const subDistricts = ofLevel(6);
/** Districts by the id of their province. */
export const districtsOf = grouped(districts, ({ id }) => id.slice(0, 2));
/** Sub-districts by the id of their district. */
export const subDistrictsOf = grouped(subDistricts, ({ id }) => id.slice(0, 4));
export const subDistrictsByPostcode = grouped(subDistricts, ({ postcode }) => postcode);

import type { Words } from '../words.ts';
import { districts, districtsOf, provinces, type Place } from './address-book.ts';

export interface School {
  readonly id: string;
  readonly name: Words;
  readonly district: Place;
}

/** Made-up names in the usual forms. `{th}` and `{en}` stand for the district's name. */
const FORMS: readonly Words[] = [
  ['โรงเรียน{th}วิทยาคม', '{en} Wittayakhom School'],
  ['โรงเรียนตัวอย่าง{th}พัฒนา', '{en} Sample Phatthana School'],
];

const schoolsIn = (district: Place): readonly School[] =>
  FORMS.map(([th, en], index) => ({
    id: `${district.id}${String(index + 1)}`,
    name: [th.replace('{th}', district.th), en.replace('{en}', district.en)],
    district,
  }));

/** Two schools in every district, so that no choice of a place is empty. */
export const schools: ReadonlyMap<string, School> = new Map(
  [...districts.values()].flatMap(schoolsIn).map((school) => [school.id, school]),
);

export const provinceOf = (school: School): Place | undefined => provinces.get(school.district.id.slice(0, 2));

/** Schools of a district or a province; an unknown place has none. */
export const schoolsAt = (place: { readonly district?: string; readonly province?: string }): readonly School[] => {
  if (place.district !== undefined) {
    const district = districts.get(place.district);
    return district ? schoolsIn(district) : [];
  }
  if (place.province === undefined) return [...schools.values()];
  return (districtsOf.get(place.province) ?? []).flatMap(schoolsIn);
};

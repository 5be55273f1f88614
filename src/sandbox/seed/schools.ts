import type { SchoolLevel } from '../../model/lookup.ts';
import type { BilingualText } from '../shared/bilingual.ts';
import { districts, districtsOf, provinces, type Place } from './address-book.ts';

export interface School {
  readonly id: string;
  readonly name: BilingualText;
  readonly district: Place;
}

/**
 * Invented names of schools. The digit is the last one of the id; `{th}` and `{en}` are replaced by the district's
 * name.
 */
const FORMS: Readonly<Record<SchoolLevel, readonly (readonly [digit: string, ...BilingualText])[]>> = {
  school: [
    ['1', 'โรงเรียน{th}วิทยาคม', '{en} Wittayakhom School'],
    ['2', 'โรงเรียนตัวอย่าง{th}พัฒนา', '{en} Sample Phatthana School'],
  ],
  university: [
    ['3', 'มหาวิทยาลัยตัวอย่าง{th}', '{en} Sample University'],
    ['4', 'สถาบันเทคโนโลยีตัวอย่าง{th}', '{en} Sample Institute of Technology'],
  ],
};

const schoolsIn = (level: SchoolLevel, district: Place): readonly School[] =>
  FORMS[level].map(([digit, th, en]) => ({
    id: `${district.id}${digit}`,
    name: [th.replace('{th}', district.th), en.replace('{en}', district.en)],
    district,
  }));

/** Every district has two schools of each level, so that no choice of a place leads to an empty list. */
export const schools: ReadonlyMap<string, School> = new Map(
  [...districts.values()]
    .flatMap((district) => [...schoolsIn('school', district), ...schoolsIn('university', district)])
    .map((school) => [school.id, school]),
);

export const provinceOf = (school: School): Place | undefined => provinces.get(school.district.id.slice(0, 2));

/** Returns the schools of a level in a district or a province, and none for an unknown id. */
export const schoolsAt = (
  level: SchoolLevel,
  place: { readonly district?: string; readonly province?: string },
): readonly School[] => {
  if (place.district !== undefined) {
    const district = districts.get(place.district);
    return district ? schoolsIn(level, district) : [];
  }
  const within = place.province === undefined ? [...districts.values()] : (districtsOf.get(place.province) ?? []);
  return within.flatMap((district) => schoolsIn(level, district));
};

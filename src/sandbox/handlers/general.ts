import type { Locale } from '../../config/locales.ts';
import { findScholarship } from '../seed/find-campaign.ts';
import type { Handlers, NamesOf } from '../shared/contract-types.ts';
import { Refusal } from '../shared/refusal.ts';
import {
  districts,
  districtsOf,
  provinces,
  subDistrictsByPostcode,
  subDistrictsOf,
  type Place,
} from '../seed/address-book.ts';
import { DEGREES } from '../seed/programmes.ts';
import { provinceOf, schoolsAt, type School } from '../seed/schools.ts';
import { textFor } from '../shared/bilingual.ts';
import { degreesFor, presentCourses, presentFaculties } from './programme-lookups.ts';

/** The number of schools that one response may contain. @chosen */
const SCHOOL_LIMIT = 50;

const named = (place: Place, locale: Locale) => ({ id: place.id, name: locale === 'th' ? place.th : place.en });

const sorted = <One extends { readonly name: string }>(list: readonly One[], locale: Locale): One[] => {
  const { compare } = new Intl.Collator(locale);
  return [...list].sort((a, b) => compare(a.name, b.name));
};

const presentSchool = (school: School, locale: Locale) => {
  const province = provinceOf(school);
  return {
    id: school.id,
    name: textFor(school.name, locale),
    district: named(school.district, locale).name,
    province: province ? named(province, locale).name : null,
  };
};

/** Returns one row for each district that a postcode covers, with the sub-districts that share the postcode. */
const districtsByPostcode = (postcode: string, locale: Locale) => {
  const covered = subDistrictsByPostcode.get(postcode) ?? [];
  return [...new Set(covered.map(({ id }) => id.slice(0, 4)))].flatMap((id) => {
    const district = districts.get(id);
    const province = provinces.get(id.slice(0, 2));
    if (!district || !province) return [];
    const inside = covered.filter((place) => place.id.startsWith(id)).map((place) => named(place, locale));
    return [{ ...named(district, locale), province: named(province, locale), sub_districts: inside }];
  });
};

export const generalHandlers: Handlers<NamesOf<'general'>> = {
  'general.campaignFaculties': ({ query, locale }) => {
    if (!('slug' in query)) return presentFaculties(degreesFor(query.type, query.degree), locale);
    if (!findScholarship(query.slug)) throw new Refusal(404, 'notFound');
    return presentFaculties(['bachelor'], locale);
  },
  'general.courses': ({ query, locale }) => presentCourses(query.faculty_id, DEGREES, locale),
  'general.schools': ({ query, locale }) => {
    const wanted = (query.search ?? '').trim().toLowerCase();
    return schoolsAt(query.level ?? 'school', {
      ...(query.district_id === undefined ? {} : { district: query.district_id }),
      ...(query.province_id === undefined ? {} : { province: query.province_id }),
    })
      .filter(({ name }) => name.some((text) => text.toLowerCase().includes(wanted)))
      .slice(0, SCHOOL_LIMIT)
      .map((school) => presentSchool(school, locale));
  },
  'general.districtsByPostcode': ({ query, locale }) => districtsByPostcode(query.postcode, locale),
  'general.provinces': ({ locale }) =>
    sorted(
      [...provinces.values()].map((place) => named(place, locale)),
      locale,
    ),
  'general.districts': ({ query, locale }) =>
    sorted(
      (districtsOf.get(query.province_id) ?? []).map((place) => ({
        ...named(place, locale),
        province_id: query.province_id,
      })),
      locale,
    ),
  'general.subDistricts': ({ query, locale }) =>
    sorted(
      (subDistrictsOf.get(query.district_id) ?? []).map((place) => ({
        ...named(place, locale),
        district_id: query.district_id,
        postal_code: place.postcode,
      })),
      locale,
    ),
};

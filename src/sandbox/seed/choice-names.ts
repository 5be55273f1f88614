import type { Locale } from '../../config/locales.ts';
import { startOfClasses } from '../../i18n/start-of-classes.ts';
import { joinParts } from '../../lib/join-parts.ts';
import { type BilingualText, textFor } from '../shared/bilingual.ts';
import { findCampaign } from './find-campaign.ts';
import { readableDates, readableYear } from '../shared/dates.ts';
import { districts, provinces, subDistricts, type Place } from './address-book.ts';
import { courseTypes, courses, faculties, majors, semesters, type Semester } from './programmes.ts';
import { schools } from './schools.ts';
import { type Period, periods, shortCourses } from './short-courses.ts';
import type { ApplicationType } from '../../model/application.ts';
import { OTHER_SCHOOL } from '../../model/lookup.ts';

interface Named {
  readonly id: string;
  readonly name: BilingualText;
}
type Find = (id: string, type: ApplicationType) => BilingualText | undefined;

const among =
  <T extends { readonly id: string }>(list: readonly T[], nameOf: (one: T) => BilingualText): Find =>
  (id) => {
    const found = list.find((one) => one.id === id);
    return found && nameOf(found);
  };
const nameOf = ({ name }: Named): BilingualText => name;
const place =
  (map: ReadonlyMap<string, Place>): Find =>
  (id) => {
    const found = map.get(id);
    return found && [found.th, found.en];
  };

/** Joins the parts of a name with ` · `, as the list of options shows them. */
const joined = (partsIn: (locale: Locale) => readonly string[]): BilingualText => [
  joinParts(...partsIn('th')),
  joinParts(...partsIn('en')),
];
const semesterName = (semester: Semester): BilingualText =>
  joined((locale) => [
    textFor(semester.period, locale),
    readableYear(semester.year, locale),
    startOfClasses(readableDates(semester, locale).start_at_readable, locale),
  ]);
const periodName = (period: Period): BilingualText =>
  joined((locale) => [
    textFor(period.name, locale),
    startOfClasses(readableDates(period, locale).start_at_readable, locale),
  ]);

/**
 * Finders by the end of the field's name, because `tax_district_id` and `shipping_district_id` are districts, too. The
 * longest match wins.
 */
const FINDERS: Readonly<Record<string, Find>> = {
  campaign_id: (id, type) => findCampaign(type, id)?.name,
  scholarship_campaign_id: (id) => findCampaign('scholarship', id)?.name,
  faculty_id: among(faculties, nameOf),
  course_id: among(courses, nameOf),
  short_course_id: among(shortCourses, nameOf),
  major_id: among(majors, nameOf),
  course_type_id: among(courseTypes, nameOf),
  semester_id: among(semesters, semesterName),
  period_id: among(periods, periodName),
  province_id: place(provinces),
  district_id: place(districts),
  sub_district_id: place(subDistricts),
  school_id: (id) => (id === OTHER_SCHOOL ? ['ไม่มีในรายการ', 'Not in the list'] : schools.get(id)?.name),
};
const endings = Object.keys(FINDERS).sort((a, b) => b.length - a.length);

/** Whether the field's value is the id of an option. */
export const isChoice = (field: string): boolean => endings.some((ending) => field.endsWith(ending));

/** Returns the name of an option by its id, or `undefined` for an unknown id. */
export function nameOfChoice(field: string, id: string, type: ApplicationType): BilingualText | undefined {
  const ending = endings.find((one) => field.endsWith(one));
  return ending === undefined ? undefined : FINDERS[ending]?.(id, type);
}

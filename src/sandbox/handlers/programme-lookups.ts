import type { Locale } from '../../config/locales.ts';
import { type BilingualText, textFor } from '../shared/bilingual.ts';
import { readableDates, readableYear } from '../shared/dates.ts';
import * as seed from '../seed/programmes.ts';

/** The flow chooses the values of a graduate degree, so any value that begins like a level is understood. */
export function degreesFor(type: 'bachelor' | 'graduate' | undefined, degree = ''): readonly seed.Degree[] {
  if (type === 'bachelor' || degree.startsWith('bachelor')) return ['bachelor'];
  if (degree.startsWith('master')) return ['master'];
  if (degree.startsWith('doctor')) return ['doctoral'];
  return type === 'graduate' ? ['master', 'doctoral'] : seed.DEGREES;
}

interface Named {
  readonly id: string;
  readonly slug: string;
  readonly name: BilingualText;
}
const presentNamed = ({ id, slug, name }: Named, locale: Locale) => ({ id, slug, name: textFor(name, locale) });

export const presentFaculties = (degrees: readonly seed.Degree[], locale: Locale) =>
  seed.faculties
    .filter((faculty) => faculty.degrees.some((degree) => degrees.includes(degree)))
    .map((faculty) => ({
      ...presentNamed(faculty, locale),
      logo: { circle: `/sandbox/pictures/faculty-${faculty.id}.svg` },
    }));

export const presentCourses = (faculty: string | undefined, degrees: readonly seed.Degree[], locale: Locale) =>
  seed.courses
    .filter((course) => (faculty === undefined || course.faculty === faculty) && degrees.includes(course.degree))
    .map((course) => presentNamed(course, locale));

export const presentMajors = (course: string | undefined, locale: Locale) =>
  seed.majors.filter((major) => major.course === course).map((major) => presentNamed(major, locale));

/** A programme that the seed does not have narrows nothing. */
export function presentCourseTypes(degrees: readonly seed.Degree[], locale: Locale, programme?: string) {
  const offered = seed.courseTypes.filter((type) => type.degrees.some((degree) => degrees.includes(degree)));
  const narrowed = offered.filter((type) => programme !== undefined && type.programme === programme);
  return (narrowed.length > 0 ? narrowed : offered).map(({ id, name }) => ({ id, name: textFor(name, locale) }));
}

/** Returns the degrees of a course type, or `undefined` without one; the type and degree in the request then decide. */
export const degreesOfCourseType = (id: string | undefined): readonly seed.Degree[] | undefined =>
  seed.courseTypes.find((type) => type.id === id)?.degrees;

export const presentSemesters = (locale: Locale) =>
  seed.semesters.map((semester) => ({
    id: semester.id,
    period: textFor(semester.period, locale),
    year: semester.year,
    year_readable: readableYear(semester.year, locale),
    ...readableDates(semester, locale),
    available_type: 'full_time',
  }));
